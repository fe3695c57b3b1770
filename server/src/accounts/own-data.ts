import type { Database } from '../db/database.ts'
import { isoMoment } from '../db/moments.ts'
import type { Schema } from '../db/schema.ts'
import { presentUser, type User } from './user.ts'

const isoOrNull = (moment: number | null) => (moment === null ? null : isoMoment(moment))

/** Everything the accounts hold of a user, for a person to read; of secrets only that they exist. Null when the user is gone. */
export async function ownData({ queries }: Database, user: User) {
  const identities = await queries
    .selectFrom('identities')
    .select(['issuer', 'subject', 'authoritative', 'createdAt'])
    .where('userId', '=', user.id)
    .execute()
  const sessions = await queries
    .selectFrom('sessions')
    .select(['browser', 'system', 'network', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt')
    .execute()
  const endedSessions = await queries
    .selectFrom('endedSessions')
    .select('expiresAt')
    .where('userId', '=', user.id)
    .orderBy('expiresAt')
    .execute()
  const links = await queries
    .selectFrom('mailTokens')
    .select(['purpose', 'expiresAt', 'endedAt'])
    .where('userId', '=', user.id)
    .orderBy('expiresAt')
    .execute()
  const mails = await queries
    .selectFrom('outbox')
    .select(['kind', 'createdAt', 'attempts', 'nextAttemptAt'])
    .where('email', '=', user.email)
    // Feedback has no address.
    .$narrowType<{ kind: Exclude<Schema['outbox']['kind'], 'feedback'> }>()
    .orderBy('createdAt')
    .execute()
  // Last: a user who is still there was there during all the reads before.
  const kept = await queries
    .selectFrom('users')
    .select(['createdAt', 'emailVerifiedAt', 'passwordProvenAt', 'browserHash'])
    .where('id', '=', user.id)
    // The route lets only verified users through.
    .$narrowType<{ emailVerifiedAt: number }>()
    .executeTakeFirst()
  if (kept === undefined) return null
  const { createdAt, emailVerifiedAt, passwordProvenAt, browserHash } = kept
  return {
    ...presentUser(user),
    createdAt: isoMoment(createdAt),
    emailVerifiedAt: isoMoment(emailVerifiedAt),
    passwordProvenAt: isoOrNull(passwordProvenAt),
    browserRemembered: browserHash !== null,
    google: identities.map(({ authoritative, ...identity }) => ({
      ...identity,
      authoritative: authoritative === 1,
      createdAt: isoMoment(identity.createdAt),
    })),
    sessions: sessions.map((session) => ({
      ...session,
      createdAt: isoMoment(session.createdAt),
      lastSeenAt: isoMoment(session.lastSeenAt),
    })),
    endedSessions: endedSessions.map(({ expiresAt }) => ({ expiresAt: isoMoment(expiresAt) })),
    links: links.map(({ purpose, expiresAt, endedAt }) => ({
      purpose,
      expiresAt: isoMoment(expiresAt),
      endedAt: isoOrNull(endedAt),
    })),
    mails: mails.map((mail) => ({
      ...mail,
      createdAt: isoMoment(mail.createdAt),
      nextAttemptAt: isoMoment(mail.nextAttemptAt),
    })),
  }
}
