import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

const widths = [320, 359, 390, 481, 720, 861, 1280, 1920, 2560]

/** What reaches past the right edge, or makes the page scroll sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const wide = [...document.querySelectorAll('body, body *')].filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 && (box.right > edge + 0.5 || box.left < -0.5)
    })
    const scrolling = [document.documentElement, document.body].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    return [...wide, ...scrolling].map(
      ({ localName, className, textContent }) =>
        `<${localName} class="${className}"> ${textContent?.slice(0, 30)}`,
    )
  })
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => innerWidth)).toBe(width)
    expect(await tooWide(page), `at ${width} px`).toEqual([])
  }
}

test('the empty calculator fits every width', async ({ calculator, page }) => {
  await expect(calculator.form).toBeVisible()
  await expectToFit(page)
})

test('a result fits every width', async ({ calculator, page }) => {
  await calculator.category.selectOption('clothing')
  await calculator.calculateExample()
  await calculator.category.selectOption('amazon_accessories')
  await expectToFit(page)
})

test('the largest figures fit every width', async ({ calculator, page }) => {
  await calculator.calculate({
    'Costo prodotto': '999.999.999,99',
    'Prezzo di vendita': '0,01',
    Spedizione: '999.999.999,99',
    Packaging: '999.999.999,99',
    Pubblicità: '999.999.999,99',
  })
  await calculator.country.selectOption('US')
  await calculator.otherCosts.click()
  await expectToFit(page)
})

test('what is missing and what is mistyped fit every width', async ({ calculator, page }) => {
  await calculator.calculateExample()
  await calculator.enter({
    'Costo prodotto': 'abc'.repeat(40),
    'Prezzo di vendita': '9'.repeat(40),
  })
  await expectToFit(page)
})

test('alert and guide fit every width', async ({ calculator, page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await calculator.amount('Costo prodotto').press('Enter')
  await expect(calculator.alert).toBeVisible()
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: isMobile ? 390 : 1280, height: 800 })
  if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).tap()
  await page.getByRole('button', { name: 'Guida' }).click()
  await expect(page.getByRole('dialog', { name: 'Guida' })).toBeVisible()
  await expectToFit(page)
})

test('the legal pages fit every width', async ({ page }) => {
  for (const path of ['/privacy', '/termini']) {
    await page.goto(path)
    await expectToFit(page)
  }
})

test('a very wide screen keeps form and result together in the middle', async ({
  calculator,
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await calculator.calculateExample()
  const form = await calculator.form.boundingBox()
  const results = await calculator.results.boundingBox()
  if (form === null || results === null) throw new Error('Form and result are not on the screen')
  const right = results.x + results.width
  expect(right - form.x).toBeLessThan(1300)
  expect(form.x).toBeCloseTo(2560 - right, 0)
})
