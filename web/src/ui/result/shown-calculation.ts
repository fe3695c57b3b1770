import type { CalculationResult } from '@margine/engine'

/** A calculation or a simulation, as far as showing it needs. */
export type ShownCalculation = { ok: true; result: CalculationResult } | { ok: false }
