import { tooSmall } from '../pages/too-small.ts'
import { test as savedTest } from '../saved-test.ts'
import { expect, test } from '../test.ts'

test('every control is large enough for a finger', async ({ calculator, page }) => {
  await calculator.category.selectOption('clothing')
  await calculator.calculateExample()
  await expect.poll(() => tooSmall(page)).toEqual([])
  await page.getByRole('button', { name: 'Apri il menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect.poll(() => tooSmall(page)).toEqual([])
})

savedTest(
  'every control of what was saved, and of its questions, is large enough for a finger',
  async ({ saved, page }) => {
    await saved.saveButton.click()
    await expect(saved.prompt).toBeVisible()
    await expect.poll(() => tooSmall(page)).toEqual([])
    await page.keyboard.press('Escape')
    await saved.save('Tazza')
    await saved.save('Lampada')
    await saved.saveButton.click()
    await expect.poll(() => tooSmall(page)).toEqual([])
    await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
    await expect(saved.name).toBeVisible()
    await expect.poll(() => tooSmall(page)).toEqual([])
    await page.keyboard.press('Escape')
    await saved.open()
    await expect(saved.cards).toHaveCount(2)
    await expect.poll(() => tooSmall(page)).toEqual([])
    await saved.card('Tazza').getByRole('button', { name: 'Elimina' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expect.poll(() => tooSmall(page)).toEqual([])
  },
)
