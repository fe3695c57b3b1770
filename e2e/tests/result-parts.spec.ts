import { readFile } from 'node:fs/promises'
import type { CalculationFormData } from '@margine/engine'
import type { Locator } from '@playwright/test'
import { expectNothingFound } from '../pages/axe.ts'
import { SavedPage } from '../pages/saved-page.ts'
import { ScenariosPage } from '../pages/scenarios-page.ts'
import { expectToFit } from '../pages/widths.ts'
import { resultOf, someSale } from '../product/prepared-data.ts'
import { expect, test } from '../test.ts'

const lamp: CalculationFormData = {
  ...someSale,
  costo: '6,20',
  prezzoVendita: '19,90',
  spedizione: '3,50',
  packaging: '0,40',
}

/** From before Amazon.it's card of 1 February 2026. */
const forfettario: CalculationFormData = {
  ...lamp,
  tariffe: '2026-01-20',
  regime: 'forfettario',
  imposte: { coefficiente: '40', sostitutiva: '15', gestione: 'commercianti', riduzione: '35' },
}

const ownRate: CalculationFormData = {
  ...lamp,
  aliquotaIVA: '10',
  commissionePropria: { percentuale: '12', fissa: '0,30', minima: '1', base: 'lordo' },
}

// What is in force on a day is always the same; what is in force today is not.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T10:00:00'))

/** What stands beside a name in a ledger. */
const beside = (within: Locator, name: string) =>
  within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]')

test('a saved forfettario sale tells its cards, its parts and its taxes, and takes the cards of today', async ({
  calculator,
  data,
  page,
  person,
}) => {
  data.save(person, 'Lampada', forfettario)
  const saved = new SavedPage(page)
  await page.reload()
  await saved.open()
  const card = saved.card('Lampada')
  await expect(card).toContainText('tariffe del 20 gennaio 2026 · forfettario')
  await expect(card).toContainText('Con le tariffe attuali il margine è del 28,0%.')
  await expect(beside(card, 'Commissione')).toHaveText('3,75 €')
  await expect(card).toContainText(
    'Commissione 2,99\u00a0€ · Servizi digitali 0,09\u00a0€ · IVA sulle commissioni 0,68\u00a0€',
  )
  await card.getByRole('button', { name: 'Carica' }).click()

  const { results } = calculator
  const figure = (name: string) => results.getByRole('group', { name, exact: true })
  await calculator.expectFigures({ MARGINE: '19,2%', GUADAGNO: '3,83 €' })
  await expect(figure('DOPO IMPOSTE')).toContainText('1,56 €')
  await expect(figure('PREZZO')).toContainText('19,90 €')
  await expect(results).toContainText(
    'Calcolato con le tariffe di Amazon.it del 20 gennaio 2026, in vigore dal 15 dicembre 2025. Con quelle di oggi: margine 28,0%, guadagno 5,58\u00a0€.',
  )
  await expect(results).not.toContainText(/\bnett[oi]\b|prezzo con IVA/i)

  await expect(results).toContainText('la base imponibile è 7,96\u00a0€, il 40% di 19,90\u00a0€')
  await expect(beside(results, 'Contributi INPS')).toHaveText('1,27 €')
  await expect(results).toContainText('(vale se hai già superato il minimale)')
  await expect(beside(results, 'Imposta sostitutiva')).toHaveText('1,00 €')
  await expect(beside(results, 'Dopo imposte e contributi')).toHaveText('1,56 €')
  await expect(results).toContainText(/Regole del 2026, fonte: .*circolare INPS/)
  await expect(results).toContainText('Non siamo consulenti fiscali')

  const fee = results.getByRole('button', { name: 'Commissione Amazon' })
  await expect(beside(results, 'Servizi digitali')).toBeHidden()
  await fee.focus()
  await page.keyboard.press('Enter')
  await expect(fee).toHaveAttribute('aria-expanded', 'true')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(fee).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(fee).toBeFocused()
  const parts = {
    Commissione: '2,99 €',
    'Servizi digitali': '0,09 €',
    'IVA sulle commissioni': '0,68 €',
  }
  for (const [name, amount] of Object.entries(parts))
    await expect(beside(calculator.costLines, name)).toHaveText(amount)
  await expect(calculator.costLines.filter({ hasText: 'Commissione Amazon' })).toContainText(
    '3,75 €',
  )
  await expect(results).toContainText('la somma può differire di qualche centesimo')
  await expectNothingFound(page)

  await results.getByRole('button', { name: 'Ricalcola con le tariffe di oggi' }).click()
  await expect(results).toBeFocused()
  await calculator.expectFigures({ MARGINE: '28,0%', GUADAGNO: '5,58 €' })
  await expect(beside(calculator.costLines, 'Commissione')).toHaveText('1,59 €')
  // Its single part abroad opens into nothing; back in Italy it is as it was left.
  await calculator.country.selectOption('FR')
  await expect(fee).toBeHidden()
  await calculator.country.selectOption('IT')
  await expect(fee).toHaveAttribute('aria-expanded', 'true')
  await expectToFit(page)
})

test('a saved own rate that comes to another result today says so, on its card and once loaded', async ({
  calculator,
  data,
  page,
  person,
}) => {
  const formData = { ...ownRate, tariffe: '2026-01-20' }
  const result = { ...resultOf(formData), margine: 63.4 }
  data.save(person, 'Tazza', formData, { name: 'Tazza', formData, result })
  const saved = new SavedPage(page)
  await page.reload()
  await saved.open()
  const { results } = calculator
  const card = saved.card('Tazza')
  const margin = (await card.getByText('Con le tariffe attuali').textContent())?.match(/[\d,]+%/)
  expect(margin).not.toBeNull()
  await card.getByRole('button', { name: 'Carica' }).click()
  await expect(results).toContainText(`Con le tariffe attuali: margine ${margin}`)
  await results.getByRole('button', { name: 'Ricalcola con le tariffe attuali' }).click()
  await expect(results).toBeFocused()
  await calculator.expectFigures({ MARGINE: String(margin) })
})

test('on paper a commission is open, with whose rates they were, from the moment before its pages are counted', async ({
  calculator,
  data,
  page,
  person,
}) => {
  data.save(person, 'Lampada', { ...lamp, tariffe: '2026-11-20', marketplace: 'etsy' })
  data.save(person, 'Tazza', ownRate)
  const saved = new SavedPage(page)
  await page.reload()
  await saved.open()
  await saved.card('Lampada').getByRole('button', { name: 'Carica' }).click()
  await expect(calculator.results.getByRole('button', { name: 'Commissione Etsy' })).toBeVisible()
  const paper = page.getByRole('tabpanel', { name: 'Calcolatore' })
  const added = beside(paper, 'Pagamento')
  await expect(added).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(added).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(added).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await expect(beside(paper, 'Tariffe')).toHaveText(
    'del 20 novembre 2026: Etsy (venditore in Italia), in vigore dal 1° gennaio 2026',
  )
  await expect(beside(paper, 'Fonte')).toContainText('verificate il 21 novembre 2026')
  await expect(beside(paper, 'Pagamento')).toHaveText('0,80 €')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)

  await page.emulateMedia({ media: null })
  await saved.open()
  await saved.card('Tazza').getByRole('button', { name: 'Carica' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(beside(paper, 'Tariffe')).toHaveText(
    'tua tariffa: 12% sul prezzo con IVA, almeno 1,00 €, più 0,30 € fissi',
  )
  await expect(beside(paper, 'IVA del prodotto')).toHaveText('10%')
})

test('scenarios keep to the seller’s own rate and to the cards at every price', async ({
  calculator,
  data,
  page,
  person,
}) => {
  data.save(person, 'Tazza', ownRate)
  data.save(person, 'Lampada', { ...forfettario, tariffe: '2026-11-20' })
  const saved = new SavedPage(page)
  const scenarios = new ScenariosPage(page)
  await page.reload()
  await saved.open()
  await expect(saved.card('Tazza')).toContainText('tua tariffa · IVA 10%')
  await saved.card('Tazza').getByRole('button', { name: 'Carica' }).click()
  await expect(calculator.costLines.filter({ hasText: 'tua tariffa' })).toContainText('2,69 €')
  await expect(calculator.results).toContainText('È la tua tariffa. Sul prezzo con IVA: 12%.')
  const download = page.waitForEvent('download')
  await calculator.results.getByRole('button', { name: 'Esporta' }).click()
  const { formData, result } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect({ formData, result }).toEqual({ formData: ownRate, result: resultOf(ownRate) })

  await scenarios.open()
  await expect(scenarios.slider('Prezzo')).toHaveAccessibleDescription(/^IVA inclusa \(10%\)/)
  await expect(scenarios.slider('Commissione')).toHaveAccessibleDescription(/^tua tariffa/)
  await scenarios.quick('Commissione +5 punti').click()
  await expect(scenarios.slider('Commissione')).toHaveAccessibleDescription(
    /^fissa, al posto di commissione; in più minimo e fisso per ordine/,
  )
  await expect(scenarios.panel).toContainText('Hai cambiato solo la commissione, che resta la tua')
  await page.getByRole('button', { name: 'Usa la tua tariffa' }).click()
  await expect(scenarios.slider('Commissione')).toHaveAttribute('aria-valuetext', '12,0%')

  await saved.open()
  await saved.card('Lampada').getByRole('button', { name: 'Carica' }).click()
  await scenarios.open()
  await expect(scenarios.slider('Prezzo')).toHaveAccessibleDescription(/^quanto paga il cliente/)
  await scenarios.quick('Prezzo +10%').click()
  const rows = {
    Guadagno: ['5,58 €', '5,44 €', '−0,14 €'],
    'Dopo imposte e contributi': ['3,31 €', '2,94 €', '−0,36 €'],
    Prezzo: ['19,90 €', '21,89 €', '+1,99 €'],
    Commissione: ['2,00 €', '4,13 €', '+2,13 €'],
    'Costi totali': ['14,32 €', '16,45 €', '+2,13 €'],
  }
  for (const [name, cells] of Object.entries(rows))
    await expect(scenarios.row(name).getByRole('cell')).toHaveText(cells)
  const parts = scenarios.results.getByRole('table', { name: 'Commissione, voce per voce' })
  await expect(parts).toBeHidden()
  await scenarios.results.getByRole('button', { name: 'Commissione, voce per voce' }).click()
  await expect(
    parts.getByRole('row').filter({ hasText: 'Servizi digitali' }).getByRole('cell'),
  ).toHaveText(['0,05 €', '0,10 €', '+0,05 €'])
  await expect(scenarios.tips.first()).toHaveText(
    'Guadagni 0,14 € in meno: −2,13 € dalla commissione, +1,99 € dal prezzo.',
  )
  await expectNothingFound(page)
  await expectToFit(page)
})
