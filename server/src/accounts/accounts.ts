import type { Database } from '../db/database.ts'
import type { ClientAddress } from '../http/client-address.ts'
import type { Log } from '../process/log.ts'
import { Addresses } from './address.ts'
import { browserCookie } from './browser-cookie.ts'
import { deviceCookie } from './device-cookie.ts'
import { type HashCost, PasswordHashes } from './password-hash.ts'
import { passwordPolicy } from './password-policy.ts'
import { SecurityLog } from './security-log.ts'
import { sessionCookie } from './session-cookie.ts'
import { Sessions } from './sessions.ts'
import { Throttles } from './throttles.ts'
import { Users } from './users.ts'
import { who } from './who.ts'

/** What the account routes work with. */
export type Accounts = ReturnType<typeof createAccounts>

interface Surroundings {
  database: Database
  appUrl: URL
  clientAddress: ClientAddress
  hashCost: HashCost | undefined
  log: Log
  /** See {@link readLogKey}. */
  logKey: string
  /** Told when the time a session was last used could not be stored. */
  onUntouched: (error: Error) => void
}

/** Puts the accounts together over a database. */
export function createAccounts({
  appUrl,
  onUntouched,
  hashCost,
  log,
  logKey,
  ...surroundings
}: Surroundings) {
  const { database } = surroundings
  const sessions = new Sessions(database, onUntouched)
  const cookie = sessionCookie(appUrl)
  const security = new SecurityLog(log, logKey)
  return {
    ...surroundings,
    users: new Users(database),
    addresses: new Addresses(database),
    sessions,
    hashes: new PasswordHashes(hashCost),
    passwordProblem: passwordPolicy(appUrl),
    throttles: new Throttles(database, security),
    security,
    cookie,
    browserCookie: browserCookie(appUrl),
    deviceCookie: deviceCookie(appUrl),
    who: who(cookie, sessions, security, surroundings.clientAddress),
  }
}
