import { CalculatorPage } from '../../pages/calculator-page.ts'
import { openUserMenu } from '../../pages/user-menu.ts'
import { expectToFit, resize } from '../../pages/widths.ts'
import { newPerson } from '../../product/account.ts'
import { expect, test } from '../../test.ts'

test.use({
  person: async ({ data }, use) => {
    const email = `${newPerson().email.split('@')[0]}-${'m'.repeat(40)}@posta.example`
    await use(data.addPerson(email))
  },
})

test('the longest address fits every width', async ({ page, isMobile }) => {
  await new CalculatorPage(page).open()
  await expectToFit(page)
  if (isMobile) return
  await resize(page, { width: 1280, height: 860 })
  await openUserMenu(page, isMobile)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport()
})
