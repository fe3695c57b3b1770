import { readFile } from 'node:fs/promises'
import { exampleSale } from '../pages/calculator-page.ts'
import { tabTo } from '../pages/keyboard.ts'
import { expect, test } from '../test.ts'

const outcome = { MARGINE: '23,3%', GUADAGNO: '7,62 €', NETTO: '32,70 €', 'CON IVA': '39,90 €' }

// proves: 1.1, 1.3, 1.5, 2.32
test('a new user types a sale and reads what it leaves', async ({ calculator, page }) => {
  const { results } = calculator
  await expect(results.getByRole('heading', { name: 'Pronto per il calcolo' })).toBeVisible()

  await calculator.amount('Costo prodotto').click()
  await page.keyboard.type('12,50')
  await calculator.amount('Prezzo di vendita').click()
  await page.keyboard.type('39,90')
  await calculator.amount('Spedizione').click()
  await page.keyboard.type('4,50')
  await calculator.otherCosts.click()
  await calculator.amount('Packaging').click()
  await page.keyboard.type('0,60')
  await calculator.amount('Pubblicità').click()
  await page.keyboard.type('1,50')
  await calculator.marketplace.selectOption({ label: 'Amazon' })
  await calculator.category.selectOption({ label: 'Casa' })
  await calculator.calculateButton.click()

  await calculator.expectFigures(outcome)
  await expect(results.getByRole('heading', { name: 'Pronto per il calcolo' })).toHaveCount(0)
})

test('the keyboard alone is enough, from the first field to the exported file', async ({
  calculator,
  page,
}) => {
  const type = async (name: keyof typeof exampleSale) => {
    await tabTo(page, calculator.amount(name))
    await page.keyboard.type(exampleSale[name])
  }
  await type('Costo prodotto')
  await type('Prezzo di vendita')
  await type('Spedizione')
  await tabTo(page, calculator.otherCosts)
  await page.keyboard.press('Space')
  await type('Packaging')
  await type('Pubblicità')
  await tabTo(page, calculator.marketplace)
  await page.keyboard.type('Amazon')
  await tabTo(page, calculator.category)
  await page.keyboard.type('Casa')
  await tabTo(page, calculator.calculateButton)
  await page.keyboard.press('Enter')
  await calculator.expectFigures(outcome)

  await tabTo(page, calculator.results.getByRole('button', { name: 'Esporta' }))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const { formData } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(formData).toMatchObject({ marketplace: 'amazon', categoria: 'home', pubblicita: '1,50' })
})

test('the keyboard can turn every switch and choose in every list', async ({
  calculator,
  page,
}) => {
  await tabTo(page, calculator.costWithVat)
  await page.keyboard.press('Space')
  await expect(calculator.costWithVat).toBeChecked()
  await tabTo(page, calculator.priceWithVat)
  await page.keyboard.press('Space')
  await expect(calculator.priceWithVat).not.toBeChecked()
  await tabTo(page, calculator.country)
  await page.keyboard.type('Francia')
  await expect(calculator.country).toHaveValue('FR')
  await tabTo(page, calculator.category)
  await page.keyboard.type('Abb')
  await expect(calculator.category).toHaveValue('clothing')
  await tabTo(page, calculator.prime)
  await page.keyboard.press('Space')
  await expect(calculator.prime).toBeChecked()
})
