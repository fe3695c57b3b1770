/**
 * On a save: the same save sent again with the same key within a day takes no second slot and is answered as the first
 * time. 1 to `longestIdempotencyKey` printable ASCII characters.
 */
export const idempotencyKeyHeader = 'Idempotency-Key'

/**
 * The address of the page's person, URI-encoded. Where another person is signed in by now, the request is refused
 * with `other-user`. Optional.
 */
export const pageUserHeader = 'Margine-User'

/** The cookie of a session. Over https its name begins with `__Host-`. */
export const sessionCookieName = 'margine'
