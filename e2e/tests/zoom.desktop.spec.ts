import type { Page } from '@playwright/test'
import { coveredWhenScrolledTo } from '../pages/covered.ts'
import { tooWide } from '../pages/widths.ts'
import { expect, test } from '../test.ts'

/** Text as large again, as the browser's own setting for text makes it. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Text spaced as WCAG 1.4.12 asks a page to bear. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })

test('at 200 % every control is in reach and nothing is cut off', async ({ calculator, page }) => {
  // A window of 1280 × 860 at 200 %.
  await page.setViewportSize({ width: 640, height: 430 })
  await calculator.calculateExample()
  expect(await tooWide(page)).toEqual([])
  expect(await coveredWhenScrolledTo(page)).toEqual([])
  await calculator.closeBanner()
  expect(await coveredWhenScrolledTo(page)).toEqual([])
})

for (const [what, change] of [
  ['text twice as large', doubleText],
  ['text as spaced out as somebody may need it', spaceText],
] as const)
  test(`${what} fits`, async ({ calculator, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await calculator.calculateExample()
    await calculator.closeBanner()
    await change(page)
    expect(await tooWide(page)).toEqual([])
    await page.getByRole('button', { name: 'Guida' }).click()
    await expect(page.getByRole('dialog', { name: 'Guida' })).toBeVisible()
    expect(await tooWide(page)).toEqual([])
  })
