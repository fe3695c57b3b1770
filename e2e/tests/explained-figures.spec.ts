import type { Locator } from '@playwright/test'
import { expectNothingFound } from '../pages/axe.ts'
import { SavedPage } from '../pages/saved-page.ts'
import { ScenariosPage } from '../pages/scenarios-page.ts'
import { expectToFit } from '../pages/widths.ts'
import { resultOf, someSale } from '../product/prepared-data.ts'
import { expect, test } from '../test.ts'

/** The figures that open how they were worked out. */
const figures = (within: Locator) =>
  within.getByRole('button', { name: /: come è stato calcolato$/ })
const figure = (within: Locator, name: string) =>
  within.getByRole('button', { name: `${name}: come è stato calcolato`, exact: true }).first()

test('a figure opens into how it was worked out, number by number down to its source', {
  tag: '@phone',
}, async ({ example: calculator, page }) => {
  const margin = figure(calculator.results, 'Margine 23,3%')
  const explanation = page.getByRole('dialog', { name: 'Margine', exact: true })
  await margin.press('Enter')
  await expect(explanation).toContainText('Margine = guadagno ÷ prezzo netto')
  await expect(explanation).toContainText('7,62 € ÷ 32,70 € = 23,3%')
  const profit = explanation.getByRole('button', { name: 'Guadagno 7,62 €' })
  await profit.press('Enter')
  await expect(profit).toHaveAttribute('aria-expanded', 'true')
  await explanation.getByRole('button', { name: 'Costi totali 25,09 €' }).click()
  await explanation.getByRole('button', { name: 'Commissione 5,99 €' }).click()
  await expect(explanation).toContainText('Fonte: listino delle commissioni di Amazon.it')
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

test('every figure of a result opens its own explanation', async ({
  example: { results },
  page,
}) => {
  const names = await figures(results).evaluateAll((all) =>
    all.map((one) => String(one.getAttribute('aria-label')).replace(/ [−\d].*/, '')),
  )
  expect(names).toEqual([
    ...['Margine', 'Ricarico sui costi', 'Guadagno', 'Prezzo netto', 'Prezzo con IVA'],
    ...['Prezzo con IVA', 'IVA', 'Costi totali'],
    ...['Costo prodotto', 'Quota dei costi: costo prodotto'],
    ...['Commissione', 'Quota dei costi: commissione'],
    ...['Spedizione', 'Quota dei costi: spedizione'],
    ...['Pubblicità', 'Quota dei costi: pubblicità'],
    ...['Packaging', 'Quota dei costi: packaging'],
    ...['Guadagno', 'Commissione nominale', 'Commissione reale', 'In più rispetto alla nominale'],
  ])
  for (const [at, name] of names.entries()) {
    await figures(results).nth(at).press('Enter')
    await expect(page.getByRole('dialog', { name, exact: true })).toContainText(
      'Come è stato calcolato',
    )
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
