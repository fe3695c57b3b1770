const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * By how much a series of samples grows from its first to its last, along a straight line: the middle of the
 * slopes between any two samples. A peak here and there, as others on the machine make it, weighs nothing.
 */
export function growth(samples: readonly number[]): number {
  const slopes = samples.flatMap((from, start) =>
    samples.slice(start + 1).map((to, distance) => (to - from) / (distance + 1)),
  )
  return middle(slopes) * Math.max(0, samples.length - 1)
}
