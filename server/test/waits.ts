import type { Waits } from '../src/db/open.ts'

/** Long enough for a busy machine. A test about these timeouts passes its own. */
export const patientWaits: Waits = {
  sqliteLock: 20_000,
  postgres: { connection: 20_000, answer: 20_000, readiness: 20_000 },
}
