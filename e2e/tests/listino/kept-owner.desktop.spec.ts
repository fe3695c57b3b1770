import { anyOf, refusedWith } from '../../complaints.ts'
import { leftOnDevice } from '../../pages/left-on-device.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

const cup = 'sku;nome;prezzo;costo\nA-1;Tazza;20;5\n'

// The session ends while pages are open.
test.use({ expectedComplaints: anyOf(refusedWith(401)) })

test("a list that stays after a session expired is its owner's alone", async ({
  page,
  context,
  data,
  session,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept(cup)
  await context.clearCookies()
  await page.goto('/login')
  await expect.poll(() => leftOnDevice(page)).toEqual(['listino', 'margine.listino'])
  if (session !== null) await context.addCookies([session])
  await listino.open()
  await expect(listino.cell(2, 1)).toHaveText('Tazza')

  await context.addCookies([data.signIn(data.addPerson())])
  await page.goto('/')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
  await listino.openKept(cup)

  // A deletion that was cut off is made up for.
  await page.evaluate(() => localStorage.removeItem('margine.listino'))
  await context.clearCookies()
  await page.goto('/login')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})

test('signing out in the calculator deletes the list where the session had ended, and leads nobody to it', async ({
  page,
  context,
  person,
}) => {
  const listino = new ListinoPage(page)
  const login = new LoginPage(page)
  await listino.openKept(cup)
  await page.goto('/')
  await context.clearCookies()
  const forgotten = ['/', '/api/account/sign-out'].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  )
  await logout(page, false)
  await login.expectOpen()
  await expect.poll(() => leftOnDevice(page)).toEqual([])
  await Promise.all(forgotten)
  await login.send(person)
  await expect(page).toHaveURL('/')
})

test('signing out asks about a list that is kept but not read yet', async ({ page, context }) => {
  const listino = new ListinoPage(page)
  await listino.openKept(cup)

  const other = await context.newPage()
  await other.goto('/')
  await other.evaluate(() => {
    const forever = () => new Promise(() => {})
    void navigator.locks.request('margine.listino', { steal: true }, forever)
  })
  await page.reload()
  await logout(page, false)
  const question = page.getByRole('alertdialog', { name: /Uscendo elimini il listino/ })
  await expect(question).toBeVisible()
  await expect(question.getByRole('button', { name: 'Scarica i risultati' })).toBeDisabled()
  await question.getByRole('button', { name: 'Annulla' }).click()
  await other.close()
  await expect(listino.cell(2, 1)).toHaveText('Tazza')
})

test('a page of the list that begins late leaves the list of whoever has come since', async ({
  page,
  context,
  data,
}) => {
  let begin = () => {}
  const late = new Promise<void>((resolve) => {
    begin = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/listino', { waitUntil: 'commit' })

  await context.addCookies([data.signIn(data.addPerson())])
  const other = await context.newPage()
  await new ListinoPage(other).openKept(cup)
  begin()
  await expect(new ListinoPage(page).cell(2, 1)).toHaveText('Tazza')
  await expect.poll(() => leftOnDevice(other)).toEqual(['listino', 'margine.listino'])
})
