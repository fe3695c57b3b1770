import { accounts } from './0001-accounts.ts'
import { calculations } from './0002-calculations.ts'
import { addressProofs } from './0003-address-proofs.ts'
import { orderAndAge } from './0004-order-and-age.ts'
import { firstAttempts } from './0005-first-attempts.ts'
import { logKey } from './0006-log-key.ts'
import { ownAccount } from './0007-own-account.ts'
import { profiles } from './0008-profiles.ts'
import { endedSessions } from './0009-ended-sessions.ts'

/** Every migration in the order it runs. A migration that has run is never changed: a new one follows. */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: '0001-accounts', sql: accounts },
  { name: '0002-calculations', sql: calculations },
  { name: '0003-address-proofs', sql: addressProofs },
  { name: '0004-order-and-age', sql: orderAndAge },
  { name: '0005-first-attempts', sql: firstAttempts },
  { name: '0006-log-key', sql: logKey },
  { name: '0007-own-account', sql: ownAccount },
  { name: '0008-profiles', sql: profiles },
  { name: '0009-ended-sessions', sql: endedSessions },
]
