import type { Kysely } from 'kysely'
import { issueMailToken } from '../accounts/mail-tokens.ts'
import type { Schema } from '../db/schema.ts'
import { type Letter, letters } from './letters.ts'
import type { OutboxRow } from './outbox.ts'

/** A letter and whom it goes to. */
export interface Addressed {
  to: string
  letter: Letter
}

interface Surroundings {
  appUrl: URL
  supportEmail: string
  now: () => number
}

/**
 * Decides, at the moment of sending, what an outbox row comes to: a letter with a fresh link, or
 * nothing where the address is nobody's or has nothing to verify.
 */
export function composer({ appUrl, supportEmail, now }: Surroundings) {
  // The token stands in the fragment, which no server and no log ever sees.
  const link = (path: string, token: string) => `${appUrl.origin}${path}#${token}`

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
    const issue = (purpose: 'verification' | 'passwordReset') =>
      issueMailToken(queries, user.id, purpose, now())

    if (kind === 'passwordReset') {
      const url = link('/nuova-password', await issue('passwordReset'))
      return { to: email, letter: letters.passwordReset(url) }
    }
    if (user.emailVerifiedAt === null) {
      const url = link('/verifica-email', await issue('verification'))
      return { to: email, letter: letters.verification(url) }
    }
    if (kind === 'verification') return null
    return { to: email, letter: letters.alreadyRegistered(`${appUrl.origin}/login`) }
  }
}
