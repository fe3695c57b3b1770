import type { Page } from '@playwright/test'
import { filesOf, leftOnDevice } from '../../pages/left-on-device.ts'
import { articlesFile, ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

type Earlier = { home: string; email: string; isInDatabase: boolean }

/** Moves what is kept to where earlier versions kept it, marked as they did. */
const moveBack = (page: Page, earlier: Earlier) =>
  page.evaluate(async ({ home, email, isInDatabase }) => {
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(home)
    const whose = JSON.stringify([email, 'before'])
    const marked = async (name: string) => {
      let bytes = new ArrayBuffer(8)
      for await (const [numbered, file] of folder.entries())
        if (numbered.startsWith(name))
          bytes = await (await (file as FileSystemFileHandle).getFile()).arrayBuffer()
      const [at = 0] = new Float64Array(bytes.slice(0, 8))
      const head = { ...JSON.parse(new TextDecoder().decode(bytes.slice(at))), whose }
      return new Blob([bytes.slice(0, at), JSON.stringify(head)]).arrayBuffer()
    }
    const list = await marked('articoli')
    const terms = await marked('condizioni')
    await root.removeEntry(home, { recursive: true })
    if (isInDatabase) {
      const opening = indexedDB.open('listino')
      await new Promise<void>((resolve, reject) => {
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('files')
        opening.onsuccess = () => resolve()
      })
      const writing = opening.result.transaction('files', 'readwrite')
      writing.objectStore('files').put(list, 'articoli')
      writing.objectStore('files').put(terms, 'condizioni')
      await new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve()
        writing.onabort = () => reject(writing.error)
      })
      opening.result.close()
    } else {
      const listino = await root.getDirectoryHandle('listino', { create: true })
      for (const [name, bytes] of [
        ['articoli', list],
        ['condizioni', terms],
      ] as const) {
        const file = await listino.getFileHandle(name, { create: true })
        const writer = await file.createWritable()
        await writer.write(bytes)
        await writer.close()
      }
    }
    sessionStorage.clear()
    localStorage.clear()
    localStorage.setItem('margine.logout', 'before')
    localStorage.setItem('margine.listino', email)
    const rates = { regime: 'forfettario' }
    localStorage.setItem('margine.rates', JSON.stringify({ owner: email, rates }))
  }, earlier)

const keptTerms = (page: Page, home: string) =>
  page.evaluate(async (name) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name)
    let text = ''
    for await (const [numbered, file] of folder.entries())
      if (numbered.startsWith('condizioni'))
        text += await (await (file as FileSystemFileHandle).getFile()).text()
    return text
  }, home)

for (const isInDatabase of [false, true])
  test(`a list that an earlier version kept in ${isInDatabase ? 'a database' : 'files'} comes back with its terms, for its person alone`, async ({
    page,
    context,
    person,
    session,
    data,
  }) => {
    const listino = new ListinoPage(page)
    await listino.openKept(articlesFile(10))
    const target = page.getByRole('textbox', { name: 'Margine obiettivo' })
    await page.getByRole('slider', { name: 'Margine obiettivo' }).press('Home')
    const home = await filesOf(page)
    await expect.poll(() => keptTerms(page, home)).toContain('"target":0,')
    await page.goto('/termini')
    await moveBack(page, { home, email: person.email, isInDatabase })
    await listino.open()
    await expect(listino.count).toHaveText('10 articoli')
    await expect(target).toHaveValue('0')
    await expect.poll(() => leftOnDevice(page)).toEqual(['margine-…'])
    const kept = () => page.evaluate(() => Object.keys(localStorage))
    await expect.poll(kept).toContain(home.replace(/-(.*)/, ':$1:rates'))
    expect(await kept()).not.toContain('margine.listino')

    // Another person's list goes.
    await page.goto('/termini')
    await moveBack(page, { home, email: 'altri@example.it', isInDatabase })
    await context.clearCookies()
    if (session !== null) await context.addCookies([data.signIn(data.addPerson())])
    await page.goto('/listino')
    await expect(page.getByRole('button', { name: 'Scegli un file' })).toBeVisible()
    await expect.poll(() => leftOnDevice(page)).toEqual([])
  })
