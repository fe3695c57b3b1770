/** What travels to the pages: the types the web app may import. Nothing here but types. */
export type { SessionAnswer, User } from './accounts/user.ts'
export type { ShownMail } from './mail/shown-mail.ts'
export type { ProblemCode } from './strings.ts'
