import type { Page } from '@playwright/test'
import type { CalculatorPage } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

/** Counts what begins to move, whatever moves it. */
async function countMotions(page: Page): Promise<() => Promise<string[]>> {
  const motions = await page.evaluateHandle(() => {
    const seen: string[] = []
    document.addEventListener('transitionrun', (event) => seen.push(event.propertyName))
    document.addEventListener('animationstart', (event) => seen.push(event.animationName))
    return seen
  })
  return () => motions.jsonValue()
}

/** A motion begins with the frame after the one that shows what moves. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Everything on the screen that could move; the guide is left open, for what is closed too soon never began to move. */
async function stir(calculator: CalculatorPage, isMobile: boolean): Promise<void> {
  const { page } = calculator
  await calculator.calculateExample()
  await calculator.amount('Prezzo di vendita').fill('99,90')
  await calculator.expectFigures({ 'CON IVA': '99,90 €' })
  await calculator.category.focus()
  await calculator.category.selectOption({ label: 'Libri' })
  await expect(calculator.results).toContainText('commissione di chiusura')
  await calculator.otherCosts.click()
  await calculator.newCalculation.hover()
  if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).click()
  await page.getByRole('button', { name: 'Guida' }).click()
  await expect(page.getByRole('dialog', { name: 'Guida' })).toBeVisible()
}

test('nothing moves for who asks for less motion', { tag: '@phone' }, async ({
  calculator,
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const motions = await countMotions(page)
  await stir(calculator, isMobile)
  await twoFrames(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await motions()).toEqual([])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('what is typed moves nothing, the bars are where they belong with the figures; otherwise the bars slide and the guide comes in', async ({
  calculator,
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await calculator.calculateExample()
  await twoFrames(page)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await calculator.amount('Prezzo di vendita').selectText()
  const motions = await countMotions(page)
  await page.keyboard.type('1')
  await expect(calculator.figure('CON IVA')).not.toContainText('39,90')
  await twoFrames(page)
  expect(await motions()).not.toContain('--filled')
  await calculator.newCalculation.click()
  const later = await countMotions(page)
  await stir(calculator, isMobile)
  await expect.poll(later).toContain('--filled')
  await expect.poll(later).toContainEqual(expect.stringContaining('slide'))
})
