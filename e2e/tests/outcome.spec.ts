import { exampleSale } from '../pages/calculator-page.ts'
import { downloaded } from '../pages/files.ts'
import { tabTo } from '../pages/keyboard.ts'
import { expect, test } from '../test.ts'

// proves: 1.1, 1.3, 1.5, 2.32
test('a new user types a sale and reads what it leaves: the keyboard alone is enough, from the first field to the exported file', async ({
  calculator,
  page,
}) => {
  const ready = calculator.results.getByRole('heading', { name: 'Pronto per il calcolo' })
  await expect(ready).toBeVisible()
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
  await calculator.expectFigures({
    ...{ MARGINE: '23,3%', GUADAGNO: '7,62 €', NETTO: '32,70 €', 'CON IVA': '39,90 €' },
  })
  await expect(ready).toHaveCount(0)

  const button = calculator.results.getByRole('button', { name: 'Esporta' })
  await tabTo(page, button)
  const { text } = await downloaded(button, () => page.keyboard.press('Enter'))
  const { formData } = JSON.parse(text)
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
