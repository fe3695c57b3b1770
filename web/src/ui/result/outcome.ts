import type { CalculationResult } from '@margine/engine'

/** A calculation or a simulation, as far as showing it needs. */
export type Outcome = { ok: true; result: CalculationResult } | { ok: false }
