import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { latestEnd } from '../db/moments.ts'
import type { Schema, UserRow } from '../db/schema.ts'
import { hashBrowser } from './browser-cookie.ts'
import type { Place } from './place.ts'
import { hashToken, newToken } from './secret-token.ts'
import type { User } from './user.ts'
import { lockUser, provePassword } from './user-table.ts'

const minute = 60_000
const day = 24 * 60 * minute

export const idleLimit = 7 * day
export const absoluteLimit = 30 * day

/** How old `last_seen_at` may get before it is written again. */
const touchAfter = 10 * minute
const mostPerUser = 20

interface SessionRow {
  id: string
  email: string
  email_verified_at: number | null
  has_password: boolean | number
  has_google: boolean | number
  created_at: number
  last_seen_at: number
}

/** The credential of a sign-in: the hash of a password and the browser it was typed in, or a Google account. */
type Credential =
  | { passwordHash: string; browser?: string | undefined }
  | Pick<Schema['identities'], 'issuer' | 'subject'>

/** Whether a session has ended by time. One that began ahead of the clock was begun while that was wrong. */
const isOver = ({ created_at, last_seen_at }: SessionRow, now: number): boolean =>
  now - created_at >= absoluteLimit || now - last_seen_at >= idleLimit || created_at > latestEnd(0)

/** Who is signed in. A session is a 256-bit token, of which the table holds the hash. */
export class Sessions {
  readonly #database: Database
  readonly #onUntouched: (error: Error) => void
  readonly #find: (parameters: readonly unknown[]) => Promise<SessionRow[]>

  /** @param onUntouched told when the time a session was last used could not be stored; the request goes on */
  constructor(database: Database, onUntouched: (error: Error) => void) {
    this.#database = database
    this.#onUntouched = onUntouched
    this.#find = database.prepare('session-user', sessionUserQuery(database))
  }

  /** The user of a session's token, or null. One statement. */
  async userOf(token: string): Promise<User | null> {
    const tokenHash = hashToken(token)
    const [row] = await this.#find([tokenHash])
    const now = Date.now()
    if (row === undefined || isOver(row, now)) return null
    const lastSeenAt = await this.#seen(tokenHash, row.last_seen_at, now)
    return {
      id: row.id,
      session: tokenHash,
      email: row.email,
      emailVerified: row.email_verified_at !== null,
      providers: [
        ...(row.has_password ? (['password'] as const) : []),
        ...(row.has_google ? (['google'] as const) : []),
      ],
      signedInAt: row.created_at,
      sessionEnds: Math.min(row.created_at + absoluteLimit, lastSeenAt + idleLimit),
    }
  }

  /**
   * Signs a user in, ends the session the browser came with, and returns the new token. Null when the user is
   * gone, or the credential is no longer theirs: when an owner takes an account back, no session may begin with
   * the old password. A password typed in the browser that followed the verification link is proven by it.
   *
   * @param place from where, for the user to recognise it
   */
  async begin(
    userId: string,
    previousToken: string | undefined,
    credential?: Credential,
    place?: Place,
  ): Promise<string | null> {
    const token = newToken()
    const now = Date.now()
    return this.#database.queries.transaction().execute(async (queries) => {
      const user = await lockUser(queries, userId)
      if (user === undefined) return null
      if (credential !== undefined && !(await stillOpens(queries, user, credential))) return null
      // While the row is locked: a hash renewed by another sign-in would no longer be the one compared.
      if (credential !== undefined && proves(user, credential)) await provePassword(queries, userId)
      if (previousToken !== undefined)
        await queries
          .deleteFrom('sessions')
          .where('tokenHash', '=', hashToken(previousToken))
          .execute()
      await queries
        .insertInto('sessions')
        .values({ tokenHash: hashToken(token), userId, createdAt: now, lastSeenAt: now, ...place })
        .execute()
      const kept = queries
        .selectFrom('sessions')
        .select('tokenHash')
        .where('userId', '=', userId)
        // What began ahead of the clock goes before what is good.
        .orderBy((row) => row('createdAt', '>', latestEnd(0)))
        .orderBy('createdAt', 'desc')
        .orderBy('tokenHash')
        .limit(mostPerUser)
      await queries
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .where('tokenHash', 'not in', kept)
        .execute()
      return token
    })
  }

  /** Signs out. An unknown token is no error. */
  async end(token: string): Promise<void> {
    await this.#database.queries
      .deleteFrom('sessions')
      .where('tokenHash', '=', hashToken(token))
      .execute()
  }

  /**
   * Writes that a session is used, where that was long ago, or ahead of the clock: noted while that was wrong. Answers since
   * when it counts as unused.
   */
  async #seen(tokenHash: string, lastSeenAt: number, now: number): Promise<number> {
    if (now - lastSeenAt < touchAfter && lastSeenAt <= latestEnd(0)) return lastSeenAt
    try {
      await this.#database.queries
        .updateTable('sessions')
        .set({ lastSeenAt: now })
        .where('tokenHash', '=', tokenHash)
        .execute()
      return now
    } catch (error) {
      this.#onUntouched(error as Error)
      return lastSeenAt
    }
  }
}

/** Whether a password that opens the account comes from the browser that followed the verification link. */
function proves({ email, emailVerifiedAt, browserHash }: UserRow, credential: Credential): boolean {
  if (!('passwordHash' in credential) || credential.browser === undefined) return false
  return emailVerifiedAt !== null && browserHash === hashBrowser(credential.browser, email)
}

async function stillOpens(
  queries: Kysely<Schema>,
  { id, passwordHash }: UserRow,
  credential: Credential,
): Promise<boolean> {
  if ('passwordHash' in credential) return credential.passwordHash === passwordHash
  const linked = await queries
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', credential.issuer)
    .where('subject', '=', credential.subject)
    .executeTakeFirst()
  return linked?.userId === id
}

function sessionUserQuery({ queries }: Database) {
  return queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select((expression) => [
      'users.id',
      'users.email',
      'users.emailVerifiedAt',
      expression('users.passwordHash', 'is not', null).as('hasPassword'),
      expression
        .exists(
          expression
            .selectFrom('identities')
            .select('identities.userId')
            .whereRef('identities.userId', '=', 'users.id'),
        )
        .as('hasGoogle'),
      'sessions.createdAt',
      'sessions.lastSeenAt',
    ])
    .where('sessions.tokenHash', '=', '?')
    .$castTo<SessionRow>()
    .compile()
}
