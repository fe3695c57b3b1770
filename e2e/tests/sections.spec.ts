import { expect, test } from '../test.ts'

// proves: 2.25
test('«Altri costi» is closed at first, and says what it holds', async ({ calculator }) => {
  const { otherCosts } = calculator
  await expect(otherCosts).toHaveAttribute('aria-expanded', 'false')
  await expect(calculator.amount('Packaging')).toBeHidden()
  await expect(otherCosts).toHaveAccessibleDescription('nessuno')
  await expect(calculator.form.getByText('nessuno', { exact: true })).toBeVisible()
  await calculator.enter({ Packaging: '0,60', Pubblicità: '1,5' })
  await expect(calculator.form.getByText('nessuno', { exact: true })).toBeHidden()
  await expect(otherCosts).toHaveAccessibleDescription('')

  await otherCosts.click()
  await expect(calculator.amount('Packaging')).toBeHidden()
  await expect(calculator.form.getByText('packaging 0,60 € · pubblicità 1,50 €')).toBeVisible()
  await expect(otherCosts).toHaveAccessibleDescription('packaging 0,60 € · pubblicità 1,50 €')

  await calculator.enter({ Packaging: '' })
  await otherCosts.click()
  await expect(calculator.form.getByText('pubblicità 1,50 €', { exact: true })).toBeVisible()
})

// proves: 2.25, 2.26, 3.26
test('«Marketplace & Località» is open at first, and closed says what is chosen', async ({
  calculator,
}) => {
  await expect(calculator.place).toHaveAttribute('aria-expanded', 'true')
  await expect(calculator.marketplace).toBeVisible()
  await calculator.place.click()
  await expect(calculator.marketplace).toBeHidden()
  await expect(calculator.feeInfo).toBeHidden()
  await expect(calculator.form.getByText('Amazon · Italia', { exact: true })).toBeVisible()
  await expect(calculator.place).toHaveAccessibleDescription('Amazon · Italia')

  await calculator.place.click()
  await calculator.marketplace.selectOption('mercadolibre')
  await calculator.country.selectOption('MX')
  await calculator.place.click()
  await expect(calculator.form.getByText('Mercado Libre · Messico', { exact: true })).toBeVisible()
})

test('what a closed section holds is calculated all the same', async ({ example: calculator }) => {
  await calculator.otherCosts.click()
  await calculator.place.click()
  await calculator.amount('Costo prodotto').fill('15')
  await calculator.expectFigures({ MARGINE: '15,7%', GUADAGNO: '5,12 €' })
})

test('the keyboard opens and closes a section', async ({ calculator, page }) => {
  await calculator.otherCosts.focus()
  await page.keyboard.press('Enter')
  await expect(calculator.otherCosts).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(calculator.amount('Packaging')).toBeFocused()
  await calculator.otherCosts.focus()
  await page.keyboard.press('Space')
  await expect(calculator.otherCosts).toHaveAttribute('aria-expanded', 'false')
})
