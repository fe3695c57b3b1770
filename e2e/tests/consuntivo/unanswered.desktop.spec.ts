import { keepBusy } from '../../pages/busy-worker.ts'
import { ConsuntivoPage, reports } from '../../pages/consuntivo-page.ts'
import { chooseFiles } from '../../pages/files.ts'
import { expect, test } from '../../test.ts'

test('a reading is cancelled although its worker hangs, and the reports are as they were; those that can not be read are said, left, and deleted when asked', async ({
  page,
}) => {
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  await consuntivo.choose(reports)
  const totals = consuntivo.part('Dove sono finiti gli incassi')
  await expect(totals).toContainText('49,03 €')
  await expect(page.getByText('I rapporti restano su questo dispositivo')).toBeVisible()

  keepBusy(page)
  const next = page.waitForEvent('worker')
  const more = page.getByRole('button', { name: 'Aggiungi file' })
  await chooseFiles(more, { 'altro.csv': reports['novembre.csv'] })
  const reading = page.getByRole('region', { name: 'Leggiamo i rapporti' })
  await reading.getByRole('button', { name: 'Annulla' }).click()
  await next
  await expect(reading).toHaveCount(0)
  await expect(totals).toContainText('49,03 €')
  await expect(consuntivo.file('altro.csv')).toHaveCount(0)

  await page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    const { promise, resolve } = Promise.withResolvers<void>()
    const opening = indexedDB.open(name)
    opening.onsuccess = () => {
      const database = opening.result
      const [store = ''] = database.objectStoreNames
      const writing = database.transaction(store, 'readwrite')
      writing.objectStore(store).put({ version: 9 }, 'libri')
      writing.oncomplete = () => {
        database.close()
        resolve()
      }
    }
    await promise
  })
  await page.reload()
  const unread = page.getByRole('alert')
  await expect(unread).toContainText(
    'I rapporti che hai su questo dispositivo non si possono leggere',
  )
  await unread.getByRole('button', { name: 'Elimina i rapporti' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Conferma' }).click()
  await expect(unread).toHaveCount(0)
  await consuntivo.choose(reports)
  await expect(totals).toContainText('49,03 €')
  await expect(page.getByText('I rapporti restano su questo dispositivo')).toBeVisible()
})
