import type { Page } from '@playwright/test'
import { anyOf, refusedWith } from '../../complaints.ts'
import { keyOf } from '../../pages/left-on-device.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody, expectedComplaints: anyOf(refusedWith(409)) })

// proves: 7.10
test('two tabs agree on who is signed in', async ({ page, context, person, isMobile }) => {
  const first = new LoginPage(page)
  const other = await context.newPage()
  const second = new LoginPage(other)
  await first.open()
  await second.open()
  const third = await context.newPage()
  await third.goto('/signup')
  await expect(third.getByRole('button', { name: 'Registrati' })).toBeVisible()

  await page.bringToFront()
  await first.signIn(person)
  for (const tab of [other, third]) {
    await expect(tab).toHaveURL('/')
    await expect(tab.getByRole('tab', { name: 'Calcolatore' })).toBeVisible()
  }

  for (const tab of [page, other, third]) await listKnown(tab)
  await other.bringToFront()
  await logout(other, isMobile)
  await second.expectOpen()
  await first.expectOpen()
  await expect(third).toHaveURL('/login')
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('signing out on a page that somebody else has come after leads to them, and ends nothing of theirs @phone', async ({
  page,
  context,
  data,
  isMobile,
}) => {
  const [ada, bea] = [data.addPerson(), data.addPerson()]
  const whose = (tab: Page) => tab.locator('meta[name="user-email"]').getAttribute('content')
  await context.addCookies([data.signIn(ada)])
  await page.goto('/')
  await listKnown(page)
  await context.addCookies([data.signIn(bea)])
  const other = await context.newPage()
  await other.goto('/')
  await listKnown(other)
  const chosen = { key: await keyOf(other, 'rates'), rates: '{"regime":"forfettario"}' }
  await other.evaluate(({ key, rates }) => localStorage.setItem(key, rates), chosen)

  await page.bringToFront()
  await logout(page, isMobile)
  await expect.poll(() => whose(page)).toBe(bea.email)
  await listKnown(page)
  await other.reload()
  await listKnown(other)
  expect(await whose(other)).toBe(bea.email)
  expect(await other.evaluate((key) => localStorage.getItem(key), chosen.key)).toBe(chosen.rates)
})
