import { expect, test } from '../test.ts'

// proves: 2.27, 2.28, 4.3
test('what is chosen of a place is what the form asks next, and what the info box tells of', async ({
  calculator,
  page,
}) => {
  const { marketplace, category, country, feeInfo, prime } = calculator
  await expect(marketplace).toHaveValue('amazon')
  await expect(country).toHaveValue('IT')
  await expect(category).toHaveValue('base')
  await category.selectOption('clothing')
  await expect(feeInfo).toContainText('Sul prezzo con IVA: 8% fino a 15 €, altrimenti 15%')
  await prime.click()
  await expect(prime).toBeChecked()
  await marketplace.selectOption('manomano')
  await expect(prime).toHaveCount(0)
  await expect(category).toHaveValue('base')
  await category.selectOption('lighting')
  await expect(feeInfo).toContainText('Sul prezzo netto: 25%.')
  await marketplace.selectOption('ebay')
  await expect(page.getByText('Categoria standard', { exact: true })).toBeVisible()
  await country.selectOption('FR')
  await expect(calculator.priceWithVat).toHaveAccessibleName('Prezzo con IVA inclusa (20%)')
})
