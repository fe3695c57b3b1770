import type { Database } from '../db/database.ts'
import { presentUser, type User } from './user.ts'

const iso = (moment: number) => new Date(moment).toISOString()

/** Everything the accounts hold of a user, for a person to read; of secrets only that they exist. Null when the user is gone. */
export async function ownData({ queries }: Database, user: User) {
  const identities = await queries
    .selectFrom('identities')
    .select(['issuer', 'subject', 'authoritative', 'createdAt'])
    .where('userId', '=', user.id)
    .execute()
  const sessions = await queries
    .selectFrom('sessions')
    .select(['createdAt', 'lastSeenAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .execute()
  // Last: whoever is still there was there with everything that was read before.
  const kept = await queries
    .selectFrom('users')
    .select(['createdAt', 'emailVerifiedAt', 'passwordProvenAt'])
    .where('id', '=', user.id)
    // The route lets only verified users through.
    .$narrowType<{ emailVerifiedAt: number }>()
    .executeTakeFirst()
  if (kept === undefined) return null
  const { createdAt, emailVerifiedAt, passwordProvenAt } = kept
  return {
    ...presentUser(user),
    createdAt: iso(createdAt),
    emailVerifiedAt: iso(emailVerifiedAt),
    passwordProvenAt: passwordProvenAt === null ? null : iso(passwordProvenAt),
    google: identities.map(({ authoritative, ...identity }) => ({
      ...identity,
      authoritative: authoritative === 1,
      createdAt: iso(identity.createdAt),
    })),
    sessions: sessions.map((session) => ({
      createdAt: iso(session.createdAt),
      lastSeenAt: iso(session.lastSeenAt),
    })),
  }
}
