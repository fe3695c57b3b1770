import type { AmountName } from '../pages/calculator-page.ts'
import { someOf } from '../product/whole.ts'
import { expect, test } from '../test.ts'

const fields: AmountName[] = [
  'Costo prodotto',
  'Prezzo di vendita',
  'Spedizione',
  'Packaging',
  'Pubblicità',
]
const notANumber = 'Non è un numero: vale 0'
const tooLarge = 'Importo oltre il massimo (999.999.999,99): vale 0'
const negative = "L'importo non può essere negativo"

test('every amount asks a phone for its decimal keyboard, and says where it is without VAT', async ({
  calculator,
}) => {
  await calculator.openSection(calculator.otherCosts)
  for (const field of fields)
    await expect(calculator.amount(field)).toHaveAttribute('inputmode', 'decimal')
  for (const field of ['Spedizione', 'Packaging', 'Pubblicità'] as const)
    await expect(calculator.amount(field)).toHaveAccessibleDescription('senza IVA')
  await expect(calculator.form.getByText('senza IVA', { exact: true })).toHaveCount(3)
  for (const field of ['Costo prodotto', 'Prezzo di vendita'] as const)
    await expect(calculator.amount(field)).toHaveAccessibleDescription('')
})

/**
 * What is typed, and how the field shows that it understood once it is left. What each text means is the
 * engine's business, and proved there.
 */
const understood = {
  '12.50': '12,50',
  '1 234,56': '1.234,56',
  '€ 12': '12',
  '\u22123,5': '-3,5',
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
  await price.focus()
  await price.blur()
  await expect(price).toHaveValue('1.234,56')
  await calculator.expectFigures({ 'CON IVA': '1.234,56 €' })
})

/** Texts that are no amount, one of each kind, with what its field says. */
const unusable: Record<string, string> = {
  abc: notANumber,
  '1e999': notANumber,
  '<b>12</b>': notANumber,
  '12🧾': notANumber,
  '1000000000': tooLarge,
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

test('a negative amount says so at its field; nothing and a 0 are no mistake', async ({
  calculator,
}) => {
  const shipping = calculator.amount('Spedizione')
  await shipping.fill('\u22124,50')
  await expect(shipping).toHaveAttribute('aria-invalid', 'true')
  await expect(shipping).toHaveAccessibleDescription(`senza IVA ${negative}`)
  await shipping.blur()
  await expect(shipping).toHaveValue('-4,50')
  for (const nothing of ['', '   ', '0', '-0']) {
    await shipping.fill(nothing)
    await expect(shipping).not.toHaveAttribute('aria-invalid', 'true')
    await expect(shipping).toHaveAccessibleDescription('senza IVA')
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

test('nothing a person can type puts nonsense on the screen', async ({ example: calculator }) => {
  const texts = [
    '',
    '-0',
    '\u22120,001',
    'NaN',
    '1e999',
    '9'.repeat(400),
    `0,${'0'.repeat(400)}1`,
    '999.999.999,99',
    '0,00000000000000001',
  ]
  const { form, results, announcement } = calculator
  const entries = fields.flatMap((field) => texts.map((text) => ({ field, text })))
  for (const { field, text } of someOf(entries, 2)) {
    await calculator.amount(field).fill(text)
    await expect(results.locator('[aria-busy="true"]')).toHaveCount(0)
    // Not the whole page: its header has the address of who is signed in, which may read as 6e066.
    for (const part of [form, results, announcement]) {
      // biome-ignore lint/performance/useDomNodeTextContent: what is seen, its parts apart
      const seen = await part.innerText()
      expect(seen).not.toMatch(/NaN|Infinity|∞|undefined|null|\[object|\de[+-]?\d/)
      expect(seen).not.toMatch(/[-\u2212]0(?:,0+)?(?![\d,])/)
    }
  }
})

test('the widest figures, a huge loss on a tiny price, are written out', async ({ calculator }) => {
  await calculator.calculate({ 'Costo prodotto': '999.999.999,99', 'Prezzo di vendita': '0,01' })
  await expect(calculator.figure('MARGINE')).toContainText(/−12\.\d{3}\.\d{3}\.\d{3}\.\d{3},\d%/)
  await calculator.expectFigures({ GUADAGNO: '−999.999.999,98 €', 'CON IVA': '0,01 €' })
})
