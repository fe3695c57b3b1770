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

test('without room the list is there until the page is left, which asks first', async ({
  page,
  baseURL,
}) => {
  const browser = await page.context().newCDPSession(page)
  const quota = { origin: baseURL ?? '' }
  await browser.send('Storage.overrideQuotaForOrigin', { ...quota, quotaSize: 205_000 })
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

test('a browser that keeps no files says so, and nothing holds up who signs out', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await withoutFiles(page)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', articlesFile(20))
  await expect(listino.count).toHaveText('20 articoli')
  await expect(page.getByText('il browser non lo permette')).toBeVisible()
  await logout(page, false)
  await page.getByRole('button', { name: 'Elimina ed esci' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})
