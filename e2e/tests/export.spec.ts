import { type CalculationFormData, calculate, defaultFormData } from '@margine/engine'
import { exampleSale } from '../pages/calculator-page.ts'
import { downloaded } from '../pages/files.ts'
import { expect, test } from '../test.ts'

// proves: 1.12, 2.35, 7.2, 7.14
test('«Esporta» downloads date, form and result as the engine has them', async ({ calculator }) => {
  await calculator.marketplace.selectOption('amazon')
  await calculator.category.selectOption('clothing')
  await calculator.prime.click()
  await calculator.costWithVat.click()
  await calculator.country.selectOption('DE')
  await calculator.calculate({ ...exampleSale, 'Prezzo di vendita': '1.234,56' })

  const before = Date.now()
  const button = calculator.results.getByRole('button', { name: 'Esporta' })
  const { name, text } = await downloaded(button)
  const exported = JSON.parse(text)

  const formData: CalculationFormData = {
    ...defaultFormData,
    costo: '12,50',
    prezzoVendita: '1.234,56',
    spedizione: '4,50',
    packaging: '0,60',
    pubblicita: '1,50',
    paese: 'DE',
    marketplace: 'amazon',
    categoria: 'clothing',
    prime: true,
    costoIncludesIVA: true,
  }
  const calculation = calculate(formData)
  expect(calculation.ok).toBe(true)
  expect(exported).toEqual({
    date: expect.any(String),
    formData,
    result: calculation.ok && calculation.result,
  })

  const timestamp = Date.parse(exported.date)
  expect(new Date(timestamp).toISOString()).toBe(exported.date)
  expect(timestamp).toBeGreaterThanOrEqual(before)
  expect(timestamp).toBeLessThanOrEqual(Date.now())
  expect(name).toBe(`margin-calc-${timestamp}.json`)
})
