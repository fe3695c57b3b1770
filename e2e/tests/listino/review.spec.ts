import { expectNothingFound } from '../../pages/axe.ts'
import { downloaded } from '../../pages/files.ts'
import { fourArticles, ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

/** The column of the grid. */
const price = 3

test('@phone a price that is changed goes to the marketplace once it was looked at, and no other', async ({
  page,
  isMobile,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept(fourArticles)
  if (isMobile) {
    await page.getByRole('button', { name: 'Cambia prezzo e costi: Lampada' }).click()
    await page.getByLabel('Prezzo', { exact: true }).fill('24,90')
    await page.getByRole('button', { name: 'Salva' }).click()
    await page.getByRole('button', { name: 'Cambia prezzo e costi: Tazza' }).click()
    await page.getByLabel('Prezzo', { exact: true }).fill('21,00')
    await page.getByRole('button', { name: 'Salva' }).click()
  } else {
    // By margin, the lowest first: Lampada, Sedia, Zerbino, Tazza.
    await listino.cell(2, price).dblclick()
    await page.keyboard.type('24,90')
    await page.keyboard.press('Enter')
    await listino.cell(5, price).dblclick()
    await page.keyboard.type('21')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('2 articoli modificati')).toBeVisible()

  await page.getByRole('button', { name: 'Esporta' }).click()
  await page.getByLabel(/^Amazon: aggiornamento prezzi/).check()
  await page.getByRole('button', { name: 'Rivedi' }).click()
  const review = page.getByRole('dialog', { name: /^Rivedi i prezzi/ })
  await expect(review.getByRole('status').first()).toHaveText(
    '2 prezzi cambiano. 2 prezzi salgono, 1 più del 10%, 1 più del 50%. Il file ha 4 articoli, con il loro prezzo minimo. Gli altri prezzi restano come sono nel negozio.',
  )
  const download = review.getByRole('button', { name: 'Scarica' })
  await expect(download).toBeDisabled()
  await review.getByLabel('Un prezzo può salire al massimo del').fill('200')
  await expect(download).toBeEnabled()
  await expectNothingFound(page)
  await review.getByRole('checkbox', { name: 'Esporta Tazza' }).uncheck()
  const { text } = await downloaded(download)
  expect(text.split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^B-2\t24[.,]90\t/),
    expect.stringMatching(/^C-3\t\t\d/),
    expect.stringMatching(/^D-4\t\t\d/),
    '',
  ])
  await expect(
    page.getByText('3 articoli. 1 prezzo cambiato. 1 articolo lasciato fuori da te.'),
  ).toBeVisible()
})
