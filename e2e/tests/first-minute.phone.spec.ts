import { CalculatorPage, exampleSale } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

test('nothing stands between the tabs and the first field', async ({ calculator, page }) => {
  const tabs = await page.getByRole('tablist').boundingBox()
  const field = await calculator.amount('Costo prodotto').boundingBox()
  expect((field?.y ?? Number.NaN) - ((tabs?.y ?? 0) + (tabs?.height ?? 0))).toBeLessThan(80)
  const first = page.getByRole('tabpanel', { name: 'Calcolatore' }).locator('button, input, select')
  await expect(first.filter({ visible: true }).first()).toHaveAttribute('name', 'costo')
})

test('what begins anew and what leads to the scenarios comes after the form', async ({
  calculator,
}) => {
  await calculator.calculateExample()
  const form = await calculator.form.boundingBox()
  for (const button of [calculator.newCalculation, calculator.scenarios]) {
    const box = await button.boundingBox()
    expect(box?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0))
  }
  await calculator.newCalculation.tap()
  await expect(calculator.amount('Costo prodotto')).toBeFocused()
  await expect(calculator.amount('Costo prodotto')).toBeInViewport({ ratio: 1 })
})

test('a result that comes late is in view all the same', async ({ page }) => {
  const { promise: asked, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/Outcome-[\w-]+\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.calculate(exampleSale)
  await expect(calculator.results).toBeFocused()
  release()
  const heading = calculator.results.getByRole('heading', { name: 'Risultato' })
  await expect(heading).toBeVisible()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
})
