import { expect, test } from '../test.ts'

/** Under this many pixels a finger misses. */
const finger = 44

test('every control is large enough for a finger', async ({ calculator, page }) => {
  await calculator.category.selectOption('clothing')
  await calculator.calculateExample()
  await page.getByRole('button', { name: 'Apri il menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  const small = await page.locator('a[href], button, select, input').evaluateAll(
    (controls, least) =>
      controls
        .map((control) => {
          // A switch is pressed by its words too.
          const target = control.closest('label') ?? control
          const { width, height } = target.getBoundingClientRect()
          return { name: target.textContent || control.getAttribute('name'), width, height }
        })
        .filter(({ width, height }) => width > 0 && (width < least || height < least)),
    finger,
  )
  expect(small).toEqual([])
})
