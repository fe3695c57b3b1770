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

const cookies = {
  session: 'margine',
  device: 'margine-device',
  browser: 'margine-browser',
} as const

export type Cookie = keyof typeof cookies

/** Where the server is, as of its `URL`. */
export interface Address {
  readonly protocol: string
  readonly origin: string
}

/** A cookie's name at an address. Browsers keep `__Host-` cookies for https only: on http (localhost) it is plain. */
export const cookieName = (cookie: Cookie, { protocol }: Pick<Address, 'protocol'>): string =>
  `${protocol === 'https:' ? '__Host-' : ''}${cookies[cookie]}`
