import { anyOf, cutOff } from '../../complaints.ts'
import { ConsuntivoPage, reports } from '../../pages/consuntivo-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedComplaints: anyOf(cutOff) })

test('reports can be opened again where signing out failed', async ({ page, context }) => {
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  await consuntivo.choose(reports)
  await context.setOffline(true)
  await logout(page, false)
  await page.getByRole('button', { name: 'Elimina ed esci' }).click()
  await expect(page.getByRole('alert')).toContainText('Impossibile effettuare il logout')
  await context.setOffline(false)
  await consuntivo.choose(reports)
  await expect(consuntivo.part('Dove sono finiti gli incassi')).toContainText('49,03 €')
})
