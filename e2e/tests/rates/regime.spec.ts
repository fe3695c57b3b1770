import { expectFieldError } from '../../pages/fields.ts'
import { RatesSection } from '../../pages/rates-section.ts'
import { expect, test } from '../../test.ts'

const lamp = { 'Costo prodotto': '8', 'Prezzo di vendita': '19,90' } as const

test('in the forfettario regime the price is what remains, and the next calculation keeps to it', async ({
  calculator,
  page,
}) => {
  const section = new RatesSection(page)
  await calculator.calculate(lamp)
  const note = calculator.form.getByText('imposta il regime in Tariffe e regime')
  await note.getByRole('button', { name: 'Tariffe e regime' }).click()
  await expect(section.toggle).toBeFocused()
  await section.regime.selectOption('Forfettario')
  await expect(calculator.priceWithVat).toHaveCount(0)
  await calculator.expectFigures({ GUADAGNO: '6,50 €' })

  await expect(calculator.figure('DOPO IMPOSTE')).toContainText(
    'senza contributi: dimmi se sei iscritto',
  )
  await expect(section.remember).toHaveCount(0)
  await section.choice('Gestione INPS').selectOption('Commercianti')
  await expect(calculator.figure('DOPO IMPOSTE')).not.toContainText('senza contributi')
  await section.choice('Contributi ridotti').selectOption('35')
  await section.choice('Coefficiente di redditività').selectOption('Altro coefficiente')
  const coefficient = section.number('Il tuo coefficiente')
  await coefficient.fill('400')
  await expectFieldError(coefficient, 'Scrivi una percentuale da 0 a 100.')
  await coefficient.fill('54')
  await section.remember.click()
  await expect(section.kept).toBeVisible()
  await calculator.newCalculation.click()
  await expect(section.toggle).toHaveAccessibleDescription('Margine 1.3.1 · forfettario')
  await page.reload()
  await section.toggle.click()
  await expect(section.choice('Gestione INPS')).toHaveValue('commercianti')
  await expect(coefficient).toHaveValue('54')
  await calculator.country.selectOption('FR')
  await expect(section.regime).toHaveCount(0)
  await expect(calculator.priceWithVat).toBeVisible()
})

test('a rate and a VAT of one’s own count, are told at their fields, and keep the focus while typed', async ({
  calculator,
  page,
}) => {
  const section = new RatesSection(page)
  const vat = section.number('Percentuale di IVA')
  await calculator.calculate(lamp)
  await section.toggle.click()
  await section.vat.selectOption('Altra percentuale')
  await vat.fill('12')
  await section.toggle.click()
  await section.toggle.click()
  await vat.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await expect(calculator.priceWithVat).toHaveAccessibleName('Prezzo con IVA inclusa (22%)')
  await page.keyboard.type('10')
  await expect(vat).toBeFocused()
  await expect(calculator.priceWithVat).toHaveAccessibleName('Prezzo con IVA inclusa (10%)')

  await section.ownRate.click()
  await section.number('Percentuale').fill('10')
  await section.number('Quota fissa per vendita').fill('0,50')
  await calculator.expectFigures({ NETTO: '18,09 €', GUADAGNO: '7,60 €' })
  await expect(calculator.feeInfo).toContainText('È la tua tariffa')
  await section.number('Minimo').fill('-1')
  await expectFieldError(section.number('Minimo'), 'Scrivi un importo da 0 a 999.999.999,99.')
  await section.number('Minimo').fill('5')
  await calculator.expectFigures({ GUADAGNO: '4,59 €' })
  await section.ownRate.click()
  await section.ownRate.click()
  await calculator.expectFigures({ GUADAGNO: '4,59 €' })
  await section.toggle.click()
  await expect(section.toggle).toHaveAccessibleDescription('tua tariffa · IVA 10% · ordinario')

  // The next sale begins without it; a new one begins with the marketplace's, not with what was typed.
  await calculator.newCalculation.click()
  await expect(section.toggle).toHaveAccessibleDescription('Margine 1.3.1 · ordinario')
  await section.toggle.click()
  await section.ownRate.click()
  await expect(section.number('Percentuale')).toHaveValue('15')
  await expect(section.number('Minimo')).toHaveValue('')
})
