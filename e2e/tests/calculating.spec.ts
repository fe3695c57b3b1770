import type { AmountName, Amounts } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

const required = 'Inserisci almeno il costo del prodotto e il prezzo di vendita'
const negative = 'I valori non possono essere negativi'
const hint = 'Inserisci almeno costo e prezzo di vendita'

test.describe('«Calcola Margine»', () => {
  // proves: 2.31
  test('waits, with a hint, until cost and price are both above 0', async ({
    calculator,
    page,
  }) => {
    const { calculateButton } = calculator
    const cost = calculator.amount('Costo prodotto')
    const price = calculator.amount('Prezzo di vendita')
    const expectWaiting = async () => {
      await expect(calculateButton).toBeDisabled()
      await expect(calculateButton).toHaveAccessibleDescription(hint)
      await expect(page.getByText(hint, { exact: true })).toBeVisible()
    }
    await expectWaiting()
    await cost.fill('12,50')
    await expectWaiting()
    await cost.fill('')
    await price.fill('39,90')
    await expectWaiting()
    for (const nothing of ['0', '0,00', '-12', 'abc', '1e3', ' ']) {
      await cost.fill(nothing)
      await expectWaiting()
    }
    await cost.fill('0,01')
    await expect(calculateButton).toBeEnabled()
    await expect(calculateButton).toHaveAccessibleDescription('')
    await expect(page.getByText(hint, { exact: true })).toBeHidden()
  })

  // proves: 2.36
  test('is what starts the result: until then typing calculates nothing', async ({
    calculator,
  }) => {
    await calculator.enter({ 'Costo prodotto': '10', 'Prezzo di vendita': '39,90' })
    await expect(calculator.results).toContainText('Pronto per il calcolo')
    await calculator.expectNoResult()
    await calculator.calculateButton.click()
    await expect(calculator.figure('MARGINE')).toBeVisible()
  })
})

test('Enter in any amount calculates', async ({ calculator, page }) => {
  const fields: AmountName[] = [
    'Costo prodotto',
    'Prezzo di vendita',
    'Spedizione',
    'Packaging',
    'Pubblicità',
  ]
  for (const field of fields) {
    await calculator.newCalculation.click()
    await calculator.expectNoResult()
    await calculator.enter({ 'Costo prodotto': '10', 'Prezzo di vendita': '39,90', Packaging: '' })
    await calculator.amount(field).focus()
    await page.keyboard.press('Enter')
    await expect(calculator.figure('MARGINE')).toBeVisible()
  }
})

const alerts: { title: string; amounts: Amounts; text: string; wrong: AmountName }[] = [
  { title: 'nothing entered', amounts: {}, text: required, wrong: 'Costo prodotto' },
  {
    title: 'no price',
    amounts: { 'Costo prodotto': '12,50' },
    text: required,
    wrong: 'Prezzo di vendita',
  },
  {
    title: 'a cost of 0',
    amounts: { 'Costo prodotto': '0', 'Prezzo di vendita': '39,90' },
    text: required,
    wrong: 'Costo prodotto',
  },
  {
    title: 'a price that is no number',
    amounts: { 'Costo prodotto': '12,50', 'Prezzo di vendita': 'tanto' },
    text: required,
    wrong: 'Prezzo di vendita',
  },
  {
    title: 'a negative cost',
    amounts: { 'Costo prodotto': '-12,50', 'Prezzo di vendita': '39,90' },
    text: negative,
    wrong: 'Costo prodotto',
  },
  {
    title: 'a negative shipping, typed with a typographic minus',
    amounts: { 'Costo prodotto': '12,50', 'Prezzo di vendita': '39,90', Spedizione: '\u22124' },
    text: negative,
    wrong: 'Spedizione',
  },
  {
    title: 'a negative packaging',
    amounts: { 'Costo prodotto': '12,50', 'Prezzo di vendita': '39,90', Packaging: '-1' },
    text: negative,
    wrong: 'Packaging',
  },
  {
    title: 'a negative advertising and no cost: the negative comes first',
    amounts: { 'Prezzo di vendita': '39,90', Pubblicità: '-1' },
    text: negative,
    wrong: 'Pubblicità',
  },
  {
    title: 'a negative price and no cost: the negative comes first',
    amounts: { 'Prezzo di vendita': '-39,90' },
    text: negative,
    wrong: 'Prezzo di vendita',
  },
]

// proves: 5.1, 5.3
test('Enter in a field says what is wrong and leads to it', async ({ calculator, page }) => {
  for (const { title, amounts, text, wrong } of alerts)
    await test.step(title, async () => {
      await calculator.newCalculation.click()
      await calculator.openSection(calculator.otherCosts)
      await calculator.enter(amounts)
      await calculator.amount('Costo prodotto').press('Enter')
      await expect(calculator.alert).toHaveAccessibleName(text)
      await expect(calculator.alert.getByText(text, { exact: true })).toBeVisible()
      await calculator.expectNoResult()

      await page.keyboard.press('Enter')
      await expect(calculator.alert).toBeHidden()
      await expect(calculator.amount(wrong)).toBeFocused()
      await expect(calculator.amount('Costo prodotto')).toHaveValue(amounts['Costo prodotto'] ?? '')
    })
})

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

test('an alert about an amount in a closed section opens it', async ({ calculator, page }) => {
  await calculator.enter({
    'Costo prodotto': '12,50',
    'Prezzo di vendita': '39,90',
    Packaging: '-1',
  })
  await calculator.otherCosts.click()
  await expect(calculator.amount('Packaging')).toBeHidden()
  await calculator.amount('Costo prodotto').press('Enter')
  await page.keyboard.press('Escape')
  await expect(calculator.amount('Packaging')).toBeFocused()
})
