import type { Page } from '@playwright/test'
import { leftOnDevice } from '../../pages/left-on-device.ts'
import { articlesFile, ListinoPage } from '../../pages/listino-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

const noFiles = 'StorageManager.prototype.getDirectory = undefined;'
const noDatabase = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });"

/** What a browser can't do, in the worker that keeps the list. */
async function without(page: Page, lack: string) {
  await page.unrouteAll()
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: lack + (await response.text()) })
  })
}

/** What a database keeps of the terms. */
const keptInDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('listino')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const files = opening.result.transaction('files').objectStore('files')
          const reading = files.get('condizioni')
          reading.onsuccess = () => {
            opening.result.close()
            resolve(new TextDecoder().decode(reading.result))
          }
        }
      }),
  )

test('without room the list is there until the page is left, which asks first', async ({
  page,
  baseURL,
}) => {
  const browser = await page.context().newCDPSession(page)
  const quota = { origin: baseURL ?? '' }
  await browser.send('Storage.overrideQuotaForOrigin', { ...quota, quotaSize: 20_000 })
  const listino = new ListinoPage(page)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', articlesFile(2000))
  await expect(page.getByText("non c'è abbastanza spazio")).toBeVisible()
  await expect(listino.count).toHaveText('1.980 articoli')
  await expect.poll(() => leftOnDevice(page)).toEqual([])

  // An article opens in a tab of its own: the list would be lost with this one.
  const opened = page.waitForEvent('popup')
  await listino.openButton('Articolo 0').click()
  const { article } = new ListinoPage(await opened)
  await expect(article).toContainText('SKU ART-0')
  await expect(article.getByRole('link')).toHaveCount(0)
  await expect(listino.count).toHaveText('1.980 articoli')

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()

  // A list that fits is kept again.
  await listino.choose('Apri un altro file', 'articoli.csv', articlesFile(10))
  await expect(page.getByText('Il listino resta su questo dispositivo')).toBeVisible()
  await browser.send('Storage.overrideQuotaForOrigin', quota)
  await browser.detach()
})

test('a browser that keeps no files keeps the list in a database, and one that has neither says so', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await without(page, noFiles)
  await listino.openKept(articlesFile(10))
  await page.getByRole('slider', { name: 'Margine obiettivo' }).press('Home')
  await expect.poll(() => keptInDatabase(page)).toContain('"target":0,')
  await expect.poll(() => leftOnDevice(page)).toEqual(['listino', 'margine.listino'])
  await page.reload()
  await expect(listino.count).toHaveText('10 articoli')
  await expect(page.getByRole('textbox', { name: 'Margine obiettivo' })).toHaveValue('0')

  await without(page, noFiles + noDatabase)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', articlesFile(10))
  await expect(page.getByText('il browser non lo permette')).toBeVisible()
  // Nothing holds up who signs out.
  await logout(page, false)
  await page.getByRole('button', { name: 'Elimina ed esci' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})
