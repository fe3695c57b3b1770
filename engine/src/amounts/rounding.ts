/**
 * A figure freed of double noise: its 12 significant digits, which is what every screen shows
 * and what a border of a band is compared with.
 *
 * @example
 * withoutNoise(19.999999999999996) // 20
 */
export function withoutNoise(x: number): number {
  return Number(x.toPrecision(12))
}

/**
 * An amount to the cent, half away from zero, after removing double noise.
 *
 * @example
 * roundToCents(10.0000001) // 10
 * roundToCents(1.005) // 1.01
 */
export function roundToCents(amount: number): number {
  const cents = Math.abs(amount) * 100
  // Noise matters only next to half a cent: removing it moves them by less than a hundred billionth. It costs ten
  // times the rest.
  const isClear = Math.abs(cents - Math.floor(cents) - 0.5) > cents * 1e-11
  return (Math.sign(amount) * Math.round(isClear ? cents : withoutNoise(cents))) / 100
}
