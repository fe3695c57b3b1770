import { filesOf, leftOnDevice } from '../../pages/left-on-device.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

const cup = 'sku;nome;prezzo;costo\nA-1;Tazza;20;5\n'
const vase = 'sku;nome;prezzo;costo\nB-2;Vaso;30;8\n'
const stays = 'Il listino resta su questo dispositivo'

test('two tabs agree on which list is kept, and signing out in one ends what the other is keeping', async ({
  page,
  context,
}) => {
  const older = new ListinoPage(page)
  await older.open()
  await older.choose('Scegli un file', 'tazze.csv', cup)
  await expect(page.getByText(stays)).toBeVisible()
  const other = await context.newPage()
  const newer = new ListinoPage(other)
  await newer.open()
  await expect(newer.cell(2, 1)).toHaveText('Tazza')
  await newer.choose('Apri un altro file', 'vasi.csv', vase)
  await expect(newer.cell(2, 1)).toHaveText('Vaso')

  await test.step('the older one says so, and what is tried there changes nothing for the newer', async () => {
    await expect(page.getByText("In un'altra scheda hai un listino più nuovo")).toBeVisible()
    await page.getByRole('slider', { name: 'Margine obiettivo' }).press('Home')
    await expect(page.getByText('Nessun articolo è sotto il suo prezzo minimo.')).toBeAttached()
    await page.getByRole('button', { name: 'Mostra il listino più nuovo' }).click()
    await expect(older.cell(2, 1)).toHaveText('Vaso')
    await expect(page.getByText(stays)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Margine obiettivo' })).toHaveValue('20')
  })

  await test.step('what one deletes is gone in both', async () => {
    await newer.delete()
    await expect(page.getByRole('button', { name: 'Scegli un file' })).toBeVisible()
    await expect.poll(() => leftOnDevice(page)).toEqual([])
  })

  const lock = await filesOf(page)
  const busy = await context.newPage()
  await busy.goto('/tariffe')
  await busy.evaluate((name) => {
    const { promise: isHeld, resolve } = Promise.withResolvers<void>()
    const hold = () => {
      resolve()
      return new Promise(() => {})
    }
    void navigator.locks.request(name, hold)
    return isHeld
  }, lock)
  await older.choose('Scegli un file', 'tazze.csv', cup)
  await expect(older.cell(2, 1)).toHaveText('Tazza')
  // Nothing is on the device yet that would be asked about.
  await logout(other, false)
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login')
  await busy.close()
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})
