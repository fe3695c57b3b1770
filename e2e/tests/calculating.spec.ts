import type { AmountName, Amounts } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

const required = 'Inserisci almeno il costo del prodotto e il prezzo di vendita'
const negative = 'I valori non possono essere negativi'
const hint = 'Inserisci almeno costo e prezzo di vendita'

// proves: 2.31, 2.36
test('«Calcola Margine» waits, with a hint, for cost and price, and is what starts the result', async ({
  calculator,
  page,
}) => {
  const { calculateButton } = calculator
  await expect(calculateButton).toBeDisabled()
  await expect(calculateButton).toHaveAccessibleDescription(hint)
  await expect(page.getByText(hint, { exact: true })).toBeVisible()
  await calculator.enter({ 'Costo prodotto': '10', 'Prezzo di vendita': '39,90' })
  await expect(calculateButton).toBeEnabled()
  await expect(calculateButton).toHaveAccessibleDescription('')
  await expect(page.getByText(hint, { exact: true })).toBeHidden()
  await expect(calculator.results).toContainText('Pronto per il calcolo')
  await calculator.expectNoResult()
  await calculateButton.click()
  await expect(calculator.figure('MARGINE')).toBeVisible()
})

// proves: 5.1, 5.3
test('Enter in any amount calculates, or says what is wrong and leads to it, into a closed section too', async ({
  calculator,
  page,
}) => {
  for (const field of ['Costo prodotto', 'Spedizione', 'Packaging'] as const) {
    await calculator.newCalculation.click()
    await calculator.expectNoResult()
    await calculator.enter({ 'Costo prodotto': '10', 'Prezzo di vendita': '39,90', Packaging: '' })
    await calculator.amount(field).focus()
    await page.keyboard.press('Enter')
    await expect(calculator.figure('MARGINE')).toBeVisible()
  }

  for (const [amounts, text, wrong] of alerts) {
    await calculator.newCalculation.click()
    await calculator.enter(amounts)
    if (amounts.Pubblicità !== undefined) {
      await calculator.otherCosts.click()
      await expect(calculator.amount('Pubblicità')).toBeHidden()
    }
    await calculator.amount('Costo prodotto').press('Enter')
    await expect(calculator.alert).toHaveAccessibleName(text)
    await expect(calculator.alert.getByText(text, { exact: true })).toBeVisible()
    await calculator.expectNoResult()
    await page.keyboard.press('Enter')
    await expect(calculator.alert).toBeHidden()
    await expect(calculator.amount(wrong)).toBeFocused()
    await expect(calculator.amount('Costo prodotto')).toHaveValue(amounts['Costo prodotto'] ?? '')
  }
})

const alerts: [amounts: Amounts, text: string, wrong: AmountName][] = [
  [{}, required, 'Costo prodotto'],
  [{ 'Costo prodotto': '12,50' }, required, 'Prezzo di vendita'],
  [
    { 'Costo prodotto': '12,50', 'Prezzo di vendita': '39,90', Spedizione: '\u22124' },
    negative,
    'Spedizione',
  ],
  [{ 'Prezzo di vendita': '39,90', Pubblicità: '-1' }, negative, 'Pubblicità'],
]

test('an alert keeps the keyboard inside until it is closed', async ({ calculator, page }) => {
  const ok = calculator.alert.getByRole('button', { name: 'OK' })
  const focusIsOutside = () =>
    calculator.alert.evaluate(
      (alert) =>
        document.activeElement !== document.body && !alert.contains(document.activeElement),
    )
  await calculator.amount('Spedizione').press('Enter')
  await expect(ok).toBeFocused()
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await focusIsOutside()).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(calculator.alert).toBeHidden()
  await expect(calculator.amount('Costo prodotto')).toBeFocused()
  await calculator.amount('Spedizione').press('Enter')
  await ok.click()
  await expect(calculator.alert).toBeHidden()
  await expect(calculator.amount('Costo prodotto')).toBeFocused()
})
