import { leftOnDevice } from '../../pages/left-on-device.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

const cup = 'sku;nome;prezzo;costo\nA-1;Tazza;20;5\n'
const stays = 'Il listino resta su questo dispositivo'

test("a list that stays after a session expired is its owner's alone", async ({
  page,
  context,
  data,
  session,
}) => {
  const listino = new ListinoPage(page)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', cup)
  await expect(page.getByText(stays)).toBeVisible()
  await context.clearCookies()
  await page.goto('/login')
  await expect.poll(() => leftOnDevice(page)).toEqual(['listino', 'margine.listino'])
  if (session !== null) await context.addCookies([session])
  await listino.open()
  await expect(listino.cell(2, 1)).toHaveText('Tazza')

  await context.addCookies([data.signIn(data.addPerson())])
  await page.goto('/')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', cup)
  await expect(page.getByText(stays)).toBeVisible()

  // A deletion that was cut off is made up for.
  await page.evaluate(() => localStorage.removeItem('margine.listino'))
  await context.clearCookies()
  await page.goto('/login')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})
