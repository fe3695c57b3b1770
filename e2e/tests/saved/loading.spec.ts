import { calculate, defaultFormData } from '@margine/engine'
import { exampleSale } from '../../pages/calculator-page.ts'
import { guide, openGuide } from '../../pages/guide.ts'
import { expect, test } from '../../saved-test.ts'

// proves: 1.10, 2.45, 3.12, 4.8
test('«Carica» fills form and result and goes to the top of the calculator', async ({
  saved,
  example: calculator,
  page,
}) => {
  await saved.save('Tazza')
  await calculator.newCalculation.click()
  await calculator.marketplace.selectOption('ebay')
  await page.mouse.wheel(0, 2000)
  await saved.open()
  await saved.card('Tazza').getByRole('button', { name: 'Carica' }).click()

  await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeFocused()
  await expect(calculator.marketplace).toHaveValue('amazon')
  await expect(calculator.category).toHaveValue('home')
  await calculator.openSection(calculator.otherCosts)
  for (const [name, text] of Object.entries(exampleSale))
    await expect(calculator.amount(name as keyof typeof exampleSale)).toHaveValue(text)
  await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  const scrolled = () => page.evaluate(() => window.scrollY + document.body.scrollTop)
  await expect.poll(scrolled).toBe(0)
})

const form = { ...defaultFormData, costo: '10', prezzoVendita: '40', categoria: 'home' }
const then = calculate({ ...form, marketplace: 'facebook' })
if (!then.ok) throw new Error('no result')
const record = {
  id: '00000000-0000-4000-8000-000000000000',
  userId: '00000000-0000-4000-8000-000000000001',
  calculationData: { formData: { ...form, prime: undefined }, result: then.result },
  createdAt: '2024-03-08T10:00:00.000Z',
}

// proves: 3.13
test('a calculation from before the fees changed opens with its result as saved, and says what it would be today', async ({
  page,
  saved,
  example: calculator,
  isMobile,
}) => {
  await page.route('**/api/calculations', (route) => route.fulfill({ json: [record] }))
  await page.reload()
  await saved.open()
  const card = saved.card('Calcolo del 8 marzo 2024')
  await expect(card.getByText('63,4%', { exact: true })).toBeVisible()
  await expect(card.getByText('Con le tariffe attuali il margine è del 51,2%.')).toBeVisible()

  await card.getByRole('button', { name: 'Carica' }).click()
  await calculator.expectFigures({ MARGINE: '63,4%' })
  await openGuide(page, isMobile)
  await guide(page).getByRole('searchbox').fill('63,4%')
  await expect(guide(page)).toContainText('fanno un margine del 63,4%')
  await page.keyboard.press('Escape')
  await expect(calculator.results.getByText(/salvato l'8 marzo 2024\./)).toContainText(
    'Con le tariffe attuali: margine 51,2%',
  )
  await calculator.results.getByRole('button', { name: 'Ricalcola con le tariffe attuali' }).click()
  await calculator.expectFigures({ MARGINE: '51,2%' })
})
