/** The scale that bars share: 0 is always on it. */
export type Extent = { least: number; most: number }

export function extentOf(values: number[]): Extent {
  return { least: Math.min(0, ...values), most: Math.max(0, ...values) }
}

/** A bar thinner than this, in percent of the scale, could not be seen. */
const thinnest = 0.75

/** How far from the left end 0 is. */
export function zeroOf({ least, most }: Extent): string {
  return percent((-least / (most - least || 1)) * 100)
}

const percent = (share: number) => `${Math.round(share * 1e4) / 1e4}%`

/** Where a bar lies on its scale: from 0 to the value, to the left of 0 for less than nothing. */
export function spanOf(value: number, { least, most }: Extent): { left: string; width: string } {
  const whole = most - least || 1
  const width = Math.max((Math.abs(value) / whole) * 100, thinnest)
  const zero = (-least / whole) * 100
  const left = value < 0 ? zero - width : Math.min(zero, 100 - width)
  return { left: percent(Math.max(left, 0)), width: percent(width) }
}
