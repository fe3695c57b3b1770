import type { Locator, Page } from '@playwright/test'
import { test as savedTest } from '../saved-test.ts'
import { expect, test } from '../test.ts'

type Color = 'backgroundColor' | 'borderBottomColor' | 'borderTopColor' | 'borderLeftColor'

const colorOf = (part: Locator, property: Color) =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property)

/** A line around it, in another colour than what is behind: shadows and veils are not painted. */
async function expectEdge(part: Locator): Promise<void> {
  await expect(part).not.toHaveCSS('border-left-width', '0px')
  expect(await colorOf(part, 'borderLeftColor')).not.toBe(await colorOf(part, 'backgroundColor'))
}

const withForcedColors = async ({ page }: { page: Page }) =>
  page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
test.beforeEach(withForcedColors)
savedTest.beforeEach(withForcedColors)

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

test('with the system’s own colours the feedback banner has an edge', async ({ calculator }) => {
  await expect(calculator.banner).not.toHaveCSS('border-top-width', '0px')
  expect(await colorOf(calculator.banner, 'borderTopColor')).not.toBe(
    await colorOf(calculator.banner, 'backgroundColor'),
  )
})

test('with the system’s own colours one sees the thumb of a switch, on and off, and where the focus is', async ({
  calculator,
  page,
}) => {
  const look = (part: Locator) =>
    part.evaluate((element) => {
      const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(element)
      const thumb = getComputedStyle(element, '::before').backgroundColor
      return { track: backgroundColor, thumb, outlineColor, outlineStyle }
    })
  await expect(calculator.priceWithVat).toBeChecked()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme })
    const behind = await colorOf(page.locator('html'), 'backgroundColor')
    for (const part of [calculator.costWithVat, calculator.priceWithVat]) {
      const { track, thumb } = await look(part)
      expect(thumb).not.toBe(track)
      await part.focus()
      await page.keyboard.press('Shift')
      const focused = await look(part)
      expect(focused.outlineStyle).toBe('solid')
      // A colour of the system's, as the thumb of the switch that is off.
      expect(focused.outlineColor).toBe((await look(calculator.costWithVat)).thumb)
      expect(focused.outlineColor).not.toBe(behind)
    }
  }
})

test('with the system’s own colours the bars are there', async ({ example: calculator }) => {
  await expect(calculator.costLines).toHaveCount(5)
  for (const image of await calculator.barImages()) {
    const [filled, track] = image.match(/rgba?\([^)]*\)/g) ?? []
    expect(filled).toBeDefined()
    expect(filled).not.toBe(track)
  }
})

test('with the system’s own colours one sees which scenario is chosen, and where a field is', async ({
  scenarios,
}) => {
  expect(await colorOf(scenarios.quick('Situazione attuale'), 'backgroundColor')).not.toBe(
    await colorOf(scenarios.quick('Prezzo +10%'), 'backgroundColor'),
  )
  for (const button of await scenarios.quickScenarios.all()) await expectEdge(button)
  await expectEdge(scenarios.exact('Prezzo'))
  await expectEdge(scenarios.apply)
})

test('with the system’s own colours the guide and its search have an edge', async ({
  calculator,
  page,
  isMobile,
}) => {
  await expect(calculator.form).toBeVisible()
  if (isMobile) {
    await page.getByRole('button', { name: 'Apri il menu' }).tap()
    await expectEdge(page.getByRole('dialog', { name: 'Menu' }))
  }
  await page.getByRole('button', { name: 'Guida' }).click()
  await expectEdge(page.getByRole('dialog', { name: 'Guida' }))
  await expectEdge(page.getByRole('searchbox', { name: 'Cerca nella guida' }))
})

savedTest(
  'with the system’s own colours dialogs, cards and buttons have an edge',
  async ({ saved, page }) => {
    await saved.saveButton.click()
    await expectEdge(saved.prompt)
    await expectEdge(saved.name)
    await page.keyboard.press('Escape')
    await saved.save('Tazza')
    await saved.open()
    await expectEdge(saved.card('Tazza'))
    await expectEdge(saved.card('Tazza').getByRole('button', { name: 'Carica' }))
    const remove = saved.card('Tazza').getByRole('button', { name: 'Elimina' })
    await expectEdge(remove)
    await remove.click()
    await expectEdge(page.getByRole('alertdialog'))
  },
)

savedTest(
  'with the system’s own colours one sees that something is under way',
  async ({ saved }) => {
    const letGo = await saved.holdSaves()
    await saved.answerPrompt('Tazza')
    await expect(saved.overlay.getByText('Salvataggio in corso…')).toBeVisible()
    const spinner = saved.overlay.locator('[aria-hidden]')
    expect(await colorOf(spinner, 'borderTopColor')).not.toBe(
      await colorOf(spinner, 'borderLeftColor'),
    )
    letGo()
    await expect(saved.confirmation).toBeVisible()
  },
)
