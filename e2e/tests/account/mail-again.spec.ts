import { refusedWith } from '../../complaints.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { SignupPage } from '../../pages/signup-page.ts'
import { newPerson } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody, expectedComplaints: [refusedWith(429)] })

const again = "Invia di nuovo l'email di verifica"

test('a third mail says to the second how long it has to wait, and can be asked for once that is over', async ({
  page,
}) => {
  const signup = new SignupPage(page)
  await page.clock.install()
  await signup.open()
  await page.clock.pauseAt(Date.now() + 60_000)
  await signup.send(newPerson())
  await page.getByRole('link', { name: "Vai all'accesso" }).click()

  const { news } = new LoginPage(page)
  const button = news.getByRole('button', { name: again })
  await button.click()
  await expect(news).toContainText('guarda anche nello spam')
  await button.click()
  const wait = news.getByText(/^Ti abbiamo appena scritto: potrai chiedere un'altra email tra /)
  const seconds = async () =>
    Number((await wait.first().textContent())?.replace('un minuto', '60').match(/\d+/)?.[0])
  await expect(button).toBeDisabled()
  const whole = await seconds()
  expect(whole).toBeGreaterThan(30)
  expect(whole).toBeLessThanOrEqual(60)

  await page.clock.runFor(20_000)
  await expect.poll(seconds).toBe(whole - 20)
  await page.clock.runFor((whole - 21) * 1000)
  await expect(wait.first()).toContainText('tra un secondo.')
  await expect(button).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(button).toBeEnabled()
  await expect(news).toContainText("Ora puoi chiedere un'altra email.")
})
