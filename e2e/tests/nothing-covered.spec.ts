import type { Page } from '@playwright/test'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { coveredWhenScrolledTo } from '../pages/covered.ts'
import { test as savedTest } from '../saved-test.ts'
import { expect, test } from '../test.ts'

savedTest.use({ kept: ['Tazza', 'Lampada'] })

/** As many stops as the keyboard makes from the first tab to the last link, and some more. */
const stops = 26

/** What is wrong with the control that has the focus: what lies over its middle, or that one does not see it; null when all is well. */
function wrongWithFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const control = document.activeElement ?? document.body
    if (control === document.body) return null
    const { x, y, width, height } = control.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name')
    if (top === null || !(control.contains(top) || top.contains(control)))
      return `${name ?? control.textContent} is under ${top?.localName} ${top?.textContent}`
    // A control that fills its row is outlined with the row, by its ::after.
    const isOutlined = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(control, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return isOutlined ? null : `the focus is not seen on ${control.outerHTML}`
  })
}

for (const result of ['without', 'with'] as const)
  test(`nothing covers a control, or the focus, which is always to be seen, with the banner and without it, ${result} a result`, {
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
          await expect.poll(() => wrongWithFocus(page), `reached by ${key}`).toBeNull()
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
