import { anyOf, closesItself, leftInTheMiddle, refusedWith } from '../../complaints.ts'
import { accountStates } from '../../pages/account-states.ts'
import { CalculatorPage } from '../../pages/calculator-page.ts'
import { openUserMenu } from '../../pages/user-menu.ts'
import { expectToFit } from '../../pages/widths.ts'
import { newPerson } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({
  session: nobody,
  expectedComplaints: anyOf(refusedWith(401, 403), leftInTheMiddle('/api/outbox'), closesItself),
})

for (const { name, show } of accountStates)
  test(`${name} fits every width`, async ({ page, standpoint }) => {
    await show(page, standpoint)
    await expectToFit(page)
  })

test('the longest address fits every width', async ({ page, context, data, isMobile }) => {
  const email = `${newPerson().email.split('@')[0]}-${'m'.repeat(40)}@posta.example`
  await context.addCookies([data.signIn(data.addPerson(email))])
  await new CalculatorPage(page).open()
  await expectToFit(page)
  if (isMobile) return
  await page.setViewportSize({ width: 1280, height: 860 })
  await openUserMenu(page, isMobile)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport()
})

test('what the privacy page has for the signed in fits every width', async ({
  page,
  context,
  person,
  data,
}) => {
  await context.addCookies([data.signIn(person)])
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'I tuoi dati', exact: true })).toBeVisible()
  await expectToFit(page)
})
