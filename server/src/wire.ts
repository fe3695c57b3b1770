/** What travels to the pages: the types the web app may import. Nothing here but types. */

export type { SessionAnswer, User } from './accounts/user.ts'
export type { SavedCalculation } from './calculations/calculation.ts'
export type { ShownMail } from './mail/shown-mail.ts'
export type { ProblemCode } from './strings.ts'
