import { defaultFormData } from '@margine/engine'
import type { Page } from '@playwright/test'
import { CalculatorPage } from '../../pages/calculator-page.ts'
import { keyOf } from '../../pages/left-on-device.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { localPart } from '../../product/account.ts'
import { someOf, whole } from '../../product/whole.ts'
import { expect, nobody, test } from '../../test.ts'

/** What may stand where the draft is kept: anything but a draft. */
function corruptDrafts(email: string): string[] {
  const draft = (form: unknown, rest: object = {}) =>
    JSON.stringify({ email, form, live: true, ...rest })
  const scalars = [null, true, 0, -1, 1e308, '', 'abc', '🙂', [], {}, [[]], { form: {} }]
  const words = [
    '',
    ' ',
    'undefined',
    '{',
    '{"email"',
    '[object Object]',
    'NaN',
    '\0',
    '\ud800',
    '<script>throw 1</script>',
    '"'.repeat(99),
    '['.repeat(5000),
    '9'.repeat(5000),
    '{"__proto__":{"form":1}}',
    '{"constructor":{"prototype":1}}',
  ]
  const forms = Object.keys(defaultFormData).flatMap((field) => [
    draft({ ...defaultFormData, [field]: null }),
    draft({ ...defaultFormData, [field]: { toString: 1 } }),
    draft({ ...defaultFormData, [field]: 'constructor' }),
    draft({ ...defaultFormData, [field]: ['IT'] }),
    draft(Object.fromEntries(Object.entries(defaultFormData).filter(([name]) => name !== field))),
  ])
  const shapes = scalars.flatMap((value) => [JSON.stringify(value), draft(value)])
  const others = [
    draft(defaultFormData, { email: null }),
    draft(defaultFormData, { live: 'yes' }),
    draft({ ...defaultFormData, costo: '9'.repeat(10_000) }),
    draft({ ...defaultFormData, costo: '-1', prezzoVendita: '1e999' }),
  ]
  return [...words, ...shapes, ...forms, ...others]
}

test.use({ session: nobody })

/** Leaves the page and comes back to it, with something else kept than what the page kept. */
async function comeBackTo(page: Page, kept: string): Promise<void> {
  const key = await keyOf(page, 'draft')
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

test('whatever the browser has kept, the application opens and works', async ({
  page,
  context,
  person,
  data,
}) => {
  test.slow(whole)
  await context.addCookies([data.signIn(person)])
  const all = corruptDrafts(person.email)
  expect(all.length).toBeGreaterThanOrEqual(100)
  const calculator = new CalculatorPage(page)
  await calculator.open()
  for (const state of someOf(all, 9)) {
    await comeBackTo(page, state)
    await expect(calculator.form, state.slice(0, 80)).toBeVisible()
  }
  await expect(page.getByRole('banner')).toContainText(localPart(person))
  await calculator.newCalculation.click()
  await calculator.calculateExample()

  const form = { ...defaultFormData, costo: '7,77' }
  await comeBackTo(page, JSON.stringify({ form, live: false }))
  await expect(calculator.amount('Costo prodotto')).toHaveValue('7,77')
})

test('whatever the browser has kept, the doors open', async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  for (const state of corruptDrafts('maria.rossi@posta.example').slice(0, whole ? 10 : 3)) {
    await page.evaluate((kept) => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of [
          'margine::link',
          'margine::address',
          'margine::visit',
          'margine.chosen.feedback-closed',
        ])
          storage.setItem(key, kept)
    }, state)
    await page.reload()
    await expect(login.button).toBeEnabled()
  }
})
