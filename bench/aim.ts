import type { Measurement } from './measure.ts'

/** Says whether the slowest of some keeps within an aim. */
export function judged(
  what: string,
  measured: readonly (readonly [string, Measurement])[],
  aimNs: number,
): boolean {
  const [slowest = '', medianNs = 0] = measured
    .map(([name, measurement]) => [name, measurement.medianNs] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one))
  const met = medianNs < aimNs
  console.log(
    `Aim: ${what} below ${aimNs} ns. ${met ? 'Met' : 'Missed'}: the slowest, «${slowest}», takes ${medianNs.toFixed(0)} ns.`,
  )
  return met
}
