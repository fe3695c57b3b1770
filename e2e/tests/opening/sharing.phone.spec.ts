import { exampleLink } from '../../pages/opening-page.ts'
import { expect, test } from '../../test.ts'

test('a phone that has a sheet for what is shared is given the link', async ({
  page,
  calculator,
}) => {
  // Chromium on a desk has none.
  await page.evaluate(() => {
    const share = (data: ShareData) => {
      document.title = String(data.url)
      return Promise.resolve()
    }
    Object.assign(navigator, { share })
  })
  await calculator.calculateExample()
  await calculator.results.getByRole('button', { name: 'Condividi' }).tap()
  await expect(page).toHaveTitle(new URL(exampleLink, page.url()).href)
})
