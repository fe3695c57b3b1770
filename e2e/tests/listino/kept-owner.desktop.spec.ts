import { anyOf, refusedWith } from '../../complaints.ts'
import { filesOf, leftOnDevice } from '../../pages/left-on-device.ts'
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
  await expect.poll(() => leftOnDevice(page)).toEqual(['margine-…'])
  if (session !== null) await context.addCookies([session])
  await listino.open()
  await expect(listino.cell(2, 1)).toHaveText('Tazza')

  await context.addCookies([data.signIn(data.addPerson())])
  await page.goto('/')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
  await listino.openKept(cup)

  // A deletion that was cut off is made up for.
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()
  await page.goto('/login')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})

test('signing out in the calculator deletes the list where the session had ended too', async ({
  page,
  context,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept(cup)
  await page.goto('/')
  await context.clearCookies()
  await logout(page, false)
  await page.getByRole('button', { name: 'Elimina ed esci' }).click()
  await new LoginPage(page).expectOpen()
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})

test('signing out asks about a list that is kept but not read yet', async ({ page, context }) => {
  const listino = new ListinoPage(page)
  await listino.openKept(cup)

  const other = await context.newPage()
  await other.goto('/')
  const lock = await filesOf(other)
  await other.evaluate((name) => {
    const forever = () => new Promise(() => {})
    void navigator.locks.request(name, { steal: true }, forever)
  }, lock)
  await page.reload()
  await logout(page, false)
  const question = page.getByRole('alertdialog', { name: /Uscendo elimini il listino/ })
  await expect(question).toBeVisible()
  await expect(question.getByRole('button', { name: 'Esporta il listino' })).toBeDisabled()
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
  await expect.poll(() => leftOnDevice(other)).toEqual(['margine-…'])
})
