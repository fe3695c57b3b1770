import { CalculatorPage } from '../../pages/calculator-page.ts'
import { fourArticles, gridColumns, ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

const { price, cost, category } = gridColumns

test('prices are typed and pasted in the grid, taken back by keys, and there again after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const listino = new ListinoPage(page)
  await listino.openKept(fourArticles)
  await page.getByRole('button', { name: 'Prezzo' }).first().click()
  // By price, the lowest first: Lampada, Tazza, Zerbino, Sedia.
  await expect(listino.cell(3, 1)).toContainText('Tazza')
  await listino.cell(2, price).click()
  await page.keyboard.type('24,9')
  await page.keyboard.press('Enter')
  await expect(listino.cell(2, price)).toHaveText('24,90 €12,00 €, era 12,00 €')
  await expect(listino.cell(3, price)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Prezzo di Tazza' })).toHaveValue('20,00')
  await page.keyboard.type('abc')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Prezzo di Tazza' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByText('«abc» non è un numero.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(listino.cell(3, price)).toBeFocused()
  await expect(listino.cell(3, price)).toHaveText('20,00 €')

  await page.evaluate(() => navigator.clipboard.writeText('21,5\n31\n'))
  await page.keyboard.press('Control+V')
  await expect(listino.cell(4, price)).toContainText('31,00 €')
  await expect(page.getByText('3 articoli modificati')).toBeVisible()
  await page.keyboard.press('Control+Z')
  await expect(page.getByText('1 articolo modificato')).toBeVisible()
  await page.keyboard.press('Control+Y')
  await expect(page.getByText('3 articoli modificati')).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(listino.cell(3, cost)).toBeFocused()
  await page.keyboard.type('6')
  await page.keyboard.press('Tab')
  await expect(listino.cell(3, cost)).toContainText('6,00 €')
  await expect(listino.cell(3, cost + 1)).toBeFocused()

  await test.step('backwards by Shift, and a category as well', async () => {
    await listino.cell(4, price).click()
    await page.keyboard.press('F2')
    await page.keyboard.press('Shift+Enter')
    await expect(listino.cell(3, price)).toBeFocused()
    await page.keyboard.press('F2')
    await page.keyboard.press('Shift+Tab')
    await expect(listino.cell(3, price - 1)).toBeFocused()
    await listino.cell(5, category).dblclick()
    await page.getByRole('combobox', { name: 'Categoria di Sedia' }).selectOption('Elettronica')
    await page.keyboard.press('Enter')
    await expect(listino.cell(5, category)).toHaveText(
      'Elettronica · scelta da teStandard, era Standard',
    )
    await expect(page.getByText('4 articoli modificati')).toBeVisible()
    await page.keyboard.press('Control+Z')
    await expect(listino.cell(5, category)).toHaveText('Standard · ipotizzata')
  })

  await page.getByRole('button', { name: 'Solo modificati' }).click()
  await expect(listino.count).toHaveText('3 di 4 articoli')
  await page.reload()
  await expect(page.getByText('3 articoli modificati')).toBeVisible()
  await expect(listino.cell(2, price)).toContainText('era 20,00 €')

  // A calculation gives its price back.
  await listino.cell(2, 1).dblclick()
  const calculator = new CalculatorPage(page)
  await expect(listino.article).toBeVisible()
  await calculator.enter({ 'Prezzo di vendita': '22,50' })
  await listino.article.getByRole('link', { name: 'Usa questo prezzo nel listino' }).click()
  await expect(listino.cell(2, price)).toHaveText('22,50 €20,00 €, era 20,00 €')
})
