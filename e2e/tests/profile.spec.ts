import { expectNothingFound } from '../pages/axe.ts'
import { ConsuntivoPage, reports } from '../pages/consuntivo-page.ts'
import { fourArticles, ListinoPage } from '../pages/listino-page.ts'
import { RatesSection } from '../pages/rates-section.ts'
import { expectToFit } from '../pages/widths.ts'
import { expect, test } from '../test.ts'

test('@phone the profile is kept in the account, and is there for the next calculation and after another sign-in', async ({
  calculator,
  page,
}) => {
  const section = new RatesSection(page)
  await section.toggle.click()
  await section.profile.click()
  await section.regime.selectOption('Forfettario')
  const save = page.getByRole('button', { name: 'Salva il profilo' })
  await expect(save).toBeDisabled()
  await section.choice('Gestione INPS').selectOption('Artigiani')
  await page.getByRole('switch', { name: 'eBay' }).check()
  await page.getByRole('radio', { name: 'In vigore oggi' }).check()
  await expectNothingFound(page)
  await expectToFit(page)
  await save.click()
  await expect(page.getByText('Profilo salvato nel tuo account.')).toBeVisible()

  await page.getByRole('button', { name: 'Torna al calcolatore' }).click()
  await calculator.newCalculation.click()
  await expect(section.toggle).toHaveAccessibleDescription(/forfettario$/)
  await expect(calculator.marketplace).toHaveValue('ebay')

  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.reload()
  await expect(calculator.marketplace).toHaveValue('ebay')
  await expect(section.toggle).toHaveAccessibleDescription(/forfettario$/)
})

test('@phone fixed costs are typed from examples, taken off and put back, and are there again when the page is', async ({
  calculator,
  page,
}) => {
  await expect(calculator.marketplace).toBeVisible()
  const section = new RatesSection(page)
  await section.toggle.click()
  await section.profile.click()
  const save = page.getByRole('button', { name: 'Salva il profilo' })
  const row = (name: string) => page.getByRole('group', { name, exact: true })
  await page.getByRole('button', { name: '+ Commercialista' }).click()
  const amount = row('Commercialista').getByLabel('Importo')
  await expect(amount).toBeFocused()
  await expect(save).toBeDisabled()
  await expect(page.getByText("Scrivi l'importo di «Commercialista»")).toBeVisible()
  await page.keyboard.type('1.200')
  await page.getByRole('button', { name: '+ Magazzino' }).click()
  await page.keyboard.type('350,50')
  await row('Magazzino').getByLabel('Dal').fill('2026-03')
  await page.getByRole('button', { name: 'Togli «Commercialista»' }).click()
  await expect(row('Commercialista')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(amount).toHaveValue('1.200')
  await expectNothingFound(page)
  await expectToFit(page)
  const openAgain = async () => {
    await page.reload()
    await expect(calculator.marketplace).toBeVisible()
    if (!(await section.profile.isVisible())) await section.toggle.click()
    await section.profile.click()
  }
  // What isn't saved yet is there too.
  await openAgain()
  await expect(amount).toHaveValue('1.200')
  await save.click()
  await expect(page.getByText('Profilo salvato nel tuo account.')).toBeVisible()
  await openAgain()
  await expect(row('Commercialista').getByLabel('Ogni')).toHaveValue('anno')
  await expect(row('Magazzino').getByLabel('Importo')).toHaveValue('350,50')
  await expect(row('Magazzino').getByLabel('Dal')).toHaveValue('2026-03')
})

test('a profile that is saved reaches a list and reports that are open in other tabs, but for what was said there', async ({
  calculator,
  page,
  context,
}) => {
  const listPage = await context.newPage()
  await new ListinoPage(listPage).openKept(fourArticles)
  await listPage.getByRole('button', { name: /^Tariffe e condizioni/ }).click()
  const costs = listPage.getByRole('switch', { name: 'Costi con IVA' })
  await costs.check()
  await costs.uncheck()
  const reportsPage = await context.newPage()
  const consuntivo = new ConsuntivoPage(reportsPage)
  await consuntivo.open()
  await consuntivo.choose(reports)

  const section = new RatesSection(page)
  await expect(calculator.marketplace).toBeVisible()
  await section.toggle.click()
  await section.profile.click()
  await section.regime.selectOption('Forfettario')
  await section.choice('Gestione INPS').selectOption('Artigiani')
  await page.getByRole('switch', { name: 'Costo prodotto con IVA inclusa' }).check()
  await page.getByRole('button', { name: 'Salva il profilo' }).click()
  await expect(page.getByText('Profilo salvato nel tuo account.')).toBeVisible()

  await expect(listPage.getByLabel('Regime fiscale')).toHaveValue('forfettario')
  await expect(costs).not.toBeChecked()
  await expect(listPage.getByText(/^Dal profilo: /)).toHaveText(
    'Dal profilo: regime, imposte e contributi. Quello che cambi qui vale solo qui.',
  )
  await expectNothingFound(listPage)
  await expect(reportsPage.getByLabel('Regime', { exact: true })).toHaveValue('forfettario')
  await expect(reportsPage.getByText(/^Dal profilo: /)).toContainText('regime, IVA nei costi.')
  await expect(reportsPage.getByLabel('I costi sono IVA inclusa')).toBeChecked()
})
