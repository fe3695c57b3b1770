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
  // Noise matters only next to half a cent: of up to 11 digits before the point, 12 leave at least one
  // after it, so that removing it moves them by 0.05 at most. It costs ten times the rest.
  const isClear = cents < 1e11 && Math.abs((cents % 1) - 0.5) > 0.06
  return (Math.sign(amount) * Math.round(isClear ? cents : withoutNoise(cents))) / 100
}
