import { withoutNoise } from '@margine/engine'

/** Where a slider begins and ends, and what it moves by. */
export type SliderSteps = { min: number; max: number; step: number }

const within = (value: number, { min, max }: SliderSteps) => Math.min(Math.max(value, min), max)

/** The value for a position of the thumb: the nearest multiple of the step, or an end. */
export function snapped(value: number, steps: SliderSteps): number {
  if (value <= steps.min) return steps.min
  if (value >= steps.max) return steps.max
  return within(withoutNoise(Math.round(value / steps.step) * steps.step), steps)
}

/** Moves a value by a number of steps, within the range. A value outside it can only move back in. */
function stepped(value: number, count: number, steps: SliderSteps): number {
  const next = within(withoutNoise(value + count * steps.step), steps)
  return count > 0 ? Math.max(value, next) : Math.min(value, next)
}

const page = 10

const keys: Record<string, (value: number, steps: SliderSteps) => number> = {
  ArrowRight: (value, steps) => stepped(value, 1, steps),
  ArrowUp: (value, steps) => stepped(value, 1, steps),
  ArrowLeft: (value, steps) => stepped(value, -1, steps),
  ArrowDown: (value, steps) => stepped(value, -1, steps),
  PageUp: (value, steps) => stepped(value, page, steps),
  PageDown: (value, steps) => stepped(value, -page, steps),
  Home: (_, { min }) => min,
  End: (_, { max }) => max,
}

/** Where a key moves a value to; null for a key that doesn't move it. */
export function movedByKey(key: string, value: number, steps: SliderSteps): number | null {
  return keys[key]?.(value, steps) ?? null
}
