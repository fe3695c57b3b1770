import { anyOf, cutOff } from '../../complaints.ts'
import { expectNothingFound } from '../../pages/axe.ts'
import { expectToFit } from '../../pages/widths.ts'
import { expect, test } from '../../saved-test.ts'

const longName = `Lampada ${'da tavolo in ottone e vetro '.repeat(2)}`.trim()

test.use({ expectedComplaints: anyOf(cutOff) })

test('axe finds nothing in what saving asks, shows and says', async ({ saved, page, context }) => {
  await saved.saveButton.click()
  await expect(saved.name).toBeFocused()
  await expectNothingFound(page)
  await saved.prompt.getByRole('button', { name: 'Salva' }).click()
  await expect(saved.confirmation).toBeVisible()
  await expectNothingFound(page)
  await saved.save(longName)
  await saved.saveButton.click()
  await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await saved.open()
  await expect(saved.cards).toHaveCount(2)
  await expectNothingFound(page)
  await saved.card(longName).getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNothingFound(page)
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await saved.remove(longName)
  await expect(saved.banner).toBeVisible()
  await expectNothingFound(page)
})

test('axe finds nothing while something is under way', async ({ saved, page }) => {
  const letGo = await saved.holdSaves()
  await saved.answerPrompt('Tazza')
  await expect(saved.overlay).toHaveCSS('opacity', '1')
  await expectNothingFound(page)
  await expectToFit(page)
  letGo()
  await expect(saved.confirmation).toBeVisible()
})

test('cards, questions and messages fit every width', async ({ saved, page }) => {
  await saved.saveButton.click()
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await saved.save('x'.repeat(80))
  await saved.save(longName)
  await saved.saveButton.click()
  await expectToFit(page)
  await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await saved.open()
  await expect(saved.cards).toHaveCount(2)
  await expectToFit(page)
  await saved.card(longName).getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectToFit(page)
})
