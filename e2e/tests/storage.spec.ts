import { expect, test } from '../test.ts'

test.describe('in a browser that keeps nothing', () => {
  test.use({
    page: async ({ page }, use) => {
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, storage, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError')
            },
          })
      })
      await use(page)
    },
  })

  test('everything works; the banner only comes back', async ({ calculator, page }) => {
    await calculator.calculateExample()
    await calculator.closeBanner()
    await calculator.expectFigures({ MARGINE: '23,3%' })
    await page.reload()
    await expect(calculator.banner).toBeVisible()
  })
})
