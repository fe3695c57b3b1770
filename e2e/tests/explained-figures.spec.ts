import type { TaxSettings } from '@margine/engine'
import type { Locator, Page } from '@playwright/test'
import { expectNothingFound } from '../pages/axe.ts'
import { SavedPage } from '../pages/saved-page.ts'
import { ScenariosPage } from '../pages/scenarios-page.ts'
import { expectToFit } from '../pages/widths.ts'
import { resultOf, someSale } from '../product/prepared-data.ts'
import { expect, test } from '../test.ts'

/** The figures that open how they were worked out, by their names. */
const figures = (within: Locator) =>
  within.getByRole('button', { name: /: come è stato calcolato$/ })
const figure = (within: Locator, name: string) =>
  within.getByRole('button', { name: `${name}: come è stato calcolato`, exact: true }).first()
const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('a figure opens into how it was worked out, number by number down to its source', {
  tag: '@phone',
}, async ({ example: calculator, page }) => {
  const margin = figure(calculator.results, 'Margine 23,3%')
  const explanation = panel(page, 'Margine')
  await margin.focus()
  await page.keyboard.press('Enter')
  await expect(explanation).toContainText('Margine = guadagno ÷ prezzo netto')
  await expect(explanation).toContainText('7,62 € ÷ 32,70 € = 23,3%')

  const profit = explanation.getByRole('button', { name: 'Guadagno 7,62 €' })
  await profit.focus()
  await page.keyboard.press('Enter')
  await expect(profit).toHaveAttribute('aria-expanded', 'true')
  await expect(explanation).toContainText('32,70 € − 25,09 € = 7,62 €')
  await explanation.getByRole('button', { name: 'Costi totali 25,09 €' }).click()
  await explanation.getByRole('button', { name: 'Commissione 5,99 €' }).click()
  await expect(explanation).toContainText('15% × 39,90 € = 5,99 €')
  await expect(explanation).toContainText('Fonte: listino delle commissioni di Amazon.it')
  await expect(explanation.getByText('È il prezzo che hai inserito.')).toBeVisible()
  await expectNothingFound(page)
  await expectToFit(page)

  await page.emulateMedia({ media: 'print' })
  await expect(explanation).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await profit.click()
  await expect(explanation.getByText('32,70 € − 25,09 € = 7,62 €')).toBeHidden()

  await page.keyboard.press('Escape')
  await expect(explanation).toHaveCount(0)
  await expect(margin).toBeFocused()
  await margin.click()
  await expect(explanation).toBeVisible()
  await page.goBack()
  await expect(explanation).toHaveCount(0)
  await expect(margin).toBeFocused()

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(margin).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(margin).toBeFocused()
})

test('every figure of a result is explained, in either regime, and each opens its own', async ({
  example: calculator,
  data,
  page,
  person,
}) => {
  const imposte: TaxSettings = {
    coefficiente: '40',
    sostitutiva: '15',
    gestione: 'commercianti',
    riduzione: 'nessuna',
  }
  data.save(person, 'Libro', {
    ...{ ...someSale, tariffe: '2026-11-20', categoria: 'books', regime: 'forfettario', imposte },
  })
  const { results } = calculator
  const expectFigures = async (names: string[]) => {
    const found = () =>
      figures(results).evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label')?.replace(/ [−\d].*/, '')),
      )
    await expect.poll(found).toEqual(names)
  }
  const verdict = ['Margine', 'Ricarico sui costi', 'Guadagno']
  const weight = ['Commissione nominale', 'Commissione reale', 'In più rispetto alla nominale']
  await expectFigures([
    ...[...verdict, 'Prezzo netto', 'Prezzo con IVA'],
    ...['Prezzo con IVA', 'IVA', 'Costi totali'],
    ...['Costo prodotto', 'Quota dei costi: costo prodotto'],
    ...['Commissione', 'Quota dei costi: commissione'],
    ...['Spedizione', 'Quota dei costi: spedizione'],
    ...['Pubblicità', 'Quota dei costi: pubblicità'],
    ...['Packaging', 'Quota dei costi: packaging'],
    ...['Guadagno', ...weight],
  ])

  const saved = new SavedPage(page)
  await page.reload()
  await saved.open()
  await saved.card('Libro').getByRole('button', { name: 'Carica' }).click()
  await results.getByRole('button', { name: 'Commissione Amazon' }).click()
  await expectFigures([
    ...[...verdict, 'Dopo imposte e contributi', 'Prezzo'],
    ...['Base imponibile', 'Prezzo'],
    ...['Guadagno', 'Contributi INPS', 'Imposta sostitutiva'],
    ...['Base meno i contributi', 'Dopo imposte e contributi'],
    ...['Prezzo', 'Costi totali'],
    ...['Costo prodotto', 'Quota dei costi: costo prodotto'],
    ...['Commissione', 'Quota dei costi: commissione'],
    ...['Commissione', 'Chiusura', 'Servizi digitali', 'IVA sulle commissioni'],
    ...['Guadagno', ...weight],
  ])
  for (const [name, value] of [
    ['Dopo imposte e contributi', '10,15 €'],
    ['Base imponibile', '15,96 €'],
    ['Quota dei costi: commissione', '36,6%'],
    ['Contributi INPS', '3,91 €'],
    ['Base meno i contributi', '12,05 €'],
    ['IVA sulle commissioni', '1,59 €'],
  ] as const) {
    await figure(results, `${name} ${value}`).press('Enter')
    await expect(panel(page, name)).toContainText(`Come è stato calcolato ${value}`)
    await page.keyboard.press('Escape')
  }
})

test('an older result and a scenario are figures alone: their steps would tell another story', async ({
  calculator,
  data,
  page,
  person,
}) => {
  const result = { ...resultOf(someSale), margine: 63.4 }
  data.save(person, 'Tazza', someSale, { name: 'Tazza', formData: someSale, result })
  const saved = new SavedPage(page)
  await page.reload()
  await saved.open()
  await saved.card('Tazza').getByRole('button', { name: 'Carica' }).click()
  await calculator.expectFigures({ MARGINE: '63,4%' })
  await expect(figures(calculator.results)).toHaveCount(0)
  await calculator.results.getByRole('button', { name: 'Ricalcola con le tariffe attuali' }).click()
  await expect(figure(calculator.results, 'Margine 43,5%')).toBeVisible()
  const scenarios = new ScenariosPage(page)
  await scenarios.open()
  await expect(figures(scenarios.panel)).toHaveCount(0)
})
