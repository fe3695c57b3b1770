import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { isGmail } from '../email-address.ts'
import type { GoogleIdentity } from './identity.ts'

/** Another sign-in changed meanwhile what this one had read: it starts again from nothing. */
class Overtaken extends Error {}

/** Whether Google decides who reads an address's mail, so that its word is proof enough to link. */
const speaksFor = ({ email, hostedDomain }: GoogleIdentity) =>
  isGmail(email) || (hostedDomain !== undefined && email.endsWith(`@${hostedDomain}`))

async function knownUser(queries: Kysely<Schema>, { issuer, subject }: GoogleIdentity) {
  const known = await queries
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return known?.userId ?? null
}

/** A new user of this address, or null when there is one already. */
async function newUser(queries: Kysely<Schema>, email: string, now: number) {
  const created = await queries
    .insertInto('users')
    .values({ id: randomUUID(), email, emailVerifiedAt: now, passwordHash: null, createdAt: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return created?.id ?? null
}

/**
 * Takes an address from a password account that never verified it: whoever made that account goes
 * with its password, sessions and links.
 */
async function takeOver(queries: Kysely<Schema>, userId: string, now: number): Promise<string> {
  const taken = await queries
    .updateTable('users')
    .set({ passwordHash: null, emailVerifiedAt: now })
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (taken === undefined) throw new Overtaken()
  await queries.deleteFrom('sessions').where('userId', '=', userId).execute()
  await queries.deleteFrom('mailTokens').where('userId', '=', userId).execute()
  return userId
}

/** Whether a user already signs in with another account of Google's. */
async function hasAnother(queries: Kysely<Schema>, userId: string, { issuer }: GoogleIdentity) {
  const other = await queries
    .selectFrom('identities')
    .select('userId')
    .where('userId', '=', userId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * The user who holds the identity's address already, where the identity may have it: where Google
 * speaks for the address, and the user has no Google account yet. An organisation can give the
 * address of somebody who left to somebody else, who then is somebody else to Google too.
 */
async function joinOwner(
  queries: Kysely<Schema>,
  identity: GoogleIdentity,
  now: number,
): Promise<string | null> {
  const owner = await queries
    .selectFrom('users')
    .select(['id', 'emailVerifiedAt'])
    .where('email', '=', identity.email)
    .executeTakeFirst()
  if (owner === undefined) throw new Overtaken()
  if (owner.emailVerifiedAt === null) return takeOver(queries, owner.id, now)
  const mayJoin = speaksFor(identity) && !(await hasAnother(queries, owner.id, identity))
  return mayJoin ? owner.id : null
}

async function attempt(
  queries: Kysely<Schema>,
  identity: GoogleIdentity,
  now: number,
): Promise<string | null> {
  const known = await knownUser(queries, identity)
  if (known !== null) return known

  const userId =
    (await newUser(queries, identity.email, now)) ?? (await joinOwner(queries, identity, now))
  // A first sign-in of the same identity may just have made the very user that this one may not join.
  if (userId === null) return knownUser(queries, identity)

  const { issuer, subject } = identity
  const linked = await queries
    .insertInto('identities')
    .values({ issuer, subject, userId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (linked === undefined) throw new Overtaken()
  return userId
}

const mostAttempts = 5

/**
 * The user a Google identity signs in as: the one it is linked to, a new one, or the one who holds
 * its address where that may be linked. Null where it may not: then the password has to be used.
 */
export async function userIdOf(
  database: Database,
  identity: GoogleIdentity,
  now: number,
  attempts = mostAttempts,
): Promise<string | null> {
  try {
    return await database.queries
      .transaction()
      .execute((queries) => attempt(queries, identity, now))
  } catch (error) {
    if (!(error instanceof Overtaken) || attempts === 1) throw error
    return userIdOf(database, identity, now, attempts - 1)
  }
}
