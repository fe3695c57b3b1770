/** The greatest of some numbers; `none` where there are none, or all are less. */
export const greatestOf = (numbers: readonly number[], none: number): number =>
  numbers.reduce((one, other) => Math.max(one, other), none)

/** The least of some numbers; infinite where there are none. */
export const leastOf = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
