/**
 * On a save: the same save sent again with the same key within a day takes no second slot and is answered as the first
 * time. 1 to `longestIdempotencyKey` printable ASCII characters.
 */
export const idempotencyKeyHeader = 'Idempotency-Key'

/**
 * For whom a page was made: their address, URI-encoded. When somebody else is signed in by now, the request is
 * refused with `other-user`. Optional.
 */
export const pageUserHeader = 'Margine-User'

/**
 * With the header above on a page of somebody's own, and on the answer to who is signed in: for how many seconds their
 * session lasts if they don't come back.
 */
export const sessionSecondsHeader = 'Margine-Session-Seconds'

/** The cookie of a session. Over https its name begins with `__Host-`. */
export const sessionCookieName = 'margine'
