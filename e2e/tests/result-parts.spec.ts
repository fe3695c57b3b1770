import type { CalculationFormData } from '@margine/engine'
import type { Locator } from '@playwright/test'
import { expectNothingFound } from '../pages/axe.ts'
import { SavedPage } from '../pages/saved-page.ts'
import { ScenariosPage } from '../pages/scenarios-page.ts'
import { expectToFit } from '../pages/widths.ts'
import { someSale } from '../product/prepared-data.ts'
import { expect, test } from '../test.ts'

/** From before Amazon.it's card of 1 February 2026. */
const forfettario: CalculationFormData = {
  ...{ ...someSale, costo: '6,20', prezzoVendita: '19,90', spedizione: '3,50', packaging: '0,40' },
  ...{ tariffe: '2026-01-20', regime: 'forfettario' },
  imposte: { coefficiente: '40', sostitutiva: '15', gestione: 'commercianti', riduzione: '35' },
}

// What is in force on a day is always the same; what is in force today is not.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T10:00:00'))

/** What stands beside a name in a ledger. */
const beside = (within: Locator, name: string) =>
  within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]')

test('a saved forfettario sale opens its commission and its taxes, and takes the cards of today', async ({
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
  await card.getByRole('button', { name: 'Carica' }).click()

  const { results } = calculator
  await calculator.expectFigures({ MARGINE: '19,2%', GUADAGNO: '3,83 €' })
  await expect(results.getByRole('group', { name: 'DOPO IMPOSTE' })).toContainText('1,56 €')
  await expect(results).toContainText(
    'Calcolato con le tariffe di Amazon.it del 20 gennaio 2026, in vigore dal 15 dicembre 2025. Con quelle di oggi: margine 28,0%, guadagno 5,58\u00a0€.',
  )
  await expect(results).not.toContainText(/\bnett[oi]\b|prezzo con IVA/i)
  await expect(beside(results, 'Imposta sostitutiva')).toHaveText('1,00 €')
  await expect(results).toContainText('Non siamo consulenti fiscali')

  const fee = results.getByRole('button', { name: 'Commissione Amazon' })
  await expect(beside(results, 'Servizi digitali')).toBeHidden()
  await fee.press('Enter')
  await expect(fee).toHaveAttribute('aria-expanded', 'true')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(fee).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(fee).toBeFocused()
  await expect(beside(calculator.costLines, 'IVA sulle commissioni')).toHaveText('0,68 €')
  await expectNothingFound(page)

  await results.getByRole('button', { name: 'Ricalcola con le tariffe di oggi' }).click()
  await expect(results).toBeFocused()
  await calculator.expectFigures({ MARGINE: '28,0%', GUADAGNO: '5,58 €' })
  // Its single part abroad opens into nothing; back in Italy it is as it was left.
  await calculator.country.selectOption('FR')
  await expect(fee).toBeHidden()
  await calculator.country.selectOption('IT')
  await expect(fee).toHaveAttribute('aria-expanded', 'true')
  await expectToFit(page)

  const scenarios = new ScenariosPage(page)
  await scenarios.open()
  await scenarios.quick('Prezzo +10%').click()
  const parts = scenarios.results.getByRole('table', { name: 'Commissione, voce per voce' })
  await expect(parts).toBeHidden()
  await scenarios.results.getByRole('button', { name: 'Commissione, voce per voce' }).click()
  await expect(parts).toBeVisible()
  await expectNothingFound(page)
  await expectToFit(page)
})

test('on paper a commission is open, with whose rates they were, from the moment before its pages are counted', async ({
  calculator,
  data,
  page,
  person,
}) => {
  data.save(person, 'Lampada', { ...someSale, tariffe: '2026-11-20', marketplace: 'etsy' })
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
  await expect(added).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
})
