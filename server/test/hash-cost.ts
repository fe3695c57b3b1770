import type { HashCost } from '../src/accounts/password-hash.ts'

/** The cheapest hashes there are: for tests that are not about hashing. */
export const quickHashes: HashCost = { memoryCost: 8, timeCost: 1 }
