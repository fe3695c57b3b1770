import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { type Letter, letters } from '../mail/letters.ts'
import { isAskedFor, type OutboxRow } from '../mail/outbox.ts'
import type { Addressed } from '../mail/worker.ts'
import { mailboxOf } from './email-address.ts'
import { issueMailToken, type MailPurpose } from './mail-tokens.ts'
import { opensToStrangers } from './strangers.ts'
import type { Throttles } from './throttles.ts'

/**
 * In how many milliseconds a mail may leave; 0 where it may now, which counts. An account has its own pace, and so have a
 * mailbox's plain address and feedback. All other unverified addresses of a mailbox share one, however many sign up.
 */
export const mailPace =
  ({ queries }: Database, throttles: Throttles) =>
  async ({ kind, email }: Pick<OutboxRow, 'kind' | 'email'>): Promise<number> => {
    if (kind === 'feedback') return throttles.paceFeedback()
    if (!isAskedFor(kind)) return 0
    const verified = await queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('emailVerifiedAt', 'is not', null)
      .executeTakeFirst()
    const mailbox = mailboxOf(email)
    const isOneOfMany = verified === undefined && email !== mailbox
    return throttles.paceMail(kind, isOneOfMany ? `others of ${mailbox}` : email)
  }

/** What the outbox may hold that is about an account. */
export type AccountMailKind = Exclude<OutboxRow['kind'], 'feedback'>

/** The letters that say what has changed in an account. */
const changes = [
  'passwordEnded',
  'passwordChanged',
  'passwordChangedElsewhere',
  'googleLinked',
] as const

const isOfChange = (kind: AccountMailKind): kind is (typeof changes)[number] =>
  changes.some((change) => change === kind)

/** The letter with a reset link: it warns where what was saved falls with the password. */
async function resetLetter(
  queries: Kysely<Schema>,
  user: Parameters<typeof opensToStrangers>[1] & { hasSaved: unknown },
) {
  const deletes = user.hasSaved && (await opensToStrangers(queries, user))
  return deletes ? letters.resetThatDeletes : letters.passwordReset
}

/**
 * Decides, at the moment of sending, which letter a request for mail about an account comes to: one with a
 * new link, or none where the address is nobody's or has nothing to verify.
 */
export function accountMail(appUrl: URL, supportEmail: string) {
  const resetPage = `${appUrl.origin}/password-dimenticata`
  // Token and address stand in the fragment, which no server and no log ever sees. The address is
  // filled in where the link leads, also in another tab or on another device.
  const link = (path: string, token: string, email: string) =>
    `${appUrl.origin}${path}#${token}&${new URLSearchParams({ email })}`

  return async (
    kind: AccountMailKind,
    email: string,
    queries: Kysely<Schema>,
  ): Promise<Addressed | null> => {
    // The address has no user any more.
    if (kind === 'accountDeleted')
      return { to: email, letter: letters.accountDeleted(supportEmail) }
    const user = await queries
      .selectFrom('users')
      .select(({ exists, or, selectFrom }) => [
        'id',
        'emailVerifiedAt',
        'passwordHash',
        'passwordProvenAt',
        or([
          exists(
            selectFrom('calculations')
              .select('id')
              .whereRef('calculations.userId', '=', 'users.id'),
          ),
          exists(
            selectFrom('profiles').select('userId').whereRef('profiles.userId', '=', 'users.id'),
          ),
        ]).as('hasSaved'),
      ])
      .where('email', '=', email)
      .executeTakeFirst()
    if (user === undefined) return null
    const withLink = async (
      purpose: MailPurpose,
      path: string,
      letter: (url: string) => Letter,
    ): Promise<Addressed | null> => {
      const token = await issueMailToken(queries, user.id, purpose)
      return token === null ? null : { to: email, letter: letter(link(path, token, email)) }
    }

    if (isOfChange(kind)) return { to: email, letter: letters[kind](resetPage) }
    if (kind === 'passwordReset')
      return withLink('passwordReset', '/nuova-password', await resetLetter(queries, user))
    if (user.emailVerifiedAt === null)
      return withLink('verification', '/verifica-email', letters.verification)
    if (kind === 'verification') return null
    return { to: email, letter: letters.alreadyRegistered(`${appUrl.origin}/login`) }
  }
}
