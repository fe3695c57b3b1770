import type { CalculationResult } from '@margine/engine'

/** What was calculated, of a form or of a scenario, for what only shows it. */
export type Outcome = { ok: true; result: CalculationResult } | { ok: false }
