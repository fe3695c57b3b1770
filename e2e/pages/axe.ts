import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
]

/** So tall that nothing lies under header, banner or result bar: what they cover isn't judged. */
const tall = 3200

/** A colour that is on its way to another when motion is switched off still goes there: it arrives at once. */
const finishTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })

/** Axe finds nothing wrong with what is on the screen, nor by night with its colours. */
export async function expectNothingFound(page: Page): Promise<void> {
  const { width = Number.NaN } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: tall })
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion no colour is caught half way between two.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await finishTransitions(page)
    // There are no frames here, for which axe would open a page of its own each time.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (colorScheme === 'light') axe.withTags(standards)
    else axe.withRules('color-contrast')
    const { violations, passes } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
    expect(found, colorScheme).toEqual([])
    expect(passes.length).toBeGreaterThan(colorScheme === 'light' ? 10 : 0)
  }
}
