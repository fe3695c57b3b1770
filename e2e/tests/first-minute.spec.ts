import { exampleSale } from '../pages/calculator-page.ts'
import { gapBetween } from '../pages/gap.ts'
import { RatesSection } from '../pages/rates-section.ts'
import { expect, test } from '../test.ts'

test('«Calcola Margine» is in view without scrolling, whatever is open above it; the keyboard goes as the eye does: cost, price, their switches, then what is said of them', {
  tag: '@phone',
}, async ({ calculator, page }) => {
  const { calculateButton, banner, otherCosts } = calculator
  await expect(calculateButton).toBeInViewport({ ratio: 1 })
  await expect(calculator.results).toContainText('premi «Calcola Margine»')
  await calculator.openSection(otherCosts)
  await expect(calculateButton).toBeInViewport({ ratio: 1 })
  await expect.poll(() => gapBetween(calculateButton, banner)).toBeGreaterThan(0)
  await calculator.closeBanner()
  await expect(calculateButton).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await calculator.amount('Costo prodotto').focus()
  for (const next of [
    calculator.amount('Prezzo di vendita'),
    calculator.costWithVat,
    calculator.priceWithVat,
    calculator.form.getByRole('paragraph').getByRole('button', { name: 'Tariffe e regime' }),
    calculator.amount('Spedizione'),
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
})

test('the result is in view once it is asked for, by a press or by a key, with what can be done with it, and needs no bar beside the form', {
  tag: '@phone',
}, async ({ calculator, page, isMobile }) => {
  const expectInView = async () => {
    for (const part of [
      calculator.figure('MARGINE'),
      calculator.figure('GUADAGNO'),
      calculator.results.getByRole('button', { name: 'Salva', exact: true }),
      calculator.results.getByText('Buon margine.'),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  }
  await calculator.calculateExample()
  await expectInView()
  // Beside the form the result was in view already: the page does not move.
  if (!isMobile) {
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(calculator.resultBar).toHaveCount(0)
  }
  await calculator.newCalculation.click()
  await calculator.enter(exampleSale)
  await calculator.amount('Costo prodotto').press('Enter')
  await expectInView()
})

test('a capture of the whole page shows it down to its end', async ({ calculator, page }) => {
  await calculator.calculateExample()
  // What comes after the first screen has come: it makes the page longer.
  await expect(calculator.banner).toBeVisible()
  await expect(new RatesSection(page).take).toBeVisible()
  const { height, footer } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    footer: document.querySelector('footer')?.getBoundingClientRect().bottom ?? Number.NaN,
  }))
  expect(height).toBeGreaterThan(page.viewportSize()?.height ?? Number.NaN)
  expect(height).toBeGreaterThanOrEqual(footer)
  const png = await page.screenshot({ fullPage: true })
  // A PNG has its height in the bytes from 20 on, in the screen's own pixels.
  const scale = await page.evaluate(() => devicePixelRatio)
  expect(png.readUInt32BE(20)).toBe(Math.round(height * scale))
  await page.mouse.wheel(0, height)
  const links = page.getByRole('contentinfo').getByRole('link')
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() => gapBetween(page.getByRole('contentinfo'), calculator.banner))
    .toBeGreaterThanOrEqual(-0.5)
})
