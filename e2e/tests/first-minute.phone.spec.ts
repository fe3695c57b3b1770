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
