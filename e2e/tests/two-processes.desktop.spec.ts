import { anyOf, refusedWith } from '../complaints.ts'
import { LoginPage } from '../pages/login-page.ts'
import { mailTo, type Standpoint, signUp, verify } from '../product/account.ts'
import type { RunningServer } from '../product/server.ts'
import { startTwoProcesses, type TwoProcesses } from '../product/two-processes.ts'
import { expect, nobody, test } from '../test.ts'

test.use({
  session: nobody,
  // The two servers are others than the one of the run; and the third save is refused on purpose.
  expectedComplaints: anyOf(
    /^a request to somebody else: http:\/\/localhost:\d+\//,
    refusedWith(409),
  ),
})

let stage: TwoProcesses

/** Signs somebody up at one of them; the mail goes out at whichever looks first. */
async function registerAt(one: RunningServer, other: RunningServer, standpoint: Standpoint) {
  const person = await signUp({ ...standpoint, url: one.url })
  const about = /^Verifica la tua email/
  const mail = await Promise.any([one, other].map(({ url }) => mailTo(url, person.email, about)))
  await verify({ ...standpoint, url: one.url }, mail)
  return person
}

test.beforeAll(async () => {
  stage = await startTwoProcesses()
})

test.afterAll(() => stage.stop())

test('who signs in at one server process saves at the other, and both show it', async ({
  page,
  newStandpoint,
}) => {
  const [one, other] = stage.servers
  const person = await registerAt(one, other, newStandpoint())
  await page.goto(`${one.url}/login`)
  await new LoginPage(page).send(person)
  await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeVisible()

  // A cookie is the host's, whatever the port: the other process finds the session in the database.
  await page.goto(other.url)
  await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeVisible()
  const save = (name: string) =>
    page.evaluate(
      async (asked) =>
        (
          await fetch('/api/calculations', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(asked),
          })
        ).status,
      { name, formData: { costo: '5,00', prezzoVendita: '20' } },
    )
  const names = () =>
    page.evaluate(async () => {
      const saved: { calculationData: { name: string } }[] = await (
        await fetch('/api/calculations')
      ).json()
      return saved.map(({ calculationData }) => calculationData.name)
    })
  expect(await save('Tazza')).toBe(201)

  await page.goto(one.url)
  expect(await names()).toEqual(['Tazza'])
  expect(await save('Lampada')).toBe(201)
  await page.goto(other.url)
  expect((await names()).sort()).toEqual(['Lampada', 'Tazza'])
  expect(await save('Una di troppo')).toBe(409)
})
