/** How many calculations a user can keep while Margine is in beta. More is a migration: see the table's `CHECK`. */
export const mostSavedCalculations = 2

/** The longest name of a calculation, in characters as people count them (code points). */
export const longestName = 80

/** The longest text in a field of the form, in UTF-16 units: longer than any amount or key of ours. */
export const longestTyped = 200

/** The most marketplaces that a profile names: more than there are. */
export const mostMarketplaces = 40

/** The most fixed costs that a profile holds. */
export const mostFixedCosts = 50

/** The shortest password that can be chosen, in code points. */
export const shortestPassword = 8

/** The longest password that can be chosen, in code points. */
export const longestPassword = 128

/** The longest password that is read, in UTF-16 units: longer than any that is taken, so that it is refused in words. */
export const longestTypedPassword = 1024

/** For how many minutes after a sign-in what can't be undone may be done without another. */
export const recentSignInMinutes = 10

/** The longest token of a mailed link, in UTF-16 units: longer than ours. */
export const longestLinkToken = 100

/** The longest ID token of Google's, in UTF-16 units. */
export const longestIdToken = 8192

/** The longest nonce that a device asked Google to put into its token, in UTF-16 units. */
export const longestNonce = 255

/** The longest idempotency key, in characters: long enough for any, short enough to keep. */
export const longestIdempotencyKey = 255

/** The longest address, in UTF-16 units, as typed and in its one spelling. */
export const longestEmail = 254

/** The longest message of the feedback form, in UTF-16 units, without the blanks around it. */
export const longestMessage = 5000

/** The largest body of a request, in bytes. */
export const largestBody = 64 * 1024
