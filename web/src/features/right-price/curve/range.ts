import { type Currency, withoutNoise, writeAmount } from '@margine/engine'
import { currencySymbols } from '../../../format.ts'

/** A price with all the decimals it was entered with: `24,90 €`, `19,999 €`. */
export const writePrice = (price: number, currency: Currency): string =>
  `${writeAmount(price, 2)}\u00a0${currencySymbols[currency]}`

/** A stretch of a line of numbers. */
export type Range = { from: number; to: number }

export const lengthOf = ({ from, to }: Range): number => to - from

export const isWithin = ({ from, to }: Range, value: number): boolean =>
  value >= from && value <= to

/** The number in a range that is nearest to another. */
export const nearestWithin = ({ from, to }: Range, value: number): number =>
  Math.min(Math.max(value, from), to)

/** The least round number, a power of ten times one of some digits, that is no less than another. */
export function roundUp(least: number, digits: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(withoutNoise(least)))
  const digit =
    digits.find((candidate) => withoutNoise(candidate * power) >= withoutNoise(least)) ?? 10
  return withoutNoise(digit * power)
}

/** The round numbers of a range that stand apart by so much at least. */
export function ticksIn({ from, to }: Range, apart: number): { step: number; ticks: number[] } {
  const step = roundUp(apart, [1, 2, 5])
  const ticks: number[] = []
  for (let count = Math.ceil(withoutNoise(from / step)); count <= withoutNoise(to / step); count++)
    ticks.push(withoutNoise(count * step))
  return { step, ticks }
}

/** Where the numbers of a range lie on a line of pixels, and back. */
export type PixelScale = { at: (value: number) => number; back: (pixel: number) => number }

/** `start` is the pixel where the range begins, which may be beyond its end. */
export function pixelScale(range: Range, start: number, end: number): PixelScale {
  const perNumber = (end - start) / lengthOf(range)
  return {
    at: (value) => start + (value - range.from) * perNumber,
    back: (pixel) => range.from + (pixel - start) / perNumber,
  }
}
