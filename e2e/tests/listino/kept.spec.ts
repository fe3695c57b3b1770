import { downloaded } from '../../pages/files.ts'
import { filesOf, leftOnDevice } from '../../pages/left-on-device.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

test('@phone the list stays on the device until it is deleted or somebody signs out', async ({
  page,
  isMobile,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept('sku;nome;prezzo;costo\nA-1;Tazza;20;5\n')
  await page.reload()
  await expect(listino.count).toHaveText('1 articolo')
  await expect(page.getByText('Tazza', { exact: true }).last()).toBeVisible()

  await listino.delete()
  await expect(page.getByRole('button', { name: 'Scegli un file' })).toBeVisible()
  await page.reload()
  const two = 'sku;nome;prezzo;costo\nB-2;Vaso;20;5\nC-3;Sedia;30;8\n'
  await listino.choose('Scegli un file', 'articoli.csv', two)
  await expect(page.getByText('Il listino resta su questo dispositivo')).toBeVisible()

  await page.getByLabel('Cerca SKU o nome').fill('Vaso')
  await expect(listino.count).toHaveText('1 di 2 articoli')

  // The calculator asks too, and leads to where the list can be taken away.
  await page.goto('/')
  await logout(page, isMobile)
  const question = page.getByRole('alertdialog', { name: /Uscendo elimini il listino/ })
  await question.getByRole('button', { name: 'Esporta il listino' }).click()
  await expect(page).toHaveURL('/listino')
  await expect(listino.count).toHaveText('1 di 2 articoli')
  await logout(page, isMobile)
  const file = await downloaded(question.getByRole('button', { name: 'Esporta il listino' }))
  expect(file.name).toBe('listino-margine.csv')
  // What was not shown goes with it.
  expect(file.text).toContain('C-3;Sedia;')
  await question.getByRole('button', { name: 'Elimina ed esci' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})

test('@phone-only a button is pressed although it is said meanwhile that the list stays', async ({
  page,
  context,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept('sku;nome;prezzo;costo\nA-1;Tazza;20;5\n')

  // Nothing can be kept until the other tab releases the lock.
  const other = await context.newPage()
  await other.goto('/termini')
  const lock = await filesOf(page)
  const keeping = await other.evaluateHandle((name) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    return new Promise<{ letGo: () => void }>((taken) => {
      void navigator.locks.request(name, () => {
        taken({ letGo })
        return held
      })
    })
  }, lock)
  await page.bringToFront()
  await listino.choose('Apri un altro file', 'nuovo.csv', 'sku;nome;prezzo;costo\nB-2;Vaso;9;2\n')
  await expect(page.getByText('Vaso', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('Il listino resta su questo dispositivo')).toBeHidden()

  await listino.unfold('file')
  await page.getByRole('button', { name: 'Elimina dal dispositivo' }).hover()
  await page.mouse.down()
  await keeping.evaluate(({ letGo }) => letGo())
  await expect(page.getByText('Il listino resta su questo dispositivo')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Conferma' })).toBeVisible()
})
