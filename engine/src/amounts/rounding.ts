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
  // Noise can matter only next to half a cent, and for 12 digits to reach as far as that an amount
  // has to have eight before the comma; removing it costs ten times the rest.
  const isClear = cents < 1e8 && Math.abs((cents % 1) - 0.5) > 1e-3
  return (Math.sign(amount) * Math.round(isClear ? cents : withoutNoise(cents))) / 100
}
