import { expectNothingFound } from '../../pages/axe.ts'
import { expectFieldError } from '../../pages/fields.ts'
import { linkWith, OpeningPage } from '../../pages/opening-page.ts'
import { RatesSection } from '../../pages/rates-section.ts'
import { expectToFit } from '../../pages/widths.ts'
import { expect, test } from '../../test.ts'

const lamp = { 'Costo prodotto': '8', 'Prezzo di vendita': '19,90' } as const

test('in the forfettario regime the price is what remains, and VAT a cost; the next calculation keeps to it', async ({
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
  await expect(calculator.form).toContainText("Non applichi l'IVA")
  await expect(calculator.feeInfo).toContainText('Sul prezzo: 15%.')

  await expect(calculator.figure('DOPO IMPOSTE')).toContainText(
    'senza contributi: dimmi se sei iscritto',
  )
  await expect(section.remember).toHaveCount(0)
  await section.choice('Gestione INPS').selectOption('Commercianti')
  await expect(calculator.figure('DOPO IMPOSTE')).not.toContainText('senza contributi')
  await section.choice('Contributi ridotti').selectOption('35')
  await section.choice('Coefficiente di redditività').selectOption('Altro coefficiente')
  await section.number('Il tuo coefficiente').fill('400')
  await expectFieldError(
    section.number('Il tuo coefficiente'),
    'Scrivi una percentuale da 0 a 100.',
  )
  await section.number('Il tuo coefficiente').fill('54')
  await section.remember.click()
  await expect(section.kept).toBeVisible()

  await calculator.newCalculation.click()
  await expect(section.toggle).toHaveAccessibleDescription('Margine 1.3.1 · forfettario')
  await page.reload()
  await section.toggle.click()
  await expect(section.choice('Gestione INPS')).toHaveValue('commercianti')
  await expect(section.number('Il tuo coefficiente')).toHaveValue('54')

  await calculator.country.selectOption('FR')
  await expect(section.regime).toHaveCount(0)
  await expect(calculator.form.getByText("Fuori dall'Italia il calcolo è in regime")).toHaveCount(2)
  await expect(calculator.priceWithVat).toBeVisible()
})

test('a rate and a VAT of one’s own count, are told at their fields, and come back as they were', async ({
  calculator,
  page,
}) => {
  const section = new RatesSection(page)
  await calculator.calculate(lamp)
  await section.toggle.click()
  await section.vat.selectOption('Altra percentuale')
  await section.number('Percentuale di IVA').fill('abc')
  await expect(
    page.getByRole('switch', { name: 'Prezzo con IVA inclusa', exact: true }),
  ).toBeVisible()
  await section.vat.selectOption('10% · ridotta')
  await expect(calculator.priceWithVat).toHaveAccessibleName('Prezzo con IVA inclusa (10%)')
  await section.ownRate.click()
  await section.number('Percentuale').fill('10')
  await section.number('Quota fissa per vendita').fill('0,50')
  await calculator.expectFigures({ NETTO: '18,09 €', GUADAGNO: '7,60 €' })
  await expect(calculator.feeInfo).toContainText('È la tua tariffa')

  await section.number('Minimo').fill('-1')
  await expectFieldError(section.number('Minimo'), 'Scrivi un importo da 0 a 999.999.999,99.')
  await expect(calculator.feeInfo).toHaveText('Controlla la tua tariffa in «Tariffe e regime».')
  await section.number('Minimo').fill('5')
  await calculator.expectFigures({ GUADAGNO: '4,59 €' })
  await section.ownRate.click()
  await expect(calculator.feeInfo).toContainText('Sul prezzo con IVA: 15%.')
  await section.ownRate.click()
  await calculator.expectFigures({ GUADAGNO: '4,59 €' })
  await section.toggle.click()
  await expect(section.toggle).toHaveAccessibleDescription('tua tariffa · IVA 10% · ordinario')

  // The next sale begins without it, and without what was typed of it.
  await calculator.newCalculation.click()
  await expect(section.toggle).toHaveAccessibleDescription('Margine 1.3.1 · ordinario')
  await section.toggle.click()
  await section.ownRate.click()
  await expect(section.number('Percentuale')).toHaveValue('')
  await expect(section.choice('Si calcola sul')).toHaveCount(1)
  await section.regime.selectOption('Forfettario')
  await expect(section.choice('Si calcola sul')).toHaveCount(0)
})

test('a VAT that was typed is edited in its field, and another calculation has a choice of its own', async ({
  calculator,
  page,
}) => {
  const section = new RatesSection(page)
  const typed = section.number('Percentuale di IVA')
  await calculator.calculate(lamp)
  await section.toggle.click()
  await section.vat.selectOption('Altra percentuale')
  await typed.fill('12')
  await section.toggle.click()
  await section.toggle.click()
  await typed.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await expect(calculator.priceWithVat).toHaveAccessibleName('Prezzo con IVA inclusa (22%)')
  await page.keyboard.type('10,5')
  await expect(typed).toBeFocused()
  await expect(typed).toHaveValue('10,5')

  const opening = new OpeningPage(page)
  await opening.follow(linkWith('{"c":"8","v":"19,90","i":"10"}'))
  await opening.accept.click()
  await expect(section.vat).toHaveValue('10')
  await expect(typed).toHaveCount(0)
})

test('with everything open and something wrong, axe finds nothing and every width fits', {
  tag: '@phone',
}, async ({ calculator, page }) => {
  const section = new RatesSection(page)
  await calculator.category.selectOption('home')
  await calculator.calculate(lamp)
  await section.toggle.click()
  await section.rates.selectOption('In vigore il giorno…')
  await section.day.fill('2026-03-01')
  await section.vat.selectOption('Altra percentuale')
  await section.regime.selectOption('Forfettario')
  await section.choice('Coefficiente di redditività').selectOption('Altro coefficiente')
  await section.choice('Gestione INPS').selectOption('Artigiani')
  await expectNothingFound(page)
  await section.ownRate.click()
  await section.number('Percentuale').fill('abc')
  await section.day.fill('')
  await expectNothingFound(page)
  await expectToFit(page)
})
