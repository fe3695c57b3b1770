import type { HashCost } from '../src/accounts/password-hash.ts'

/** As little as there can be, and no rest: what isn't about hashing need not wait for it. */
export const quickHashes: HashCost = { memoryCost: 8, timeCost: 1, rest: 0 }
