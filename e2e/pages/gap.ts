import type { Locator } from '@playwright/test'

/** How far the second begins below the end of the first, in pixels; NaN where one of them is not on the screen. */
export async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  if (above === null || below === null) return Number.NaN
  return below.y - above.y - above.height
}
