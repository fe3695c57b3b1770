import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema, UserRow } from '../db/schema.ts'
import { requestMail } from '../mail/outbox.ts'
import { hashBrowser } from './browser-cookie.ts'
import { endElsewhere } from './ended-sessions.ts'
import { endMailTokens, findMailToken, isExpired, type MailPurpose } from './mail-tokens.ts'
import { hashToken } from './secret-token.ts'
import { deleteStrangersSaves, isSessionOf } from './strangers.ts'
import type { SignedIn } from './user.ts'
import {
  addUnverified,
  changePassword,
  deleteUser,
  lockSignedIn,
  lockUser,
  replacePassword,
  verifyUnproven,
  verifyWithPassword,
} from './user-table.ts'

/** What following a link led to. Only a link that was once good answers `alreadyVerified`. */
export type Followed = 'done' | 'expired' | 'alreadyVerified'

/** Who follows a verification link. */
export interface Follower {
  /** The browser's token. */
  browser: string
  /** The hash of the password typed on the link's page, where one was. */
  passwordHash?: string
}

/** A link, and its user's row, which is locked until the transaction ends. */
interface LockedLink {
  user: UserRow
  ended: boolean
}

/**
 * The transitions of docs/accounts.md that begin with a sign-up or a mailed link. Each takes the user's row lock
 * before it changes anything else of the user.
 */
export class Addresses {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /**
   * Registers an address, as {@link addUnverified} says. Earlier links stay good: which password they prove is decided when
   * one is followed.
   */
  signUp(
    email: string,
    passwordHash: string,
    browser: string,
    queries: Kysely<Schema>,
  ): Promise<void> {
    const browserHash = hashBrowser(browser, email)
    return addUnverified(queries, { email, passwordHash, browserHash })
  }

  /** The address a link was sent to, or null when the link is not good (any more). */
  async ofLink(token: string, purpose: MailPurpose): Promise<string | null> {
    const row = await this.#database.queries
      .selectFrom('users')
      .innerJoin('mailTokens', 'users.id', 'mailTokens.userId')
      .select(['users.email', 'mailTokens.expiresAt'])
      .where('mailTokens.tokenHash', '=', hashToken(token))
      .where('mailTokens.purpose', '=', purpose)
      .where('mailTokens.endedAt', 'is', null)
      .executeTakeFirst()
    return row === undefined || isExpired(row.expiresAt, purpose) ? null : row.email
  }

  /**
   * Verifies the address a link was sent to. The waiting password becomes the account's; where several
   * browsers chose one, only if this one chose the last. Otherwise a password has to be typed with the
   * link (`passwordNeeded`, and nothing has changed), which then is the account's.
   */
  verify(token: string, { browser, passwordHash }: Follower): Promise<Followed | 'passwordNeeded'> {
    return this.#database.queries.transaction().execute(async (queries) => {
      const link = await this.#lock(queries, token, 'verification')
      if (link === null || link.ended || link.user.emailVerifiedAt !== null) return over(link)
      const { user } = link
      const browserHash = hashBrowser(browser, user.email)
      const choseIt = user.browserHash === browserHash
      if (passwordHash === undefined && !choseIt && user.contested === 1) return 'passwordNeeded'

      if (passwordHash !== undefined || choseIt)
        await verifyWithPassword(queries, user.id, passwordHash)
      else await verifyUnproven(queries, user.id, browserHash)
      return 'done'
    })
  }

  /** Removes an unverified account that a stranger made, for the owner of the address, who has its verification link. */
  disown(token: string): Promise<Followed> {
    return this.#database.queries.transaction().execute(async (queries) => {
      const link = await this.#lock(queries, token, 'verification')
      if (link === null || link.ended || link.user.emailVerifiedAt !== null) return over(link)
      await deleteUser(queries, link.user.id)
      return 'done'
    })
  }

  /**
   * Sets a new password by a reset link: the account now belongs to whoever reads the address's mail. Every
   * session, reset link and Google account goes; a Google account with authority over the address is linked
   * again at its next sign-in. So does what a stranger may have saved. A mail says so.
   *
   * @param from the browser that follows the link: its session, where it has one, and whether it has the account's device
   *   cookie: the mail says where it has neither
   */
  resetPassword(
    token: string,
    passwordHash: string,
    { session, isKnown }: { session: string | undefined; isKnown: boolean },
  ): Promise<'done' | 'expired'> {
    return this.#database.queries.transaction().execute(async (queries) => {
      const link = await this.#lock(queries, token, 'passwordReset')
      if (link === null || link.ended) return 'expired'
      const { id, email } = link.user
      const knowsIt = isKnown || (await isSessionOf(queries, id, session))
      await deleteStrangersSaves(queries, link.user, session)
      await replacePassword(queries, link.user, passwordHash)
      await endElsewhere(queries, id, session && hashToken(session))
      await queries.deleteFrom('identities').where('userId', '=', id).execute()
      await endMailTokens(queries, id, 'passwordReset')
      const kind = knowsIt ? 'passwordChanged' : 'passwordChangedElsewhere'
      await requestMail(queries, { kind, email })
      return 'done'
    })
  }

  /**
   * Replaces a password by another; false where it is not the user's any more, or they are not signed in. Every session ends.
   * Reset links stay: by them an owner takes the account back from whoever knows the password, and could end them. A mail says so.
   */
  changePassword(signedIn: SignedIn, current: string, chosen: string): Promise<boolean> {
    return this.#database.queries.transaction().execute(async (queries) => {
      const user = await lockSignedIn(queries, signedIn)
      if (user === undefined || user.passwordHash !== current) return false
      await changePassword(queries, user, chosen)
      await endElsewhere(queries, user.id, signedIn.session)
      await requestMail(queries, { kind: 'passwordChanged', email: user.email })
      return true
    })
  }

  async #lock(
    queries: Kysely<Schema>,
    token: string,
    purpose: MailPurpose,
  ): Promise<LockedLink | null> {
    const sent = await findMailToken(queries, token, purpose)
    if (sent === undefined) return null
    const user = await lockUser(queries, sent.userId)
    // Read again: whoever had the row lock until now may have ended it.
    const found = await findMailToken(queries, token, purpose)
    if (user === undefined || found === undefined) return null
    return { user, ended: found.endedAt !== null || isExpired(found.expiresAt, purpose) }
  }
}

/** The answer to a verification link that does nothing any more. */
const over = (link: LockedLink | null): Followed =>
  link !== null && link.user.emailVerifiedAt !== null ? 'alreadyVerified' : 'expired'
