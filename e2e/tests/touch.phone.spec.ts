import type { Page } from '@playwright/test'
import { test as savedTest } from '../saved-test.ts'
import { expect, test } from '../test.ts'

/** Under this many pixels a finger misses. */
const finger = 44

/** The controls that are too small, in an open dialog where there is one. */
const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const whole = document.querySelector('dialog:modal') ?? document
    return [...whole.querySelectorAll('a[href], button, select, input')]
      .map((control) => {
        // A switch or a choice is pressed by its words too.
        const target = control.closest('label') ?? control
        const { width, height } = target.getBoundingClientRect()
        return { name: target.textContent || control.getAttribute('name'), width, height }
      })
      .filter(({ width, height }) => width > 0 && (width < least || height < least))
  }, finger)

test('every control is large enough for a finger', async ({ calculator, page }) => {
  await calculator.category.selectOption('clothing')
  await calculator.calculateExample()
  expect(await tooSmall(page)).toEqual([])
  await page.getByRole('button', { name: 'Apri il menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
})

savedTest(
  'every control of what was saved, and of its questions, is large enough for a finger',
  async ({ saved, page }) => {
    await saved.saveButton.click()
    expect(await tooSmall(page)).toEqual([])
    await page.keyboard.press('Escape')
    await saved.save('Tazza')
    await saved.save('Lampada')
    await saved.saveButton.click()
    expect(await tooSmall(page)).toEqual([])
    await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
    expect(await tooSmall(page)).toEqual([])
    await page.keyboard.press('Escape')
    await saved.open()
    await expect(saved.cards).toHaveCount(2)
    expect(await tooSmall(page)).toEqual([])
    await saved.card('Tazza').getByRole('button', { name: 'Elimina' }).click()
    expect(await tooSmall(page)).toEqual([])
  },
)
