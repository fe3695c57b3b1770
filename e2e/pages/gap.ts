import type { Locator } from '@playwright/test'

/** How far the second begins below the end of the first, in pixels; NaN where one of them is not on the screen. */
export async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  if (above === null || below === null) return Number.NaN
  return below.y - above.y - above.height
}

/** How far the second begins beside the end of the first, in pixels; NaN where one of them is not on the screen. */
export async function gapBeside(left: Locator, right: Locator): Promise<number> {
  const [one, other] = await Promise.all([left.boundingBox(), right.boundingBox()])
  if (one === null || other === null) return Number.NaN
  return other.x - one.x - one.width
}
