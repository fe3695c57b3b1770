import { anyOf, leftInTheMiddle, refusedWith } from '../../complaints.ts'
import { RatesSection } from '../../pages/rates-section.ts'
import { withheld } from '../../pages/withheld.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedComplaints: anyOf(refusedWith(404), leftInTheMiddle('\\S*')) })

test('a calculation whose rates can not be loaded is kept until they are', async ({
  calculator,
  page,
}) => {
  const section = new RatesSection(page)
  await section.toggle.click()
  await section.rates.selectOption('In vigore oggi')
  await calculator.calculate({ 'Costo prodotto': '8', 'Prezzo di vendita': '19,90' })
  const figures = await calculator.figure('MARGINE').textContent()

  const cards = '**/assets/every-card-*.js'
  const letThemCome = await withheld(page, cards, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  const retry = page.getByRole('button', { name: 'Riprova' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('button', { name: /^(?:Menu utente|Apri il menu)$/ })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  letThemCome()
  await retry.click()
  await expect(calculator.figure('MARGINE')).toHaveText(figures ?? '')
  await expect(section.toggle).toHaveAccessibleDescription(/^tariffe del /)
})
