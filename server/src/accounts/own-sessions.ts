import type { OwnSession } from '@margine/contract'
import type { Database } from '../db/database.ts'
import { isoMoment } from '../db/moments.ts'
import { endElsewhere, goodSessions } from './ended-sessions.ts'
import { hashToken } from './secret-token.ts'
import type { SignedIn } from './user.ts'
import { lockSignedIn } from './user-table.ts'

/** What a session is called outside: of its token's hash, which is what it is found by, nothing is told. */
const idOf = (tokenHash: string) => hashToken(`session ${tokenHash}`)

/** What the session with a token is called outside. */
export const sessionId = (token: string) => idOf(hashToken(token))

/** The sessions of a user that are still good: the one with this token first, then those used last. */
export async function sessionsOf(
  { queries }: Database,
  userId: string,
  token: string,
): Promise<OwnSession[]> {
  const rows = await goodSessions(queries, userId)
    .select(['tokenHash', 'browser', 'system', 'network', 'createdAt', 'lastSeenAt'])
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute()
  const own = hashToken(token)
  return rows
    .map(({ tokenHash, createdAt, lastSeenAt, ...place }) => ({
      id: idOf(tokenHash),
      ...place,
      createdAt: isoMoment(createdAt),
      lastSeenAt: isoMoment(lastSeenAt),
      current: tokenHash === own,
    }))
    .sort((one, other) => Number(other.current) - Number(one.current))
}

/** Ends a session of a signed-in user by its public id; false where there is none, or their own has ended. */
export function endSession(
  { queries }: Database,
  signedIn: SignedIn,
  id: string,
): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    if ((await lockSignedIn(transaction, signedIn)) === undefined) return false
    const rows = await transaction
      .selectFrom('sessions')
      .select('tokenHash')
      .where('userId', '=', signedIn.id)
      .execute()
    const found = rows.find(({ tokenHash }) => idOf(tokenHash) === id)
    if (found === undefined) return false
    await endElsewhere(transaction, signedIn.id, signedIn.session, found.tokenHash)
    return true
  })
}

/** Ends every session of a signed-in user; false where their own has ended. */
export function endSessions({ queries }: Database, signedIn: SignedIn): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    if ((await lockSignedIn(transaction, signedIn)) === undefined) return false
    await endElsewhere(transaction, signedIn.id, signedIn.session)
    return true
  })
}
