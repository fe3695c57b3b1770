import type { Measurement } from './measure.ts'

/** Prints whether the slowest of several keeps within an aim, by what its code costs undisturbed. */
export function judged(
  what: string,
  measured: Readonly<Record<string, Measurement>>,
  aimNs: number,
): boolean {
  const [slowest = '', { quietNs = 0, medianNs = 0 } = {}] = Object.entries(measured).reduce(
    (one, other) => (other[1].quietNs > one[1].quietNs ? other : one),
  )
  const met = quietNs < aimNs
  console.log(
    `Aim: ${what} below ${aimNs} ns. ${met ? 'Met' : 'Missed'}: the slowest, «${slowest}», takes ${quietNs.toFixed(0)} ns (median ${medianNs.toFixed(0)}).`,
  )
  return met
}
