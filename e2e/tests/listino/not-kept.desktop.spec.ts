import type { Page } from '@playwright/test'
import { leftOnDevice } from '../../pages/left-on-device.ts'
import { articlesFile, ListinoPage } from '../../pages/listino-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

/** Lets the worker that keeps the list have no files. */
async function withoutFiles(page: Page) {
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const lack = 'StorageManager.prototype.getDirectory = undefined;'
    await route.fulfill({ response, body: lack + (await response.text()) })
  })
}

/** Moves the kept files into a database, where the page kept them once in browsers without files. */
const moveToDatabase = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle('listino')
    const opening = indexedDB.open('listino')
    await new Promise<void>((resolve, reject) => {
      opening.onerror = () => reject(opening.error)
      opening.onupgradeneeded = () => opening.result.createObjectStore('files')
      opening.onsuccess = () => resolve()
    })
    for (const name of ['articoli', 'condizioni']) {
      const bytes = await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer()
      const writing = opening.result.transaction('files', 'readwrite')
      writing.objectStore('files').put(bytes, name)
      await new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve()
        writing.onabort = () => reject(writing.error)
      })
    }
    opening.result.close()
    await root.removeEntry('listino', { recursive: true })
  })

const keptTerms = (page: Page) =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('listino')
    return (await (await folder.getFileHandle('condizioni')).getFile()).text()
  })

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).length)

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

test('a list that was kept in a database is moved to files, with its terms', async ({ page }) => {
  const listino = new ListinoPage(page)
  await listino.openKept(articlesFile(10))
  const target = page.getByRole('textbox', { name: 'Margine obiettivo' })
  await page.getByRole('slider', { name: 'Margine obiettivo' }).press('Home')
  await expect.poll(() => keptTerms(page)).toContain('"target":0,')
  await page.goto('/termini')
  await moveToDatabase(page)
  // The tab remembers them too.
  await page.evaluate(() => sessionStorage.clear())
  await listino.open()
  await expect(listino.count).toHaveText('10 articoli')
  await expect(page.getByText('Il listino resta su questo dispositivo')).toBeVisible()
  expect(await databases(page)).toBe(0)
  await page.reload()
  await expect(listino.count).toHaveText('10 articoli')
  await expect(target).toHaveValue('0')
})

test('a browser that keeps no files says so, also of a list from a database', async ({ page }) => {
  const listino = new ListinoPage(page)
  await listino.openKept(articlesFile(10))
  await page.goto('/termini')
  await moveToDatabase(page)
  await withoutFiles(page)
  await listino.open()
  await expect(listino.count).toHaveText('10 articoli')
  await expect(page.getByText('il browser non lo permette')).toBeVisible()
  expect(await databases(page)).toBe(0)

  await listino.choose('Apri un altro file', 'articoli.csv', articlesFile(20))
  await expect(listino.count).toHaveText('20 articoli')
  await expect(page.getByText('il browser non lo permette')).toBeVisible()
  // Nothing holds up who signs out.
  await logout(page, false)
  await page.getByRole('button', { name: 'Elimina ed esci' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})
