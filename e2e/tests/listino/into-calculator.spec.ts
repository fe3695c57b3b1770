import type { Page } from '@playwright/test'
import { expectNothingFound } from '../../pages/axe.ts'
import { CalculatorPage } from '../../pages/calculator-page.ts'
import { articlesFile, ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Articolo del listino' })

test('an article opens in the calculator as its row shows it, and the list comes back as it was', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const listino = new ListinoPage(page)
  const calculator = new CalculatorPage(page)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', articlesFile(600))
  await expect(page.getByText('Il listino resta su questo dispositivo')).toBeVisible()
  await page.getByRole('slider', { name: 'Prezzi' }).press('End')
  await listino.tile('In perdita').click()
  await expect(listino.count).toHaveText('48 di 594 articoli')

  // The last of them, far down.
  const last = isMobile
    ? page.getByRole('button', { name: /^Apri nel calcolo/ }).last()
    : listino.cell(49, 1)
  const focusLast = async () => {
    if (isMobile) {
      await page.getByRole('region', { name: 'Articoli', exact: true }).evaluate((list) => {
        list.scrollTop = list.scrollHeight
      })
      await expect(page.getByRole('listitem').filter({ has: last })).toHaveAttribute(
        'aria-posinset',
        '48',
      )
      return
    }
    await listino.cell(2, 7).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Home')
    await expect(last).toBeFocused()
  }
  await focusLast()
  const [name = ''] =
    /Articolo \d+/.exec((await last.getAttribute('aria-label')) ?? (await last.textContent())) ?? []
  if (isMobile) await last.tap()
  else await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await expect(strip(page)).toContainText(name)
  await expect(strip(page)).toContainText(`SKU ART-${name.replace('Articolo ', '')}`)
  await expect(page.getByText('con i prezzi e i costi che stavi provando')).toBeVisible()
  await expect(calculator.figure('MARGINE')).toHaveText(/^-/)
  await expectNothingFound(page)

  // Changed, it is still the article's.
  await calculator.enter({ 'Prezzo di vendita': '99' })
  await expect(page.getByText('che stavi provando')).toHaveCount(0)
  await page.reload()
  await expect(strip(page)).toContainText(name)
  await strip(page).getByRole('link', { name: 'Torna al listino' }).click()

  const expectAsBefore = async () => {
    await expect(page).toHaveURL('/listino')
    await expect(listino.count).toHaveText('48 di 594 articoli')
    await expect(listino.tile('In perdita')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('slider', { name: 'Prezzi' })).toHaveValue('30')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
  }
  await expectAsBefore()

  // What was changed is not replaced without asking, and Back leads to the list as well.
  if (isMobile) await last.tap()
  else {
    await page.keyboard.press('ArrowUp')
    await listino.cell(48, 1).getByRole('button').click()
  }
  const question = page.getByRole('dialog', { name: "Vuoi aprire l'articolo del listino?" })
  await question.getByRole('button', { name: 'Apri il calcolo' }).click()
  await expect(calculator.amount('Prezzo di vendita')).not.toHaveValue('99')
  await page.goBack()
  if (isMobile) await expectAsBefore()
  else await expect(listino.cell(48, 1)).toBeFocused()
  await expect(listino.count).toHaveText('48 di 594 articoli')

  // One that was left as it was is replaced without a question.
  if (isMobile) await last.tap()
  else await listino.cell(48, 3).dblclick()
  await expect(strip(page)).toBeVisible()
  await expect(question).toHaveCount(0)
})
