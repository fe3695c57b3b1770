import { amazonReport, costsOf, someSold } from '../../pages/amazon-report.ts'
import { expectNothingFound } from '../../pages/axe.ts'
import { articlesFile, ListinoPage } from '../../pages/listino-page.ts'
import { tooWide } from '../../pages/widths.ts'
import { expect, test } from '../../test.ts'

test('the list on paper says what is on it, and with the system’s own colours which bar is pressed', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', articlesFile(60))
  await expect(listino.cell(2, 1)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Su carta gli articoli da 1 a \d\d di 60/)).toBeVisible()
  for (const name of ['Esporta', 'Elimina dal dispositivo', 'Aggiungi i costi'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect.poll(() => tooWide(page)).toEqual([])

  // What is printed from the page has every row.
  await page.emulateMedia({ media: null })
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Stampa' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(61)
  await expect(listino.grid).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('table')).toHaveCount(0)

  await page.emulateMedia({ media: null, forcedColors: 'active' })
  const bar = page.getByRole('button', { name: /^Margine sotto −15%/ })
  await expect(bar).toHaveCSS('outline-style', 'none')
  await bar.click()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await expect(bar).toHaveCSS('outline-style', 'solid')
  await expectNothingFound(page)
})

test('a filter shows its articles from the first, however far down one looked', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', articlesFile(2000))
  await listino.cell(2, 1).click()
  await page.keyboard.press('Control+End')
  await expect(listino.cell(1981, 1)).toBeVisible()

  await listino.tile('In perdita').click()
  await expect(listino.count).toHaveText('200 di 1.980 articoli')
  await expect(listino.cell(2, 1)).toHaveText('Articolo 0')
  await expect(page.locator('[data-articles]')).toHaveJSProperty('scrollTop', 0)
})

test('rows are in the first screen with a file, its costs and warnings, and stay there whatever is opened above', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  const sold = someSold(1, 300)
  await listino.open()
  await listino.choose('Scegli un file', 'offerte.txt', amazonReport(sold))
  await listino.choose('Aggiungi i costi', 'costi.csv', costsOf(sold.slice(0, 288)))
  await listino.joinCosts()
  await expect(page.getByText("12 articoli sono senza costo d'acquisto.")).toBeVisible()
  // Columns of Amazon's own cause no warning; unsaid categories do.
  await expect(
    page.getByText('Il file non dice le categorie: contiamo Standard, 15%.'),
  ).toBeVisible()
  await expect(page.getByText('cose da sapere sulle colonne')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  // The head and five rows, with what an article leaves.
  for (const row of [2, 6]) await expect(listino.cell(row, 9)).toBeInViewport({ ratio: 1 })

  const top = () => listino.grid.evaluate((grid) => grid.getBoundingClientRect().top)
  const before = await top()
  await page.getByRole('button', { name: 'I dieci articoli peggiori' }).click()
  const worst = page.getByRole('dialog', { name: 'I dieci articoli peggiori' })
  await expect(worst.getByRole('listitem')).toHaveCount(10)
  await expect.poll(top).toBe(before)
  await expectNothingFound(page)
  await worst.getByRole('button', { name: 'Chiudi' }).click()

  await listino.tile('In perdita').click()
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    /^In perdita: \d+ di 300 articoli$/,
  )
  await expect(page.locator('[data-articles]')).toBeInViewport({ ratio: 1 })
})
