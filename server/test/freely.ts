import type { Reservation } from '../src/accounts/hash-gate.ts'

/** Hashes beside the queue, which would hold up whoever is in it already. */
export const freely: Reservation = { use: (work) => work(), [Symbol.dispose]: () => {} }
