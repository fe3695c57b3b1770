import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { batchSize } from '../db/in-batches.ts'
import { latestEnd } from '../db/moments.ts'
import type { Schema, UserRow } from '../db/schema.ts'
import type { SignedIn } from './user.ts'

/*
 * Every statement that writes to the table `users`. Which of them a sign-up, a link, a sign-in or a
 * Google account leads to is decided in `address.ts`, `users.ts`, `sessions.ts` and `google/link.ts`.
 */

type Queries = Kysely<Schema>

/**
 * Locks a user's row until the transaction ends, and answers it; undefined when there is no such user.
 * A transaction that changes what hangs on a user (links, sessions, identities, calculations) takes this
 * row lock first. In another order two transactions could wait for each other, and PostgreSQL would end
 * one of them.
 */
export const lockUser = (queries: Queries, id: string): Promise<UserRow | undefined> =>
  queries.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/**
 * The user of a session that is still there, to be selected from. Both rows stay locked until the transaction ends: what a
 * request writes by it, it writes before its session ends, or never.
 */
export const stillSignedIn = (queries: Queries, { id, session }: SignedIn) =>
  queries
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.userId', 'users.id')
    .where('users.id', '=', id)
    .where('sessions.tokenHash', '=', session)
    .forNoKeyUpdate()

/** The same as {@link lockUser} for a user with a session that has not ended; undefined where it has. */
export const lockSignedIn = (queries: Queries, user: SignedIn): Promise<UserRow | undefined> =>
  stillSignedIn(queries, user).selectAll('users').executeTakeFirst()

/** The same for the user of an address. */
export const lockUserOf = (queries: Queries, email: string): Promise<UserRow | undefined> =>
  queries
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Adds a user with an unverified address. Where one waits already, the password and the browser replace the earlier
 * ones, and the address is contested if the browser is another. A verified one stays as it is.
 */
export async function addUnverified(
  queries: Queries,
  {
    email,
    passwordHash,
    browserHash,
  }: { email: string; passwordHash: string; browserHash: string },
): Promise<void> {
  const createdAt = Date.now()
  await queries
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      emailVerifiedAt: null,
      passwordHash,
      browserHash,
      createdAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet((row) => ({
          passwordHash,
          browserHash,
          createdAt,
          contested: row
            .case()
            .when('users.browserHash', '=', browserHash)
            .then(row.ref('users.contested'))
            .else(row.val<0 | 1>(1))
            .end(),
        }))
        .where('users.emailVerifiedAt', 'is', null),
    )
    .execute()
}

/** Adds a user with a verified address and no password, and answers the id; null when the address has a user. */
export async function addVerified(queries: Queries, email: string): Promise<string | null> {
  const createdAt = Date.now()
  const added = await queries
    .insertInto('users')
    .values({ id: randomUUID(), email, emailVerifiedAt: createdAt, passwordHash: null, createdAt })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

/** Sets columns of a user that the caller has locked. */
async function set(
  queries: Queries,
  id: string,
  columns: Partial<Omit<UserRow, 'id' | 'email' | 'createdAt'>>,
): Promise<void> {
  await queries.updateTable('users').set(columns).where('id', '=', id).execute()
}

/** Verifies an address with a proven password: the waiting one, or one typed just now. */
export const verifyWithPassword = (
  queries: Queries,
  id: string,
  passwordHash: string | undefined,
): Promise<void> =>
  set(queries, id, {
    ...(passwordHash !== undefined && { passwordHash }),
    emailVerifiedAt: Date.now(),
    passwordProvenAt: Date.now(),
    browserHash: null,
    contested: 0,
  })

/** Verifies an address with an unproven password, which may be a stranger's: a sign-in from this browser will prove it. */
export const verifyUnproven = (queries: Queries, id: string, browserHash: string): Promise<void> =>
  set(queries, id, {
    emailVerifiedAt: Date.now(),
    passwordProvenAt: null,
    browserHash,
    contested: 0,
  })

/** Verifies an address that Google vouches for, and removes the password, which a stranger may have chosen. */
export const verifyWithoutPassword = (queries: Queries, id: string): Promise<void> =>
  set(queries, id, {
    passwordHash: null,
    browserHash: null,
    contested: 0,
    emailVerifiedAt: Date.now(),
  })

/** Sets a password chosen by the reader of the address's mail, which verifies the address too. */
export const replacePassword = (
  queries: Queries,
  { id, emailVerifiedAt }: Pick<UserRow, 'id' | 'emailVerifiedAt'>,
  passwordHash: string,
): Promise<void> =>
  set(queries, id, {
    passwordHash,
    passwordProvenAt: Date.now(),
    browserHash: null,
    contested: 0,
    emailVerifiedAt: emailVerifiedAt ?? Date.now(),
  })

/**
 * Sets a password chosen with the one before, of which it is known no better who chose it: proven it is only if that one
 * was.
 */
export const changePassword = (
  queries: Queries,
  { id, passwordProvenAt }: Pick<UserRow, 'id' | 'passwordProvenAt'>,
  passwordHash: string,
): Promise<void> =>
  set(queries, id, {
    passwordHash,
    passwordProvenAt: passwordProvenAt === null ? null : Date.now(),
  })

export const removePassword = (queries: Queries, id: string): Promise<void> =>
  set(queries, id, { passwordHash: null, browserHash: null })

/** Whether a user's password is unproven: its owner may not have chosen it. */
export const isUnproven = ({
  passwordHash,
  passwordProvenAt,
}: Pick<UserRow, 'passwordHash' | 'passwordProvenAt'>): boolean =>
  passwordHash !== null && passwordProvenAt === null

/** Notes that a password is its owner's: the browser that followed the verification link signs in with it. */
export const provePassword = (queries: Queries, id: string): Promise<void> =>
  set(queries, id, { passwordProvenAt: Date.now(), browserHash: null })

/** Replaces the hash of a password by another of the same, unless the password has changed meanwhile. */
export async function rehashPassword(
  queries: Queries,
  id: string,
  outdated: string,
  current: string,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ passwordHash: current })
    .where('id', '=', id)
    .where('passwordHash', '=', outdated)
    .execute()
}

/** Deletes a locked user and the mails still to be sent to them. Everything else of theirs goes by its foreign key. */
export async function deleteUser(queries: Queries, id: string): Promise<void> {
  const theirs = queries.selectFrom('users').select('email').where('id', '=', id)
  await queries.deleteFrom('outbox').where('email', 'in', theirs).execute()
  await queries.deleteFrom('users').where('id', '=', id).execute()
}

/** Moves the sign-up of unverified users to now where it is ahead of the clock. */
export async function dateUnverified(queries: Queries): Promise<void> {
  await queries
    .updateTable('users')
    .set({ createdAt: Date.now() })
    .where('emailVerifiedAt', 'is', null)
    .where('createdAt', '>', latestEnd(0))
    .execute()
}

/** Deletes a batch of the unverified users who last signed up until `latest`. */
export const deleteUnverified = (queries: Queries, latest: number) =>
  queries
    .deleteFrom('users')
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('users')
        .select('id')
        .where('emailVerifiedAt', 'is', null)
        .where('createdAt', '<=', latest)
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
