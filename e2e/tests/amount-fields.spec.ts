import type { AmountName } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

// proves: 3.1
test('every amount asks a phone for its decimal keyboard, shows what it understood once it is left or pasted, and says what it can not use', async ({
  calculator,
  context,
  page,
}) => {
  await calculator.openSection(calculator.otherCosts)
  const descriptions = {
    ...{ 'Costo prodotto': '', 'Prezzo di vendita': '' },
    ...{ Spedizione: 'senza IVA', Packaging: 'senza IVA', Pubblicità: 'senza IVA' },
  }
  for (const [field, description] of Object.entries(descriptions)) {
    const amount = calculator.amount(field as AmountName)
    await expect(amount).toHaveAttribute('inputmode', 'decimal')
    await expect(amount).toHaveAttribute('enterkeyhint', 'go')
    await expect(amount).toHaveAccessibleDescription(description)
  }

  const shipping = calculator.amount('Spedizione')
  for (const [typed, shown] of Object.entries({ '1 234,56': '1.234,56', '€ 12': '12', '': '' })) {
    await shipping.fill(typed)
    await expect(shipping).toHaveValue(typed)
    await shipping.blur()
    await expect(shipping).toHaveValue(shown)
  }
  const unusable = {
    abc: ['abc', 'Non è un numero: vale 0'],
    '\u22124,50': ['-4,50', "L'importo non può essere negativo"],
  }
  for (const [typed, [shown = '', why]] of Object.entries(unusable)) {
    await shipping.fill(typed)
    await shipping.blur()
    await expect(shipping).toHaveValue(shown)
    await expect(shipping).toHaveAttribute('aria-invalid', 'true')
    await expect(shipping).toHaveAccessibleDescription(`senza IVA ${why}`)
  }
  await shipping.fill('0')
  await expect(shipping).not.toHaveAttribute('aria-invalid', 'true')
  await expect(shipping).toHaveAccessibleDescription('senza IVA')
  await shipping.fill('')

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
  await expect(calculator.amount('Spedizione')).toHaveValue('10,00')
})
