import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
]

/** What header, banner and result bar may cover at most: what lies under them isn't judged. */
const covered = 800

/** What moves or fades for a moment arrives at once: half way nothing can be judged. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
  })

/** What axe finds wrong, in words, and how many of its rules had something to look at. It takes its place on the page itself, once: a frame of its own for each question would cost more than the question. */
async function judge(
  page: Page,
  options: RunOptions,
): Promise<{ found: string[]; looked: number }> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (asked) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    // Axe takes what lies behind a dialog for something in front of it.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'body:has(dialog:modal) { visibility: hidden } dialog:modal { visibility: visible }',
    )
    document.adoptedStyleSheets.push(sheet)
    const { violations, passes } = await run(document, { ...asked, resultTypes: ['violations'] })
    document.adoptedStyleSheets.pop()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
    return { found, looked: passes.length }
  }, options)
}

/** Axe finds nothing wrong with what is on the screen, once nothing of it is pale because it still waits, nor by night with its colours. */
export async function expectNothingFound(page: Page): Promise<void> {
  await expect(page.locator('[data-waits][aria-busy="true"]')).toHaveCount(0)
  const { width = Number.NaN } = page.viewportSize() ?? {}
  const tall = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('html, dialog:modal')].map((part) => part.scrollHeight),
    ),
  )
  await page.setViewportSize({ width, height: tall + covered })
  await page.evaluate(() => scrollTo(0, 0))
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion no colour is caught half way between two.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await finishAnimations(page)
    const runOnly = colorScheme === 'light' ? standards : ['color-contrast']
    const type = colorScheme === 'light' ? 'tag' : 'rule'
    const { found, looked } = await judge(page, { runOnly: { type, values: runOnly } })
    expect(found, colorScheme).toEqual([])
    expect(looked).toBeGreaterThan(colorScheme === 'light' ? 10 : 0)
  }
}
