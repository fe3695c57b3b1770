import type { Page } from '@playwright/test'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { coveredWhenScrolledTo } from '../pages/covered.ts'
import { test as savedTest } from '../saved-test.ts'
import { expect, test } from '../test.ts'

savedTest.use({ kept: ['Tazza', 'Lampada'] })

/** As many stops as the keyboard makes from the first tab to the last link, and some more. */
const stops = 26

/** Tells, of the control that has the focus, what lies over its middle; nothing when all is well. */
function coverOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const control = document.activeElement ?? document.body
    if (control === document.body) return null
    const { x, y, width, height } = control.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const free = top !== null && (control.contains(top) || top.contains(control))
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name')
    return free
      ? null
      : `${name ?? control.textContent} is under ${top?.localName} ${top?.textContent}`
  })
}

for (const result of ['without', 'with'] as const)
  test(`nothing covers a control, or the focus, with the banner and without it, ${result} a result`, {
    tag: '@phone',
  }, async ({ page, person }) => {
    const calculator = new CalculatorPage(page)
    await (result === 'with' ? calculator.openExample(person) : calculator.open())
    await calculator.category.selectOption('clothing')
    const expectNothingCovered = async () => {
      await expect.poll(() => coveredWhenScrolledTo(page)).toEqual([])
      await page.getByRole('tab', { name: 'Calcolatore' }).focus()
      for (const key of ['Tab', 'Shift+Tab'])
        for (let presses = 0; presses < stops; presses++) {
          await page.keyboard.press(key)
          await expect.poll(() => coverOfFocus(page), `reached by ${key}`).toBeNull()
        }
    }
    await expectNothingCovered()
    await calculator.closeBanner()
    await expectNothingCovered()
  })

savedTest(
  'nothing is covered by a message about what is saved',
  { tag: '@phone' },
  async ({ saved, page }) => {
    await saved.saveButton.click()
    await expect(saved.banner).toBeVisible()
    await expect.poll(() => coveredWhenScrolledTo(page)).toEqual([])
    await saved.open()
    await expect(saved.cards).toHaveCount(2)
    await expect.poll(() => coveredWhenScrolledTo(page)).toEqual([])
  },
)

test('the focus is always to be seen', { tag: '@phone' }, async ({ example: { page } }) => {
  await page.getByRole('tab', { name: 'Calcolatore' }).focus()
  for (let presses = 0; presses < stops; presses++) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const control = document.activeElement
      if (control === null || control === document.body) return 'elsewhere'
      // A control that fills its row is outlined with the row, by its ::after.
      const outlined = [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(control, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      return outlined ? 'seen' : `not seen on ${control.outerHTML}`
    })
    expect(['seen', 'elsewhere']).toContain(outline)
  }
})
