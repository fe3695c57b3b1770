/**
 * The first whole number from `from` to `to` for which something holds that, once it holds, holds
 * for all the rest; null where it never does. The better the guess, the fewer numbers it looks at.
 */
export function firstWhere(
  holds: (number: number) => boolean,
  from: number,
  to: number,
  guess: number,
): number | null {
  let no = from - 1
  let yes = to + 1
  // Rounding up a guess just below 0 would give -0.
  let at = Math.min(Math.max(Math.ceil(guess) + 0, from), to)
  for (let stride = 1; no + 1 < yes; stride *= 2) {
    if (holds(at)) {
      yes = at
      at = Math.max(at - stride, no + 1)
    } else {
      no = at
      at = Math.min(at + stride, yes - 1)
    }
    if (no >= from && yes <= to) at = Math.floor((no + yes) / 2)
  }
  return yes <= to ? yes : null
}

/** About where between two numbers a straight line passes zero; where it is level, that may be anywhere. */
export const zeroBetween = (from: number, to: number, low: number, high: number): number =>
  high === low ? from : from - (low * (to - from)) / (high - low)
