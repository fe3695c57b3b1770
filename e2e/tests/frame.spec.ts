import manifest from '../../package.json' with { type: 'json' }
import { settings } from '../product/server.ts'
import { expect, test } from '../test.ts'

// proves: 1.15, 1.16, 2.13, 2.18, 7.15
test('the page is Italian, named, and labelled beta; its footer has the version, the legal pages and a mail link', async ({
  calculator,
  page,
}) => {
  await expect(calculator.form).toBeVisible()
  await expect(page).toHaveTitle('Margine: quanto ti resta davvero di ogni vendita')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.getByRole('banner').getByText('Margine', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByText('BETA', { exact: true })).toBeVisible()

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(`v${manifest.version}`, { exact: true })).toBeVisible()
  await expect(footer).toContainText('v1.3.1')
  await expect(footer.getByRole('link', { name: 'Supporto' })).toHaveAttribute(
    'href',
    `mailto:${settings.SUPPORT_EMAIL}`,
  )
  await footer.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.getByRole('banner').getByRole('link', { name: 'Margine' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termini' }).click()
  await expect(page).toHaveURL('/termini')
})

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    // Scripts are fetched ahead by links, which know nothing of their being off.
    expectedComplaints: [/^request failed: .*\.js csp$/],
  })

  test('without JavaScript the page says what it needs', async ({ page }) => {
    await page.goto('/')
    const notice = page.locator('noscript')
    await expect(notice).toBeVisible()
    expect(await notice.textContent()).toContain('per usarlo attiva JavaScript')
  })
})
