/** Equal bins of the margin: the first holds what is lower too, the last what is higher. */
export type Bins = { from: number; step: number; count: number }

/** Noise that may have taken a margin below a border. */
const noise = 1e-10

/** How many bins a margin is beyond the lowest border. */
export const fromBorder = (margine: number, { from, step }: Bins): number =>
  (margine + noise - from) / step

/**
 * The bin that a margin is in: its lower border belongs to it.
 *
 * @example
 * binOf(20, { from: -10, step: 5, count: 10 }) // 6: from 20 to 25
 */
export function binOf(margine: number, bins: Bins): number {
  const bin = Math.floor(fromBorder(margine, bins))
  if (bin < 0) return 0
  return bin < bins.count ? bin : bins.count - 1
}
