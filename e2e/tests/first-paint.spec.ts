import type { Page } from '@playwright/test'
import { anyOf, cutOff } from '../complaints.ts'
import { expect, nobody, test } from '../test.ts'

test.use({ expectedComplaints: anyOf(cutOff) })

/** Where these stand, once the page has its font: a machine may have none that resembles it. */
async function places(page: Page, fields: string[]) {
  await page.evaluate(() => document.fonts.load('1em Inter'))
  return Promise.all(fields.map((field) => page.locator(`#app ${field}`).first().boundingBox()))
}

/** Opens a page without its scripts, then with them. */
async function expectNoJump(page: Page, path: string, fields: string[]) {
  await page.route('**/assets/*.js', (route) => route.abort('failed'))
  await page.goto(path)
  await expect(page.locator('#app h1').first()).toBeAttached()
  await expect(page.locator('#app > [inert]')).toHaveCount(1)
  const before = await places(page, fields)
  expect(before).not.toContain(null)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.locator('#app > [inert]')).toHaveCount(0)
  await expect.poll(() => places(page, fields)).toEqual(before)
}

test('the calculator is seen before its script has come, and nothing jumps as it does @phone', async ({
  page,
}) => {
  await expectNoJump(page, '/', ['main', '[role="tablist"]', '[name="costo"]', 'form select'])
})

test('where the script does not come, the page says so after a while', async ({ page }) => {
  const late = page.getByText('La pagina non si è ancora caricata')
  await page.route('**/assets/*.js', (route) => route.abort('failed'))
  await page.goto('/')
  await expect(late).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(late).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.locator('#app > [inert]')).toHaveCount(0)
  await expect(late).toHaveCount(0)
})

test.describe('before signing in', () => {
  test.use({ session: nobody })

  test('the form is seen before its script has come, and can not be sent without it', async ({
    page,
  }) => {
    await expectNoJump(page, '/login', ['main', 'h1', '[name="email"]', '[type="submit"]'])
  })
})
