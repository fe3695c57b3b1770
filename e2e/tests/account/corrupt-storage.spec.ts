import { defaultFormData } from '@margine/engine'
import { keyOf } from '../../pages/left-on-device.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { expect, nobody, test } from '../../test.ts'

/** What may stand where a page keeps something: no JSON, JSON of another kind, and a form of other values. */
const corrupt = [
  '{"email"',
  '['.repeat(5000),
  '{"__proto__":{"form":1}}',
  JSON.stringify({
    live: 'yes',
    form: { ...defaultFormData, paese: { toString: 1 }, costo: null },
  }),
]

test('whatever the browser has kept, the application opens and works', async ({
  calculator,
  page,
}) => {
  const key = await keyOf(page, 'draft')
  /** Leaves the page and comes back to it, with something else kept than what the page kept. */
  const comeBackTo = async (kept: string) => {
    await page.evaluate(
      ([state, draft]) => {
        // The last that a page hears of its end.
        addEventListener('visibilitychange', () => {
          sessionStorage.setItem(draft, state)
          localStorage.setItem('margine.chosen.feedback-closed', state)
        })
      },
      [kept, key] as const,
    )
    await page.reload()
  }
  for (const state of corrupt) {
    await comeBackTo(state)
    await expect(calculator.form, state.slice(0, 80)).toBeVisible()
  }
  await calculator.newCalculation.click()
  await calculator.calculateExample()
  await comeBackTo(JSON.stringify({ form: { ...defaultFormData, costo: '7,77' }, live: false }))
  await expect(calculator.amount('Costo prodotto')).toHaveValue('7,77')
})

test.describe('whatever the browser has kept', () => {
  test.use({ session: nobody })

  test('the doors open, whatever the browser has kept', async ({ page }) => {
    const login = new LoginPage(page)
    await login.open()
    for (const state of corrupt) {
      await page.evaluate((kept) => {
        for (const storage of [localStorage, sessionStorage])
          for (const key of ['margine::link', 'margine::address', 'margine::visit'])
            storage.setItem(key, kept)
      }, state)
      await page.reload()
      await expect(login.button).toBeEnabled()
    }
  })
})
