import { register, signedInState } from '../e2e/product/account.ts'
import { launchChromium, type Page } from '../e2e/product/chromium.ts'
import { startServer } from '../e2e/product/server.ts'
import { buildProduct } from '../scripts/build.mjs'
import { minimalReactPage } from '../web/build/minimal-react/build.ts'

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

/** The product's calculator, a minimal React page and one of plain HTML. */
export type Subject = 'app' | 'minimal' | 'bare'

/**
 * Measures something on three open pages.
 *
 * @param bareHtml the page of plain HTML
 * @param measure gets the browser's version too
 */
export async function onThreePages(
  bareHtml: string,
  measure: (pages: Record<Subject, Page>, version: string) => Promise<boolean>,
): Promise<boolean> {
  await buildProduct()
  const browser = await launchChromium()
  const server = await startServer()
  const viewport = { width: 1280, height: 860 }
  try {
    const standpoint = { url: server.url, clientAddress: '203.0.113.9' }
    const app = await browser.newPage({
      viewport,
      // It fetches every file of the product after the first visit, which is not what is measured here.
      serviceWorkers: 'block',
      storageState: await signedInState(standpoint, await register(standpoint)),
    })
    await app.goto(server.url)
    const minimal = await browser.newPage({ viewport })
    await minimal.setContent(await minimalReactPage())
    const bare = await browser.newPage({ viewport })
    await bare.setContent(bareHtml)
    return await measure({ app, minimal, bare }, browser.version())
  } finally {
    await browser.close()
    await server.stop()
  }
}
