import { expectNothingFound } from '../../pages/axe.ts'
import { CalculatorPage } from '../../pages/calculator-page.ts'
import { expectNoDialogBehind } from '../../pages/history.ts'
import { articlesFile, ListinoPage } from '../../pages/listino-page.ts'
import { whole } from '../../product/whole.ts'
import { expect, test } from '../../test.ts'

test('an article opens in the calculator as its row shows it, and the list comes back as it was', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const listino = new ListinoPage(page)
  const calculator = new CalculatorPage(page)
  const { article, openButton } = listino
  await listino.openKept(articlesFile(600))
  await page.getByRole('slider', { name: 'Prezzi' }).press('End')
  await page.getByRole('slider', { name: 'Margine obiettivo' }).press('ArrowRight')
  await listino.tile('In perdita').click()
  await expect(listino.count).toHaveText('48 di 594 articoli')

  // The last of them, far down: at 50 € and 30 % it loses 3,3 %.
  const last = isMobile ? openButton('Articolo 580') : listino.cell(49, 1)
  if (isMobile) {
    await page.getByRole('region', { name: 'Articoli', exact: true }).evaluate((list) => {
      list.scrollTop = list.scrollHeight
    })
    await last.tap()
  } else {
    await listino.cell(2, 7).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Home')
    await expect(last).toBeFocused()
    await expect(last).toContainText('Articolo 580')
    await page.keyboard.press('Enter')
  }

  await expect(page).toHaveURL('/')
  await expect(article).toContainText('Articolo 580SKU ART-580')
  await expect(page.getByText('con i prezzi e i costi che stavi provando')).toBeVisible()
  await expect(calculator.amount('Prezzo di vendita')).toHaveValue('65,00')
  await calculator.expectFigures({ MARGINE: '−3,3%' })
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Qual è il prezzo giusto?' }).click()
  await expect(page.getByRole('slider', { name: 'Margine' }).first()).toHaveValue('21')
  await page.goBack()

  // Changed, it is still the article's.
  await calculator.enter({ 'Prezzo di vendita': '99' })
  await expect(page.getByText('che stavi provando')).toHaveCount(0)
  await page.reload()
  await expect(article).toContainText('Articolo 580')
  await article.getByRole('link', { name: 'Torna al listino' }).click()
  const expectAsBefore = async () => {
    await expect(page).toHaveURL('/listino')
    await expect(listino.count).toHaveText('48 di 594 articoli')
    await expect(listino.tile('In perdita')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('slider', { name: 'Prezzi' })).toHaveValue('30')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
  }
  await expectAsBefore()
  // What a finger opens it opens as a key does: what follows is the same on both.
  if (isMobile && !whole) return

  // What was changed is not replaced without asking; Back leads to the list as well.
  await openButton('Articolo 580').click()
  const question = page.getByRole('dialog', { name: 'Vuoi aprire «Articolo 580»?' })
  await question.getByRole('button', { name: 'Apri il calcolo' }).click()
  await expect(calculator.amount('Prezzo di vendita')).toHaveValue('65,00')
  await expectNoDialogBehind(page)
  await page.goBack()
  await expectAsBefore()

  // One that was left as it was is replaced without a question.
  if (isMobile) await openButton('Articolo 530').tap()
  else {
    await expect(listino.cell(48, 1)).toContainText('Articolo 530')
    await listino.cell(48, 1).dblclick()
  }
  await expect(article).toContainText('Articolo 530')
  await expect(question).toHaveCount(0)
})
