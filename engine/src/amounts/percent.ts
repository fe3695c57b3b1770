/** A percentage of an amount. */
export const shareOf = (amount: number, percent: number): number => (amount * percent) / 100

/** An amount in percent of another. */
export const percentOf = (part: number, whole: number): number => (part / whole) * 100
