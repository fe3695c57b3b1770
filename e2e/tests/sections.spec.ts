import { expect, test } from '../test.ts'

// proves: 2.25, 2.26, 3.26
test('«Marketplace & Località» is open at first and says closed what is chosen; «Altri costi» is closed, and opens and closes by keyboard', async ({
  calculator,
  page,
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

  await expect(calculator.otherCosts).toHaveAttribute('aria-expanded', 'false')
  await expect(calculator.otherCosts).toHaveAccessibleDescription('nessuno')
  await expect(calculator.amount('Packaging')).toBeHidden()
  await calculator.otherCosts.focus()
  await page.keyboard.press('Enter')
  await expect(calculator.otherCosts).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(calculator.amount('Packaging')).toBeFocused()
  await calculator.otherCosts.focus()
  await page.keyboard.press('Space')
  await expect(calculator.otherCosts).toHaveAttribute('aria-expanded', 'false')
})
