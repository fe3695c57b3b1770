import type { Locator } from '@playwright/test'
import { expect, test } from '../test.ts'

const colorOf = (part: Locator, property: 'backgroundColor' | 'borderBottomColor') =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property)

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('with the system’s own colours one still sees which tab is open and which switch is on', async ({
  calculator,
  page,
}) => {
  const edge = (name: string) =>
    colorOf(page.getByRole('tab', { name, exact: true }), 'borderBottomColor')
  await expect(calculator.form).toBeVisible()
  const canvas = await colorOf(page.locator('html'), 'backgroundColor')
  expect(await edge('Salvati')).toBe(canvas)
  expect(await edge('Calcolatore')).not.toBe(canvas)
  expect(await colorOf(calculator.priceWithVat, 'backgroundColor')).not.toBe(
    await colorOf(calculator.costWithVat, 'backgroundColor'),
  )
})

test('with the system’s own colours the bars are there', async ({ calculator }) => {
  await calculator.calculateExample()
  const bars = calculator.costLines.locator('span > span')
  for (const bar of await bars.all())
    expect(await colorOf(bar, 'backgroundColor')).not.toBe(
      await colorOf(bar.locator('xpath=..'), 'backgroundColor'),
    )
})
