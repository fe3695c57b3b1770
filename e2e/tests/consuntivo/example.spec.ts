import { expectNothingFound } from '../../pages/axe.ts'
import { ConsuntivoPage } from '../../pages/consuntivo-page.ts'
import { expect, test } from '../../test.ts'

const offer = { name: "Prova con un negozio d'esempio" } as const

test('an example month says that it is one and what was charged too much; nothing of it is kept, or becomes the seller’s', {
  tag: '@phone',
}, async ({ page }) => {
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  for (const line of ['Quanto paghi ogni articolo', 'ManoMano, versamenti', 'Satispay, pagamenti'])
    await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible()
  await page.getByRole('button', offer).click()
  const band = page.locator('.band').filter({ hasText: "Negozio d'esempio." })
  await expect(band).toBeFocused()
  await expect(consuntivo.part('Tariffe da controllare')).toContainText('Cuffie senza fili')
  await expectNothingFound(page)
  await expect(page.getByRole('region', { name: 'I tuoi file' })).toHaveCount(0)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Cuffie senza fili' }).click()
  await expect((await opened).getByText('Esempio: Cuffie senza fili').first()).toBeVisible()
  await (await opened).close()
  await page.reload()
  await expect(page.getByRole('button', offer)).toBeVisible()
  await page.getByRole('button', offer).click()
  await page.getByRole('button', { name: "Togli l'esempio" }).click()
  await expect(page.getByRole('button', offer)).toBeVisible()
  await expect(band).toHaveCount(0)
})
