import { downloaded } from '../../pages/files.ts'
import { articlesFile, ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

test('twenty thousand articles are tried, filtered and sorted, also by keyboard', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', articlesFile(20_000))
  await expect(listino.count).toHaveText('19.800 articoli')
  await expect(listino.grid).toHaveAttribute('aria-rowcount', '19801')

  await test.step('the grid by keyboard', async () => {
    await page.getByRole('columnheader', { name: 'SKU' }).getByRole('button').click()
    await expect(page.getByRole('columnheader', { name: 'SKU' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(listino.cell(2, 2)).toHaveText('ART-0')
    await page.keyboard.press('ArrowDown')
    await expect(listino.cell(2, 2)).toBeFocused()
    await page.keyboard.press('Control+End')
    await expect(listino.cell(19_801, 20)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(listino.cell(19_801, 1)).toBeFocused()
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Control+Home')
    await expect(listino.cell(2, 1)).toBeFocused()
  })

  await test.step('what if', async () => {
    const losses = listino.tile('In perdita')
    await expect(losses).toContainText('2.000')
    const before = await losses.textContent()
    const slider = page.getByRole('slider', { name: 'Prezzi' })
    await slider.focus()
    // The notice above of what is tried pushes nothing away.
    const top = () => slider.evaluate((field) => field.getBoundingClientRect().top)
    for (const scrolled of [0, 400]) {
      await page.evaluate((to) => scrollTo(0, to), scrolled)
      const at = await top()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByText('Stai provando: prezzi')).toBeAttached()
      await expect.poll(top).toBeCloseTo(at, 0)
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByText('Stai provando: prezzi')).toHaveCount(0)
      await expect.poll(top).toBeCloseTo(at, 0)
    }
    await slider.press('End')
    await expect(listino.cell(2, 3)).toHaveText(/26,00/)
    await expect(losses).not.toHaveText(before ?? '')
    const band = page.getByRole('status').filter({ hasText: 'Stai provando: prezzi +30%' })
    await expect(band).toBeVisible()
    await page.getByRole('button', { name: 'Esporta' }).click()
    await expect(page.getByRole('dialog')).toContainText(
      'il file conterrà i valori di prova (prezzi +30%), non quelli del negozio',
    )
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Torna ai dati del file' }).click()
    await expect(losses).toHaveText(before ?? '')
    await expect(band).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Il negozio in cifre' })).toBeFocused()
  })

  await test.step('a bar of the histogram and a search', async () => {
    await page.getByRole('button', { name: /^Margine sotto −15%/ }).click()
    await expect(listino.count).toHaveText(/ di 19\.800 articoli/)
    await page.getByRole('button', { name: 'Togli i filtri' }).click()
    await page.getByRole('searchbox', { name: 'Cerca SKU o nome' }).fill('articolo 19997')
    await expect(listino.count).toHaveText('1 di 19.800 articoli')
  })

  await test.step('columns', async () => {
    await page.getByRole('button', { name: 'Colonne', exact: true }).click()
    await page.getByRole('switch', { name: 'Commissione' }).click()
    await page.getByRole('button', { name: 'Fatto' }).click()
    await expect(page.getByRole('columnheader', { name: 'Commissione' })).toHaveCount(0)
  })

  await test.step('files to take away', async () => {
    for (const [kind, name] of [
      ['CSV per Excel', 'listino-margine.csv'],
      ['Foglio XLSX', 'listino-margine.xlsx'],
    ] as const) {
      await page.getByRole('button', { name: 'Esporta' }).click()
      const dialog = page.getByRole('dialog', { name: 'Esporta 1 articolo' })
      await dialog.getByRole('radio', { name: kind }).check()
      const file = await downloaded(dialog.getByRole('button', { name: 'Scarica' }))
      expect(file.name).toBe(name)
      await expect(page.getByText(`Fatto: ${name}`)).toBeVisible()
    }
  })
})
