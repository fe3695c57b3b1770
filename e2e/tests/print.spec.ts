import { expect, test } from '../test.ts'

test('on paper there is the whole result and no banner', async ({ calculator, page }) => {
  await calculator.calculateExample()
  await expect(calculator.banner).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(calculator.banner).toBeHidden()
  await expect(calculator.resultBar).toBeHidden()
  await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €', NETTO: '32,70 €' })
  await expect(calculator.stackedBar).toBeVisible()
  await expect(calculator.results.getByText('Buon margine.')).toBeVisible()

  // Nothing is cut off: what scrolls on the screen is as long as it is on paper.
  const { paper, page: whole } = await page.evaluate(() => ({
    paper: document.documentElement.scrollHeight,
    page: document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0,
  }))
  expect(paper).toBeGreaterThanOrEqual(Math.floor(whole))
})
