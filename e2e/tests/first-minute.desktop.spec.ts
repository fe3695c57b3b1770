import { expect, test } from '../test.ts'

test('the title stands above the form on a wide screen', async ({ calculator, page }) => {
  await expect(calculator.form).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title?.height).toBeGreaterThan(20)
})
