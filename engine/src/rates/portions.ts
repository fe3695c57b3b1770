import { type Rate, type Step, stepOf, type TieredRate } from './rate.ts'

/** A part of a basis, and the percentage that a rate takes of it. */
type Portion = { from: number; to: number; percent: number }

/** What a rate takes of which parts of a basis, and between which of its thresholds the basis lies. */
export type Charging = {
  portions: Portion[]
  /** The threshold that the basis is above; null where it is above none. */
  above: number | null
  /** The one that it doesn't pass; null where it passes all. */
  upTo: number | null
}

/**
 * How {@link feeOf} comes to its fee.
 *
 * @example
 * const steps = [{ upTo: 50, percent: 15 }]
 * chargingOf({ kind: 'tiered', steps, beyond: 9 }, 100, false).portions[1] // { from: 50, to: 100, percent: 9 }
 */
export function chargingOf(rate: Rate, basis: number, prime: boolean): Charging {
  switch (rate.kind) {
    case 'flat':
      return wholly(rate.percent, basis)
    case 'tiered':
      return tieredCharging(rate, basis)
    case 'priceBreak':
      return brokenCharging(rate.steps, basis) ?? beyond(rate.steps, wholly(rate.otherwise, basis))
    case 'clothing': {
      const otherwise = prime ? rate.otherwisePrime : rate.otherwise
      return (
        brokenCharging(rate.steps, basis) ?? beyond(rate.steps, chargingOf(otherwise, basis, prime))
      )
    }
  }
}

const wholly = (percent: number, basis: number): Charging => ({
  portions: [{ from: 0, to: basis, percent }],
  above: null,
  upTo: null,
})

function brokenCharging(steps: readonly Step[], basis: number): Charging | null {
  const step = stepOf(steps, basis)
  if (step === undefined) return null
  const above = steps[steps.indexOf(step) - 1]?.upTo ?? null
  return { ...wholly(step.percent, basis), above, upTo: step.upTo }
}

/** The same for a basis above the last of some price breaks. */
const beyond = (steps: readonly Step[], charging: Charging): Charging => ({
  ...charging,
  above: Math.max(charging.above ?? 0, ...steps.map(({ upTo }) => upTo)),
})

function tieredCharging({ steps, beyond }: TieredRate, basis: number): Charging {
  const portions: Portion[] = []
  let above: number | null = null
  let from = 0
  for (const { upTo, percent } of steps) {
    if (basis <= upTo) return { portions: [...portions, { from, to: basis, percent }], above, upTo }
    portions.push({ from, to: upTo, percent })
    above = upTo
    from = upTo
  }
  return { portions: [...portions, { from, to: basis, percent: beyond }], above, upTo: null }
}
