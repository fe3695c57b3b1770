import { expect, type Page } from '@playwright/test'
import { expectNothingFound } from './axe.ts'
import { coveredWhenScrolledTo } from './covered.ts'
import { tooSmall } from './too-small.ts'
import { expectToFit, isTouched, resize, tooWide } from './widths.ts'

/** Windows of 1280 × 860 at 200 %, and of 1280 × 1024 at 400 %, as WCAG 1.4.10 asks a page to bear. */
const zoomed = [
  { width: 640, height: 430 },
  { width: 320, height: 256 },
]

/** Text as large again, as the browser's own setting makes it, and text spaced as WCAG 1.4.12 asks a page to bear. */
const texts = {
  'text twice as large': ':root { font-size: 200% }',
  'spaced text':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
}

const style = (page: Page, rules: string | null) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text ?? '')
    document.adoptedStyleSheets = text === null ? [] : [sheet]
  }, rules)

/**
 * What is on the screen is good to see, whoever looks at it: axe finds nothing by day and by night, and it fits every
 * width. On a phone a finger meets every control; elsewhere all is whole and in reach when zoomed or with other text.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 860 }
  const touched = await isTouched(page)
  if (touched) await expect.poll(() => tooSmall(page)).toEqual([])
  await expectNothingFound(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectToFit(page)
  if (!touched)
    for (const window of zoomed) {
      await resize(page, window)
      await expect.poll(() => tooWide(page), `at ${window.width} × ${window.height}`).toEqual([])
      await expect.poll(() => coveredWhenScrolledTo(page), `at ${window.height}`).toEqual([])
    }
  await resize(page, size)
  if (touched) return
  for (const [what, rules] of Object.entries(texts)) {
    await style(page, rules)
    await expect.poll(() => tooWide(page), what).toEqual([])
  }
  await style(page, null)
}
