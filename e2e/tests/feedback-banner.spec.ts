import { settings } from '../product/server.ts'
import { expect, test } from '../test.ts'

// proves: 1.14, 2.19, 7.16
test('the banner at the bottom invites to anonymous feedback, and stays closed once it was closed', async ({
  calculator,
  page,
}) => {
  const { banner } = calculator
  await expect(banner).toContainText('Il feedback è anonimo')
  await expect(banner.getByRole('link', { name: "Lascia un'opinione" })).toHaveAttribute(
    'href',
    settings.FEEDBACK_FORM_URL,
  )
  const expectAtTheBottom = async () => {
    const bottom = async () => {
      const box = await banner.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    const { height } = page.viewportSize() ?? { height: Number.NaN }
    await expect.poll(bottom).toBeCloseTo(height, 0)
  }
  await expectAtTheBottom()
  await calculator.calculateExample()
  await calculator.results.getByRole('button', { name: 'Esporta' }).scrollIntoViewIfNeeded()
  await expectAtTheBottom()
  await page.evaluate(() => scrollTo(0, 0))
  await calculator.closeBanner()
  await page.reload()
  await expect(calculator.form).toBeVisible()
  await expect(calculator.banner).toHaveCount(0)
})
