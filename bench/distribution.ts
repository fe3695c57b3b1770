/** A set of measurements, described by the value that half of them, nearly all, and all stay within. */
export type Distribution = { p50: number; p95: number; max: number }

export function distribution(values: readonly number[]): Distribution {
  const sorted = values.toSorted((a, b) => a - b)
  const within = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
  return { p50: within(0.5), p95: within(0.95), max: within(1) }
}
