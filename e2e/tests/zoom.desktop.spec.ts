import type { Page } from '@playwright/test'
import { coveredWhenScrolledTo } from '../pages/covered.ts'
import { resize, tooWide } from '../pages/widths.ts'
import { test as savedTest } from '../saved-test.ts'
import { expect, test } from '../test.ts'

/** A window of 1280 × 860 at 200 %. */
const zoomed = { width: 640, height: 430 }

/** A window of 1280 × 1024 at 400 %, as WCAG 1.4.10 asks a page to bear. */
const zoomedFar = { width: 320, height: 256 }

const longName = `Lampada ${'da tavolo in ottone e vetro '.repeat(2)}`.trim()

savedTest.use({ kept: [longName, 'Tazza'] })

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

async function expectInReach(page: Page): Promise<void> {
  await expect.poll(() => tooWide(page)).toEqual([])
  await expect.poll(() => coveredWhenScrolledTo(page)).toEqual([])
}

test('at 200 % every control is in reach and nothing is cut off', async ({
  example: calculator,
  page,
}) => {
  await resize(page, zoomed)
  await expectInReach(page)
  await calculator.closeBanner()
  await expectInReach(page)
})

test('at 200 % menu and guide are whole', async ({ example: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await resize(page, zoomed)
  await page.getByRole('button', { name: 'Apri il menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectInReach(page)
  await page.getByRole('button', { name: 'Guida' }).click()
  const guide = page.getByRole('dialog', { name: 'Guida' })
  await expect(guide.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectInReach(page)
})

test('at 200 % a scenario can be tried out whole', async ({ scenarios, page }) => {
  await resize(page, zoomed)
  await expectInReach(page)
  await scenarios.exact('Commissione').fill('17,5')
  await scenarios.exact('Prezzo').fill('999.999.999,99')
  await expectInReach(page)
  await scenarios.calculator.closeBanner()
  await expectInReach(page)
})

savedTest.describe('with a place left', () => {
  savedTest.use({ kept: [longName] })

  savedTest('at 200 % saving, its questions and the cards are whole', async ({ saved, page }) => {
    await resize(page, zoomed)
    await saved.saveButton.click()
    await expect(saved.prompt).toBeVisible()
    await expectInReach(page)
    await page.keyboard.press('Escape')
    await expect(saved.prompt).toHaveCount(0)
    await saved.save('x'.repeat(80))
    await saved.saveButton.click()
    await expect(saved.banner).toBeVisible()
    await expectInReach(page)
    await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
    await expectInReach(page)
    await page.keyboard.press('Escape')
    await saved.open()
    await expect(saved.cards).toHaveCount(2)
    await expectInReach(page)
    await saved.card(longName).getByRole('button', { name: 'Elimina' }).click()
    await expectInReach(page)
  })
})

// proves: 2.19
test('at 400 % nothing stays in the way, whatever the tab', async ({ scenarios, page }) => {
  await resize(page, zoomedFar)
  await expectInReach(page)
  await scenarios.back.first().click()
  await expect(scenarios.calculator.form).toBeVisible()
  await expectInReach(page)
})

savedTest('at 400 % a message is seen and in nobody’s way', async ({ saved, page }) => {
  await resize(page, zoomedFar)
  await saved.saveButton.click()
  await expect(saved.banner).toBeInViewport()
  await expectInReach(page)
  await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
  await expectInReach(page)
  await page.keyboard.press('Escape')
  await saved.open()
  await expect(saved.cards).toHaveCount(2)
  await expectInReach(page)
})

test('text twice as large fits the smallest phone, the header included', async ({
  example: { page },
}) => {
  await resize(page, { width: 320, height: 760 })
  await doubleText(page)
  await expect.poll(() => tooWide(page)).toEqual([])
})

for (const [what, change] of [
  ['text twice as large', doubleText],
  ['text as spaced out as somebody may need it', spaceText],
] as const) {
  test(`${what} fits`, async ({ example: calculator, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await calculator.closeBanner()
    await change(page)
    await expect.poll(() => tooWide(page)).toEqual([])
    await page.getByRole('button', { name: 'Guida' }).click()
    await expect(page.getByRole('dialog', { name: 'Guida' })).toBeVisible()
    await expect.poll(() => tooWide(page)).toEqual([])
  })

  test(`${what} fits the scenarios`, async ({ scenarios, page }) => {
    await change(page)
    await scenarios.exact('Commissione').fill('17,5')
    await expectInReach(page)
    await scenarios.exact('Prezzo').fill('abc')
    await expectInReach(page)
  })

  savedTest(`${what} fits what was saved, and its questions`, async ({ saved, page }) => {
    await change(page)
    await saved.saveButton.click()
    await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
    await expectInReach(page)
    await page.keyboard.press('Escape')
    await saved.open()
    await expect(saved.cards).toHaveCount(2)
    await expectInReach(page)
    await saved.card('Tazza').getByRole('button', { name: 'Elimina' }).click()
    await expectInReach(page)
  })
}
