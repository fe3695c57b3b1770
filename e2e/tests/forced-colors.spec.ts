import type { Locator, Page } from '@playwright/test'
import { colorOf } from '../pages/color.ts'
import { openGuide } from '../pages/guide.ts'
import { test as savedTest } from '../saved-test.ts'
import { expect, test } from '../test.ts'

/** The looks of some parts differ, each from the others. */
const expectDifferent = (looks: () => Promise<unknown[]>) =>
  expect
    .poll(async () => {
      const seen = (await looks()).map((look) => JSON.stringify(look))
      return seen.length > 1 && new Set(seen).size === seen.length
    })
    .toBe(true)

/** A line around it, in another colour than what is behind: shadows and veils are not painted. */
async function expectEdge(part: Locator): Promise<void> {
  await expect(part).not.toHaveCSS('border-top-width', '0px')
  await expectDifferent(() => Promise.all([colorOf(part, 'borderTopColor'), colorOf(part)]))
}

const withForcedColors = async ({ page }: { page: Page }) =>
  page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
test.beforeEach(withForcedColors)
savedTest.beforeEach(withForcedColors)

test('with the system’s own colours one sees the open tab, the bars, a switch that is on, and where the focus is', async ({
  example: calculator,
  page,
}) => {
  const edge = (name: string) =>
    colorOf(page.getByRole('tab', { name, exact: true }), 'borderBottomColor')
  const canvas = await colorOf(page.locator('html'))
  await expect.poll(() => edge('Salvati')).toBe(canvas)
  await expect.poll(() => edge('Calcolatore')).not.toBe(canvas)
  await expectEdge(calculator.banner)
  await expect(async () => {
    const images = await calculator.barImages()
    expect(images.length).toBeGreaterThan(0)
    for (const image of images) {
      const [filled, track] = image.match(/rgba?\([^)]*\)/g) ?? []
      expect(filled).toBeDefined()
      expect(filled).not.toBe(track)
    }
  }).toPass()

  const look = (part: Locator) =>
    part.evaluate((element) => {
      const { backgroundColor, outlineColor, outlineStyle } = getComputedStyle(element)
      const thumb = getComputedStyle(element, '::before').backgroundColor
      return { track: backgroundColor, thumb, outlineColor, outlineStyle }
    })
  const { costWithVat: off, priceWithVat: on } = calculator
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', colorScheme })
    const behind = await colorOf(page.locator('html'))
    await expectDifferent(async () => [(await look(on)).track, (await look(off)).track])
    for (const part of [off, on]) {
      await part.focus()
      await page.keyboard.press('Shift')
      await expect(async () => {
        const { track, thumb, outlineStyle, outlineColor } = await look(part)
        expect(thumb).not.toBe(track)
        expect(outlineStyle).toBe('solid')
        // A colour of the system's, as the thumb of the switch that is off.
        expect(outlineColor).toBe((await look(off)).thumb)
        expect(outlineColor).not.toBe(behind)
      }).toPass()
    }
  }
})

test('with the system’s own colours one sees a scenario: which is chosen, its fields, its two bars, where the calculation is', async ({
  scenarios,
}) => {
  const chosen = ['Situazione attuale', 'Prezzo +10%'] as const
  await expectDifferent(() => Promise.all(chosen.map((name) => colorOf(scenarios.quick(name)))))
  for (const button of await scenarios.quickScenarios.all()) await expectEdge(button)
  await expectEdge(scenarios.exact('Prezzo'))
  await expectEdge(scenarios.apply)
  const bars = scenarios.comparison.getByRole('img').first()
  await expectDifferent(() =>
    bars.evaluate(({ children }) =>
      [...children].map((bar) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(bar)
        return { backgroundColor, borderTopWidth }
      }),
    ),
  )
  await expectDifferent(() =>
    scenarios.slider('Prezzo').evaluate((slider) => {
      const track = slider.parentElement as HTMLElement
      return [
        getComputedStyle(track, '::before').backgroundColor,
        getComputedStyle(track.firstElementChild ?? track).backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]
    }),
  )
})

savedTest(
  'with the system’s own colours guide, dialogs, cards and what is under way have an edge',
  async ({ saved, page, isMobile }) => {
    await openGuide(page, isMobile)
    await expectEdge(page.getByRole('searchbox', { name: 'Cerca nella guida' }))
    await page.keyboard.press('Escape')
    const letGo = await saved.holdSaves()
    await saved.saveButton.click()
    await expectEdge(saved.prompt)
    await expectEdge(saved.name)
    await saved.name.fill('Tazza')
    await saved.prompt.getByRole('button', { name: 'Salva' }).click()
    await expect(saved.overlay.getByText('Salvataggio in corso…')).toBeVisible()
    const spinner = saved.overlay.locator('[aria-hidden]')
    await expectDifferent(() =>
      Promise.all([colorOf(spinner, 'borderTopColor'), colorOf(spinner, 'borderLeftColor')]),
    )
    letGo()
    await expect(saved.confirmation).toBeVisible()
    await saved.open()
    const card = saved.card('Tazza')
    const remove = card.getByRole('button', { name: 'Elimina' })
    for (const part of [card, card.getByRole('button', { name: 'Carica' }), remove])
      await expectEdge(part)
    await remove.click()
    await expectEdge(page.getByRole('alertdialog'))
  },
)
