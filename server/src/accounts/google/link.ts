import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema, UserRow } from '../../db/schema.ts'
import { requestMail } from '../../mail/outbox.ts'
import { isGmail } from '../email-address.ts'
import { endMailTokens } from '../mail-tokens.ts'
import { deleteStrangersSaves } from '../strangers.ts'
import {
  addVerified,
  isUnproven,
  lockUserOf,
  removePassword,
  verifyWithoutPassword,
} from '../user-table.ts'
import type { GoogleIdentity } from './identity.ts'

/** A concurrent sign-in changed what this one had read: it starts again. */
class Overtaken extends Error {}

/** Whether Google decides who reads an address's mail, so that its word is proof enough to link. */
const isAuthoritative = ({ email, hostedDomain }: GoogleIdentity) =>
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

/** Ends what a stranger may have: sessions, and links for a new password. Verification links are void by now. */
async function endAccess(queries: Kysely<Schema>, userId: string): Promise<void> {
  await queries.deleteFrom('sessions').where('userId', '=', userId).execute()
  await endMailTokens(queries, userId, 'passwordReset')
}

/**
 * Takes an address from a password account that never verified it: whoever made that account goes
 * with its password, sessions and links.
 */
async function takeOver(queries: Kysely<Schema>, userId: string): Promise<void> {
  await verifyWithoutPassword(queries, userId)
  await endAccess(queries, userId)
}

/**
 * Makes room for an identity with authority over the address: one without it goes, and so does an unproven password, with
 * what a stranger may have saved. False where another identity with authority is linked: an organisation can give an
 * address to another person, who is another identity to Google.
 */
async function makeRoom(
  queries: Kysely<Schema>,
  user: UserRow,
  { issuer }: GoogleIdentity,
  session: string | undefined,
): Promise<boolean> {
  const { id, email } = user
  const other = await queries
    .selectFrom('identities')
    .select('authoritative')
    .where('userId', '=', id)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  if (other?.authoritative === 1) return false
  if (other === undefined && !isUnproven(user)) return true
  await deleteStrangersSaves(queries, user, session)
  await queries
    .deleteFrom('identities')
    .where('userId', '=', id)
    .where('issuer', '=', issuer)
    .execute()
  if (isUnproven(user)) {
    await removePassword(queries, id)
    await requestMail(queries, { kind: 'passwordEnded', email })
  }
  await endAccess(queries, id)
  return true
}

/** The user who holds the identity's address already, where the identity may have it; else null. */
async function joinOwner(
  queries: Kysely<Schema>,
  identity: GoogleIdentity,
  session: string | undefined,
): Promise<string | null> {
  const owner = await lockUserOf(queries, identity.email)
  if (owner === undefined) throw new Overtaken()
  if (owner.emailVerifiedAt === null) {
    await takeOver(queries, owner.id)
    return owner.id
  }
  const mayJoin = isAuthoritative(identity) && (await makeRoom(queries, owner, identity, session))
  return mayJoin ? owner.id : null
}

async function attempt(
  queries: Kysely<Schema>,
  identity: GoogleIdentity,
  session: string | undefined,
): Promise<string | null> {
  const known = await knownUser(queries, identity)
  if (known !== null) return known

  const userId =
    (await addVerified(queries, identity.email)) ?? (await joinOwner(queries, identity, session))
  // A first sign-in of the same identity may just have made the very user that this one may not join.
  if (userId === null) return knownUser(queries, identity)

  const { issuer, subject } = identity
  const linked = await queries
    .insertInto('identities')
    .values({
      issuer,
      subject,
      userId,
      authoritative: isAuthoritative(identity) ? 1 : 0,
      createdAt: Date.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (linked === undefined) throw new Overtaken()
  await requestMail(queries, { kind: 'googleLinked', email: identity.email })
  return userId
}

const mostAttempts = 5

/**
 * The user a Google identity signs in as: the one it is linked to, a new one, or the one who holds
 * its address where that may be linked. Null where it may not: then the password has to be used.
 *
 * @param session of the browser that signs in, where it has one
 */
export async function userIdOf(
  database: Database,
  identity: GoogleIdentity,
  session: string | undefined,
  attempts = mostAttempts,
): Promise<string | null> {
  try {
    return await database.queries
      .transaction()
      .execute((queries) => attempt(queries, identity, session))
  } catch (error) {
    if (!(error instanceof Overtaken) || attempts === 1) throw error
    return userIdOf(database, identity, session, attempts - 1)
  }
}
