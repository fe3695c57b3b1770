import { CalculatorPage, exampleSale } from '../pages/calculator-page.ts'
import { gapBetween } from '../pages/gap.ts'
import { held } from '../pages/held.ts'
import { expect, test } from '../test.ts'

test('on a phone nothing stands between the tabs and the first field; what begins anew and what leads to the scenarios comes after the form', async ({
  calculator,
  page,
}) => {
  const tabs = page.getByRole('tablist')
  await expect.poll(() => gapBetween(tabs, calculator.amount('Costo prodotto'))).toBeLessThan(80)
  const first = page.getByRole('tabpanel', { name: 'Calcolatore' }).locator('button, input, select')
  await expect(first.filter({ visible: true }).first()).toHaveAttribute('name', 'costo')

  await calculator.calculateExample()
  for (const button of [calculator.newCalculation, calculator.scenarios])
    await expect.poll(() => gapBetween(calculator.form, button)).toBeGreaterThan(0)
  await calculator.newCalculation.tap()
  await expect(calculator.amount('Costo prodotto')).toBeFocused()
  await expect(calculator.amount('Costo prodotto')).toBeInViewport({ ratio: 1 })
})

test('a result that comes late is in view all the same', async ({ page }) => {
  const release = await held(page, /\/Outcome-[\w-]+\.js$/)
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.calculate(exampleSale)
  await expect(calculator.results).toBeFocused()
  release()
  const heading = calculator.results.getByRole('heading', { name: 'Risultato' })
  await expect(heading).toBeVisible()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
})

test('on a phone the net price is set as large as the price with VAT beside it', async ({
  calculator,
}) => {
  await calculator.calculateExample()
  const [net, gross] = await Promise.all(
    (['NETTO', 'CON IVA'] as const).map((name) =>
      calculator
        .figure(name)
        .getByText('€')
        .evaluate((figure) => getComputedStyle(figure).fontSize),
    ),
  )
  expect(net).toBe(gross)
})
