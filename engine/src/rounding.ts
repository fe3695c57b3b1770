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
  return (Math.sign(amount) * Math.round(withoutNoise(Math.abs(amount) * 100))) / 100
}
