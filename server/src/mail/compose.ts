import type { Kysely } from 'kysely'
import { issueMailToken, type MailPurpose } from '../accounts/mail-tokens.ts'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { type Letter, letters } from './letters.ts'
import type { OutboxRow } from './outbox.ts'

/** A letter and whom it goes to. */
export interface Addressed {
  to: string
  letter: Letter
}

interface Surroundings {
  database: Database
  appUrl: URL
  supportEmail: string
  now: () => number
}

/**
 * Decides, at the moment of sending, what an outbox row comes to: a letter with a fresh link, or
 * nothing where the address is nobody's or has nothing to verify.
 */
export function composer({ database, appUrl, supportEmail, now }: Surroundings) {
  const resetPage = `${appUrl.origin}/password-dimenticata`
  // Token and address stand in the fragment, which no server and no log ever sees. The address is
  // filled in where the link leads, also in another tab or on another device.
  const link = (path: string, token: string, email: string) =>
    `${appUrl.origin}${path}#${token}&${new URLSearchParams({ email })}`

  return async (
    { kind, email, message }: OutboxRow,
    queries: Kysely<Schema>,
  ): Promise<Addressed | null> => {
    if (kind === 'feedback') return { to: supportEmail, letter: letters.feedback(message) }

    const user = await queries
      .selectFrom('users')
      .select(['id', 'emailVerifiedAt'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (user === undefined) return null
    const withLink = async (
      purpose: MailPurpose,
      path: string,
      letter: (url: string) => Letter,
    ): Promise<Addressed | null> => {
      const token = await issueMailToken(database, queries, user.id, purpose, now())
      return token === null ? null : { to: email, letter: letter(link(path, token, email)) }
    }

    if (kind === 'passwordEnded') return { to: email, letter: letters.passwordEnded(resetPage) }
    if (kind === 'passwordReset')
      return withLink('passwordReset', '/nuova-password', letters.passwordReset)
    if (user.emailVerifiedAt === null)
      return withLink('verification', '/verifica-email', letters.verification)
    if (kind === 'verification') return null
    return { to: email, letter: letters.alreadyRegistered(`${appUrl.origin}/login`) }
  }
}
