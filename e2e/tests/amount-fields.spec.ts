import type { AmountName } from '../pages/calculator-page.ts'
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

/** Texts that are no amount, one of each kind, with what its field says. */
const _unusable: Record<string, string> = {
  abc: notANumber,
  '1e999': notANumber,
  '<b>12</b>': notANumber,
  '12🧾': notANumber,
  '1000000000': tooLarge,
  ['9'.repeat(400)]: tooLarge,
}

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
