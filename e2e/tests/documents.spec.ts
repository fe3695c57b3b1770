import { settings } from '../product/server.ts'
import { expect, test } from '../test.ts'

test.use({ expectedComplaints: [/console.error: Failed to load resource: .*404/] })

const documents = [
  { path: '/privacy', name: 'Privacy Policy', says: 'Chi tratta i dati' },
  { path: '/termini', name: 'Termini', says: 'Che cosa non fa' },
]

// proves: 1.15
test('privacy and terms are real pages in Italian, and an address that leads nowhere says so', async ({
  page,
}) => {
  for (const { path, name, says } of documents) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(`${name} · Margine`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('heading', { level: 2, name: says })).toBeVisible()
    const mail = page.getByRole('main').getByRole('link', { name: settings.SUPPORT_EMAIL })
    await expect(mail).toHaveAttribute('href', `mailto:${settings.SUPPORT_EMAIL}`)
    await expect(
      page.getByText(`${settings.CONTROLLER_NAME}, ${settings.CONTROLLER_ADDRESS}`),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('v1.3.1')
    await page.getByRole('banner').getByRole('link', { name: 'Margine' }).click()
    await expect(page.getByRole('form', { name: 'Dati della vendita' })).toBeVisible()
  }

  const answer = await page.goto('/questa/pagina/non-esiste')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Pagina non trovata · Margine')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata')
  await page.getByRole('link', { name: 'Vai al calcolatore' }).click()
  await expect(page.getByRole('form', { name: 'Dati della vendita' })).toBeVisible()
})
