import type { launchChromium } from '../e2e/product/chromium.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>
type DevTools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>

/** By how much the CPU is slowed. */
export const slowdown = 4

/** Milliseconds that a page's main thread spent. */
export type Work = { all: number; script: number; style: number; layout: number }

/** A page with a slowed CPU while it is used: one that is slowed and waits would take time from the others. */
export class SlowedPage {
  readonly page: Page
  readonly #devtools: DevTools

  private constructor(page: Page, devtools: DevTools) {
    this.page = page
    this.#devtools = devtools
  }

  static async of(page: Page): Promise<SlowedPage> {
    const devtools = await page.context().newCDPSession(page)
    // The thread's own time: what the machine does elsewhere meanwhile is not the page's work.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new SlowedPage(page, devtools)
  }

  async whileSlowed<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    await this.page.bringToFront()
    await this.#devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    try {
      return await work()
    } finally {
      await this.#devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
  }

  /** What the main thread spent until now. */
  async spent(): Promise<Work> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics')
    const of = (metric: string) =>
      (metrics.find(({ name }) => name === metric)?.value ?? Number.NaN) * 1000
    return {
      all: of('TaskDuration'),
      script: of('ScriptDuration'),
      style: of('RecalcStyleDuration'),
      layout: of('LayoutDuration'),
    }
  }
}
