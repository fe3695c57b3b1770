import { expectToFit, resize } from '../pages/widths.ts'
import { expect, test } from '../test.ts'

test('the empty calculator fits every width', async ({ calculator, page }) => {
  await expect(calculator.form).toBeVisible()
  await expectToFit(page)
})

test('a result fits every width', async ({ calculator, page }) => {
  await calculator.category.selectOption('clothing')
  await calculator.calculateExample()
  await calculator.category.selectOption('amazon_accessories')
  await expectToFit(page)
})

test('the largest figures fit every width', async ({ calculator, page }) => {
  await calculator.calculate({
    'Costo prodotto': '999.999.999,99',
    'Prezzo di vendita': '0,01',
    Spedizione: '999.999.999,99',
    Packaging: '999.999.999,99',
    Pubblicità: '999.999.999,99',
  })
  await calculator.country.selectOption('US')
  await calculator.otherCosts.click()
  await expectToFit(page)
})

test('what is missing and what is mistyped fit every width', async ({
  example: calculator,
  page,
}) => {
  await calculator.enter({
    'Costo prodotto': 'abc'.repeat(40),
    'Prezzo di vendita': '9'.repeat(40),
  })
  await expectToFit(page)
})

test('alert and guide fit every width', async ({ calculator, page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await calculator.amount('Costo prodotto').press('Enter')
  await expect(calculator.alert).toBeVisible()
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await resize(page, { width: isMobile ? 390 : 1280, height: 800 })
  if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).tap()
  await page.getByRole('button', { name: 'Guida' }).click()
  await expect(page.getByRole('dialog', { name: 'Guida' })).toBeVisible()
  await expectToFit(page)
})

test('the legal pages fit every width', async ({ page }) => {
  for (const path of ['/privacy', '/termini']) {
    await page.goto(path)
    await expectToFit(page)
  }
})

test('a very wide screen keeps form and result together in the middle', async ({
  example: calculator,
  page,
}) => {
  await resize(page, { width: 2560, height: 1440 })
  const form = await calculator.form.boundingBox()
  const results = await calculator.results.boundingBox()
  if (form === null || results === null) throw new Error('Form and result are not on the screen')
  const right = results.x + results.width
  expect(right - form.x).toBeLessThan(1300)
  expect(form.x).toBeCloseTo(2560 - right, 0)
})
