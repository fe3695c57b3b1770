import type { Locator } from '@playwright/test'

type Color = 'backgroundColor' | 'borderBottomColor' | 'borderTopColor' | 'borderLeftColor'

export const colorOf = (part: Locator, property: Color = 'backgroundColor'): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property)
