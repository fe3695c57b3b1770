import { CalculatorPage } from '../../pages/calculator-page.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody })

test('whoever asks for their list signs in first, and comes there; also when the session ends meanwhile', async ({
  page,
  context,
  person,
}) => {
  const listino = new ListinoPage(page)
  const login = new LoginPage(page)
  await listino.open()
  await login.expectOpen()
  // Through another page it is not forgotten.
  await page.getByRole('link', { name: 'Registrati' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click()
  await login.send(person)
  await expect(page).toHaveURL('/listino')

  await listino.choose('Scegli un file', 'articoli.csv', 'sku;nome;prezzo;costo\nA-1;Tazza;20;5\n')
  await expect(page.getByText('Il listino resta su questo dispositivo')).toBeVisible()
  await context.clearCookies()
  await listino.openButton('Tazza').click()
  await login.expectOpen()
  await login.signIn(person)
  await expect(new CalculatorPage(page).amount('Prezzo di vendita')).toHaveValue('20,00')
  await page.getByRole('link', { name: 'Torna al listino' }).click()
  await expect(listino.count).toHaveText('1 articolo')

  await context.clearCookies()
  await page.reload()
  await login.expectOpen()
  await login.send(person)
  await expect(page).toHaveURL('/listino')
  await expect(listino.count).toHaveText('1 articolo')
})
