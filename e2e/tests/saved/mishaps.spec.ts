import { anyOf, cutOff } from '../../complaints.ts'
import { expect, test } from '../../saved-test.ts'

test.use({ expectedComplaints: anyOf(cutOff) })

test('the keyboard goes on from the tab when a message goes', async ({ saved, page }) => {
  await saved.save('Prima')
  await saved.save('Seconda')
  const tab = page.getByRole('tab', { name: 'Calcolatore' })
  await saved.saveButton.click()
  await saved.banner.getByRole('button', { name: 'Chiudi il messaggio' }).click()
  await expect(tab).toBeFocused()

  await saved.saveButton.click()
  const offer = saved.banner.getByRole('button', { name: 'Sostituiscine uno' })
  await offer.click()
  await page.keyboard.press('Escape')
  await expect(offer).toBeFocused()
  await offer.click()
  await page.getByRole('button', { name: 'Sostituisci', exact: true }).click()
  await expect(saved.confirmation).toBeVisible()
  await expect(tab).toBeFocused()
})
