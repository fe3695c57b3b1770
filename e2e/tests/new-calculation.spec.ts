import { expect, test } from '../test.ts'

const restoring = 'Ripristina il calcolo precedente'

test('«Nuovo Calcolo» is undone, with everything as it was; the keyboard is at the cost each time', async ({
  calculator,
  page,
}) => {
  await calculator.marketplace.selectOption('ebay')
  await calculator.country.selectOption('FR')
  await calculator.calculate({ 'Costo prodotto': '12,50', 'Prezzo di vendita': '39,90' })
  await expect(calculator.figure('MARGINE')).toBeVisible()
  await expect(calculator.results.locator('[aria-busy="true"]')).toHaveCount(0)
  const figures = await calculator.results.textContent()

  await calculator.newCalculation.click()
  await expect(calculator.amount('Costo prodotto')).toBeFocused()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('')
  await calculator.enter({ 'Costo prodotto': '3' })
  const restore = page.getByRole('button', { name: restoring })
  await expect(restore).toBeInViewport({ ratio: 1 })
  await restore.click()
  await expect(calculator.amount('Costo prodotto')).toBeFocused()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('12,50')
  await expect(calculator.marketplace).toHaveValue('ebay')
  await expect(calculator.country).toHaveValue('FR')
  await expect(calculator.results).toHaveText(figures ?? '')
  await expect(restore).toHaveCount(0)
})

test('marketplace and country stay where the seller says so, in this browser from then on', async ({
  calculator,
  page,
}) => {
  const keep = page.getByRole('switch', { name: 'Mantieni nei nuovi calcoli' })
  await expect(keep).not.toBeChecked()
  await keep.check()
  await page.reload()
  await expect(keep).toBeChecked()
  await calculator.marketplace.selectOption('manomano')
  await calculator.category.selectOption('lighting')
  await calculator.country.selectOption('FR')
  await calculator.calculate({ 'Costo prodotto': '12,50', 'Prezzo di vendita': '39,90' })
  await calculator.newCalculation.click()
  await expect(calculator.marketplace).toHaveValue('manomano')
  await expect(calculator.country).toHaveValue('FR')
  await expect(calculator.category).toHaveValue('base')
  await expect(calculator.amount('Costo prodotto')).toHaveValue('')

  await keep.uncheck()
  await calculator.newCalculation.click()
  await expect(calculator.marketplace).toHaveValue('amazon')
  await expect(calculator.country).toHaveValue('IT')
})
