import type { AmountName } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

const fields: AmountName[] = [
  'Costo prodotto',
  'Prezzo di vendita',
  'Spedizione',
  'Packaging',
  'Pubblicità',
]
const notANumber = 'Non è un numero: conta come 0'
const tooLarge = 'Il massimo è 999.999.999,99: conta come 0'
const negative = 'Non può essere negativo'

test('every amount asks a phone for its decimal keyboard', async ({ calculator }) => {
  await calculator.openSection(calculator.otherCosts)
  for (const field of fields)
    await expect(calculator.amount(field)).toHaveAttribute('inputmode', 'decimal')
})

test('shipping, packaging and advertising say that they are without VAT', async ({
  calculator,
}) => {
  await calculator.openSection(calculator.otherCosts)
  for (const field of ['Spedizione', 'Packaging', 'Pubblicità'] as const)
    await expect(calculator.amount(field)).toHaveAccessibleDescription('senza IVA')
  await expect(calculator.form.getByText('senza IVA', { exact: true })).toHaveCount(3)
  for (const field of ['Costo prodotto', 'Prezzo di vendita'] as const)
    await expect(calculator.amount(field)).toHaveAccessibleDescription('')
})

/** What is typed, and how the field shows that it understood once it is left. */
const understood = {
  '12,50': '12,50',
  '12.50': '12,50',
  '12.345': '12.345',
  '12,345': '12,345',
  '0.500': '0,500',
  '1234.00': '1.234,00',
  '1.234,56': '1.234,56',
  '1 234,56': '1.234,56',
  '1\u00a0234,5': '1.234,5',
  '€ 12': '12',
  '12,9 €': '12,9',
  '007': '7',
  ',5': '0,5',
  '5,': '5',
  '  8 ': '8',
  '-3,5': '-3,5',
  '\u22123,5': '-3,5',
  '999999999,99': '999.999.999,99',
  '': '',
}

// proves: 3.1
test('a field that is left shows what it understood, with the precision typed', async ({
  calculator,
}) => {
  const shipping = calculator.amount('Spedizione')
  for (const [typed, shown] of Object.entries(understood)) {
    await shipping.fill(typed)
    await expect(shipping).toHaveValue(typed)
    await shipping.blur()
    await expect(shipping).toHaveValue(shown)
  }
})

test('what is shown once a field is left reads the same again', async ({ calculator }) => {
  await calculator.calculate({ 'Costo prodotto': '12.50', 'Prezzo di vendita': '1 234,56 €' })
  const price = calculator.amount('Prezzo di vendita')
  await expect(price).toHaveValue('1.234,56')
  await calculator.expectFigures({ 'CON IVA': '1.234,56 €' })
  await price.focus()
  await price.blur()
  await expect(price).toHaveValue('1.234,56')
  await calculator.expectFigures({ 'CON IVA': '1.234,56 €' })
})

/** Texts that are no amount, each with what its field says. */
const unusable: Record<string, string> = {
  abc: notANumber,
  '1e3': notANumber,
  '1e999': notANumber,
  '1,234.56': notANumber,
  '🙂': notANumber,
  '12🧾': notANumber,
  NaN: notANumber,
  Infinity: notANumber,
  '--5': notANumber,
  '-': notANumber,
  '<b>12</b>': notANumber,
  '0x10': notANumber,
  '١٢': notANumber,
  '1000000000': tooLarge,
  '1.000.000.000,00': tooLarge,
  ['9'.repeat(400)]: tooLarge,
}

test('an amount that cannot be used says why and keeps what was typed', async ({ calculator }) => {
  const price = calculator.amount('Prezzo di vendita')
  await calculator.enter({ 'Costo prodotto': '1' })
  for (const [text, hint] of Object.entries(unusable)) {
    await price.fill(text)
    await price.blur()
    await expect(price).toHaveValue(text)
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await expect(price).toHaveAccessibleDescription(hint)
    await expect(calculator.form.getByText(hint, { exact: true })).toBeVisible()
    await expect(calculator.calculateButton).toBeDisabled()
  }
  await price.fill('39,90')
  await expect(price).not.toHaveAttribute('aria-invalid', 'true')
  await expect(price).toHaveAccessibleDescription('')
  await expect(calculator.calculateButton).toBeEnabled()
})

test('a negative amount says so at its field', async ({ calculator }) => {
  for (const minus of ['-', '\u2212']) {
    const shipping = calculator.amount('Spedizione')
    await shipping.fill(`${minus}4,50`)
    await expect(shipping).toHaveAttribute('aria-invalid', 'true')
    await expect(shipping).toHaveAccessibleDescription(`senza IVA ${negative}`)
    await shipping.blur()
    await expect(shipping).toHaveValue('-4,50')
  }
})

test('an empty field and a 0 are no mistake', async ({ calculator }) => {
  for (const nothing of ['', '   ', '0', '0,00', '-0', '0,0000000001']) {
    await calculator.amount('Spedizione').fill(nothing)
    await expect(calculator.amount('Spedizione')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(calculator.amount('Spedizione')).toHaveAccessibleDescription('senza IVA')
  }
})

// proves: 5.4
test('a hint does not block: the amount counts as 0', async ({ calculator }) => {
  await calculator.calculate({
    'Costo prodotto': '12,50',
    'Prezzo di vendita': '39,90',
    Spedizione: 'gratis',
    Packaging: '1e999',
    Pubblicità: '🙂',
  })
  await calculator.expectFigures({ MARGINE: '43,5%' })
  await expect(calculator.form.getByText(notANumber, { exact: true })).toHaveCount(3)
  await expect(calculator.amount('Spedizione')).toHaveValue('gratis')
})

test('an amount pasted as a page shows it is understood', async ({ calculator, context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const paste = async (field: AmountName, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await calculator.amount(field).focus()
    await page.keyboard.press('ControlOrMeta+v')
  }
  await paste('Costo prodotto', '€\u00a01.000,00')
  await paste('Prezzo di vendita', '1.234,56 €')
  await paste('Spedizione', ' 10,00\n')
  await page.keyboard.press('Enter')
  await calculator.expectFigures({ NETTO: '1.011,93 €', 'CON IVA': '1.234,56 €' })
  await calculator.amount('Spedizione').blur()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('1.000,00')
  await expect(calculator.amount('Prezzo di vendita')).toHaveValue('1.234,56')
  await expect(calculator.amount('Spedizione')).toHaveValue('10,00')
})

test('nothing a person can type puts nonsense on the screen', async ({ calculator, page }) => {
  await calculator.calculateExample()
  const texts = [
    '',
    '0',
    '-0',
    '-1',
    '\u22120,001',
    'abc',
    'NaN',
    '1e999',
    '🙂',
    '9'.repeat(400),
    `0,${'0'.repeat(400)}1`,
    '0,01',
    '0,0000001',
    '999.999.999,99',
    '0,00000000000000001',
  ]
  for (const field of fields)
    for (const text of texts) {
      await calculator.amount(field).fill(text)
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, its parts apart
      const screen = await page.locator('body').innerText()
      expect(screen).not.toMatch(/NaN|Infinity|∞|undefined|null|\[object|\de[+-]?\d/)
      expect(screen).not.toMatch(/[-\u2212]0(?:,0+)?(?![\d,])/)
    }
})

test('the widest figures, a huge loss on a tiny price, are written out', async ({ calculator }) => {
  await calculator.calculate({ 'Costo prodotto': '999.999.999,99', 'Prezzo di vendita': '0,01' })
  await expect(calculator.figure('MARGINE')).toContainText(/-12\.\d{3}\.\d{3}\.\d{3}\.\d{3},\d%/)
  await calculator.expectFigures({ GUADAGNO: '-999.999.999,98 €', 'CON IVA': '0,01 €' })
})
