import { expectNothingFound } from '../../pages/axe.ts'
import { downloaded } from '../../pages/files.ts'
import { leftOnDevice } from '../../pages/left-on-device.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

const monday = 'sku;nome;prezzo\nTAZ-1;Tazza;20,00\nVAS-2;Vaso;30,00\nSED-3;Sedia;80,00\n'
const tuesday =
  'sku;nome;prezzo\nVAS-2;Vaso;31,00\nSED-3;Sedia;80,00\nLUM-4;Lume;40,00\nTAP-5;Tappeto;60,00\n'
const costs = 'SKU;Costo;Spedizione\nTAZ-1;5,00;2,00\nVAS-2;7,50;\nSED-3;41,00;9,00\n'

test('@phone costs are given once: the next report finds them, those it lacks are typed, and signing out deletes them', async ({
  page,
  isMobile,
}) => {
  const listino = new ListinoPage(page)
  const panel = page.getByRole('dialog', { name: 'I tuoi costi' })

  await test.step('a report and its costs, on the first day', async () => {
    await listino.open()
    await listino.chooseAll('Scegli un file', { 'lunedi.csv': monday, 'costi.csv': costs })
    await expect(page.getByText('Costi di 3 articoli da costi.csv.')).toBeVisible()
    await expect(page.getByText('Il listino resta su questo dispositivo')).toBeVisible()
  })

  await test.step('on the next the report alone is enough', async () => {
    await page.reload()
    await listino.choose('Apri un altro file', 'martedi.csv', tuesday)
    await expect(page.getByText('2 costi trovati tra i tuoi, 2 mancano.')).toBeVisible()
    await expect(page.getByText(/costi\.csv$/)).toHaveCount(2)
  })

  await test.step('what is missing is typed, and nothing that is no number is taken for one', async () => {
    await page.getByRole('button', { name: 'Scrivi quelli che mancano' }).click()
    await expectNothingFound(page)
    await panel.getByLabel('Costo di LUM-4').fill('dodici')
    await panel.getByLabel('Costo di TAP-5').fill('25,50')
    await panel.getByRole('button', { name: 'Salva i costi' }).click()
    await expect(panel.getByText('1 costo salvato.')).toBeVisible()
    await expect(panel.getByText('Scrivi un numero, per esempio 12,50.')).toBeVisible()
    await panel.getByLabel('Costo di LUM-4').fill('12')
    await panel.getByRole('button', { name: 'Chiudi' }).click()
    await expect(page.getByText('4 costi trovati tra i tuoi.')).toBeVisible()
  })

  await test.step('one is looked for and corrected, another deleted', async () => {
    await page.getByRole('button', { name: 'I tuoi costi' }).click()
    await expect(panel.getByText(/^5 costi su questo dispositivo/)).toBeVisible()
    await expectNothingFound(page)
    await panel.getByLabel('Cerca SKU, codice o nome').fill('vas')
    await panel.getByRole('button', { name: 'Correggi: VAS-2' }).click()
    await panel.getByLabel('Costo prodotto').fill('8,25')
    await panel.getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(panel.getByText('Costo prodotto 8,25 €')).toBeVisible()
    await expect(panel.getByText(/scritto da te il/)).toBeVisible()
    await panel.getByLabel('Cerca SKU, codice o nome').fill('')
    await panel.getByRole('button', { name: 'Elimina: TAZ-1' }).click()
    await expect(panel.getByText(/^4 costi su questo dispositivo/)).toBeVisible()
    await panel.getByRole('button', { name: 'Chiudi' }).click()
  })

  await test.step('they stay when the list goes, and go with their person, who may take them away first', async () => {
    await listino.delete()
    await expect(page.getByRole('button', { name: 'Scegli un file' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'I tuoi costi' })).toBeVisible()
    await logout(page, isMobile)
    const question = page.getByRole('alertdialog', { name: /Uscendo elimini i tuoi costi/ })
    const file = await downloaded(question.getByRole('button', { name: 'Esporta i costi' }))
    expect(file.text).toContain('VAS-2;;;;8,25;')
    await question.getByRole('button', { name: 'Elimina ed esci' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => leftOnDevice(page)).toEqual([])
  })
})
