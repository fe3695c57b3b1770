import { expectNothingFound } from '../pages/axe.ts'
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
