import { expect, test } from '../test.ts'

test('the page of rates is a link away from every document, leads to a marketplace and to a row of an older card, and has every category on paper', async ({
  page,
}) => {
  await page.goto('/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tariffe' }).click()
  await expect(page).toHaveURL('/tariffe')
  await expect(page).toHaveTitle('Tariffe dei marketplace · Margine')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tariffe dei marketplace')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Amazon\.it/)

  await page.getByRole('navigation', { name: 'Marketplace' }).getByText('TikTok Shop').click()
  await expect(page).toHaveURL('/tariffe#tiktok')
  await expect(page.getByRole('heading', { level: 2, name: 'TikTok Shop' })).toBeInViewport()

  const card = page.getByRole('article').filter({
    has: page.getByRole('heading', { level: 3, name: 'Dal 15 dicembre 2025' }),
  })
  const row = card.getByRole('row', { name: 'Casa 15% trascritta' })
  await expect(row).toBeHidden()
  await page.goto('/tariffe#amazon-2025-12-15-home')
  await expect(row).toBeInViewport()
  await page.goto('/privacy')
  await page.goto('/tariffe')
  const hidden = page.getByRole('row', { name: 'Casa 15% trascritta' }).first()
  await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(hidden).toBeVisible()
})
