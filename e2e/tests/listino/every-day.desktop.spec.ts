import { amazonReport, costsOf, type Sold, someSold } from '../../pages/amazon-report.ts'
import { expectFieldError } from '../../pages/fields.ts'
import { downloaded } from '../../pages/files.ts'
import { gridColumns, ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

const { price, cost } = gridColumns

/** What a seller asks instead. */
const mended = (sold: Sold) => sold.cost * 4

test('every day one report: costs stay, prices are mended and looked at, and what the shop has taken is a proposal no more', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const listino = new ListinoPage(page)
  const sold = someSold(1, 300)
  const [first, ...others] = sold.slice(0, 30) as [Sold, ...Sold[]]

  await test.step('a report of 300 articles, and costs in four columns for all but twelve', async () => {
    await listino.open()
    await listino.choose('Scegli un file', 'lunedì.txt', amazonReport(sold))
    await listino.choose('Aggiungi i costi', 'costi.csv', costsOf(sold.slice(0, 288)))
    await listino.joinCosts()
    await expect(page.getByText("12 articoli sono senza costo d'acquisto.")).toBeVisible()
  })

  await test.step('one of the missing is typed in the grid, the others come in a file', async () => {
    await listino.tile('Senza costo').click()
    await expect(listino.count).toHaveText('12 di 300 articoli')
    await page.getByRole('button', { name: 'SKU', exact: true }).click()
    await expect(listino.cell(2, 2)).toHaveText('MAR-0289')
    await listino.cell(2, cost).click()
    await page.keyboard.type(String(sold[288]?.cost).replace('.', ','))
    await page.keyboard.press('Enter')
    await expect(page.getByText("11 articoli sono senza costo d'acquisto.")).toBeVisible()
    await listino.choose('Aggiungi altri costi', 'mancanti.csv', costsOf(sold.slice(289)))
    await listino.joinCosts()
    await expect(listino.tile('Senza costo')).toContainText('0')
    await page.getByRole('button', { name: 'Togli i filtri' }).click()
    await expect(listino.count).toHaveText('300 articoli')
  })

  await test.step('forty prices are mended: typed, pasted, and many at once', async () => {
    await expect(listino.cell(2, 2)).toHaveText('MAR-0001')
    await listino.cell(2, price).click()
    await page.keyboard.type(String(mended(first)))
    await page.keyboard.press('Enter')
    await expect(listino.cell(3, price)).toBeFocused()
    const column = others.map((one) => String(mended(one)).replace('.', ',')).join('\n')
    await page.evaluate((text) => navigator.clipboard.writeText(text), column)
    await page.keyboard.press('Control+V')
    await expect(page.getByText('29 valori incollati.')).toBeVisible()
    await page.getByLabel('Cerca SKU o nome').fill('MAR-010')
    await expect(listino.count).toHaveText('10 di 300 articoli')
    await page.getByRole('button', { name: 'Cambia i prezzi' }).click()
    const bulk = page.getByRole('dialog', { name: /^Cambia i prezzi/ })
    await bulk.getByRole('radio', { name: 'Di una percentuale' }).check()
    await bulk.getByRole('textbox', { name: 'Percentuale' }).fill('5')
    // A limit that is no number is not none.
    const most = bulk.getByLabel('Un prezzo può salire al massimo del')
    await most.fill('20 %')
    await expectFieldError(most, 'Scrivi un numero, per esempio 5')
    await expect(bulk.getByRole('status')).toBeEmpty()
    await most.fill('20')
    await bulk.getByRole('button', { name: 'Cambia 10 prezzi' }).click()
    await page.getByRole('button', { name: 'Togli i filtri' }).click()
    // The cost that was typed is one of the seller's own since others were merged.
    await expect(page.getByText('40 articoli modificati')).toBeVisible()
  })

  await test.step('they are looked at before they are a file, which has what was looked at', async () => {
    await page.getByRole('button', { name: 'Esporta' }).click()
    await page.getByLabel(/^Amazon: aggiornamento prezzi/).check()
    await page.getByRole('button', { name: 'Rivedi' }).click()
    const review = page.getByRole('dialog', { name: /^Rivedi i prezzi/ })
    await review.getByLabel('Un prezzo può salire al massimo del').fill('400')
    await expect(review.getByRole('status').first()).toContainText(/^\d+ prezzi cambiano/)
    const { text } = await downloaded(review.getByRole('button', { name: 'Scarica' }))
    const lines = text.split('\r\n')
    const written = new Map(lines.map((line) => line.split('\t') as [string, string]))
    for (const one of [first, ...others])
      expect(Number(written.get(one.sku)?.replace(',', '.')), one.sku).toBe(mended(one))
  })

  await test.step('the next day five are gone, ten are new, the shop has taken twenty prices and changed eight', async () => {
    const tuesday = sold
      .filter((_, at) => at !== 29 && at < 296)
      .map((one, at) => {
        if (at < 20) return { ...one, price: mended(one) }
        return at < 28 ? { ...one, price: one.price + 1 } : one
      })
    await listino.choose(
      'Apri un altro file',
      'martedì.txt',
      amazonReport([...tuesday, ...someSold(301, 10)]),
    )
    await expect(page.getByText('295 costi trovati tra i tuoi, 10 mancano.')).toBeVisible()
    await expect(
      page.getByText(
        'Modifiche riprese dal listino di prima: 19 articoli. 20 prezzi che avevi scritto sono già nel nuovo file. 1 articolo modificato non è nel nuovo file.',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Solo modificati' }).click()
    await expect(listino.count).toHaveText('19 di 305 articoli')
    await page.getByRole('button', { name: 'I tuoi costi' }).click()
    const costs = page.getByRole('dialog', { name: 'I tuoi costi' })
    await costs.getByLabel('Cerca SKU, codice o nome').fill('MAR-0289')
    await expect(costs.getByText(/scritto da te il/)).toBeVisible()
  })
})
