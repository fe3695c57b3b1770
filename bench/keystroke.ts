import { CalculatorPage } from '../e2e/pages/calculator-page.ts'
import { type Distribution, distribution } from './distribution.ts'
import { onThreePages, SlowedPage, type Subject, slowdown, type Work } from './slowed-page.ts'

export const name = 'keystroke'

/** How many times as long as on the minimal React page a key may take to its frame, and the own work at p95. */
const aim = { ratio: 1.5, ownMs: 45 }
/** Quick typing: the bars are still sliding from the last key when the next one comes. */
const betweenKeysMs = 120

/** Typed one after another, each over the one before; the first two only warm up. */
const prices = ['39,90', '24,50', '44,90', '37,50', '52,00', '29,99', '61,25', '18,40', '75,10']
const warmUp = 2
const rounds = 6

type Page = SlowedPage['page']
type Field = ReturnType<Page['locator']>
type Keystroke = Work & { latency: number }

/**
 * Watches for the next key, and answers how long it took until its frame was done.
 *
 * A message posted in an animation frame is taken up when the main thread has laid out, painted
 * and handed over that frame. Event Timing would do too, but it rounds to 8 ms, half of a frame;
 * and a second animation frame would only add the wait for the next tick of the display.
 */
function watchNextKey(page: Page) {
  return page.evaluateHandle(() => {
    const latency = new Promise<number>((resolve) => {
      let pressed = Number.NaN
      const once = { capture: true, once: true }
      document.addEventListener('keydown', (event) => (pressed = event.timeStamp), once)
      document.addEventListener(
        'input',
        () =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - pressed)
            port2.postMessage(null)
          }),
        once,
      )
    })
    return { latency }
  })
}

/** Types into a field of a slowed page and measures every key. */
async function typist(page: Page, field: Field) {
  const slowed = await SlowedPage.of(page)

  const press = async (key: string): Promise<Keystroke> => {
    await new Promise((resolve) => setTimeout(resolve, betweenKeysMs))
    const watch = await watchNextKey(page)
    const before = await slowed.spent()
    await page.keyboard.press(key)
    const latency = await watch.evaluate((watched) => watched.latency)
    const after = await slowed.spent()
    await watch.dispose()
    return {
      latency,
      all: after.all - before.all,
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    }
  }

  return (price: string) =>
    slowed.whileSlowed(async () => {
      const keystrokes: Keystroke[] = []
      await field.selectText()
      for (const key of price) keystrokes.push(await press(key))
      return keystrokes
    })
}

const decimals = (value: number) => value.toFixed(2).padStart(9)
const line = (what: string, { p50, p95, max }: Distribution) =>
  `${what.padEnd(40)}${decimals(p50)}${decimals(p95)}${decimals(max)}`

type Measured = Record<Subject, Keystroke[]>

/** Prints what was measured, and answers whether it is within the aim. */
function report(version: string, { app, minimal, bare }: Measured): boolean {
  const of = (keystrokes: Keystroke[], what: keyof Keystroke) =>
    distribution(keystrokes.map((keystroke) => keystroke[what]))
  const latency = { app: of(app, 'latency'), minimal: of(minimal, 'latency') }
  const bareWork = of(bare, 'all')
  // What any page with an input pays, and what measuring costs, is not the calculator's doing.
  const own = distribution(app.map(({ all }) => all - bareWork.p50))

  console.log(`${app.length} keys typed in the price, CPU slowed ${slowdown} times, ${version}.`)
  console.log(`${'milliseconds'.padEnd(40)}      p50      p95      max`)
  console.log(line('key to painted frame, calculator', latency.app))
  console.log(line('key to painted frame, minimal React', latency.minimal))
  console.log(line('key to painted frame, bare page', of(bare, 'latency')))
  console.log(line('main thread at work, calculator', of(app, 'all')))
  console.log(line('main thread at work, minimal React', of(minimal, 'all')))
  console.log(line('main thread at work, bare page', bareWork))
  console.log(line("the calculator's own work", own))
  console.log(line('  script', of(app, 'script')))
  console.log(line('  style', of(app, 'style')))
  console.log(line('  layout', of(app, 'layout')))

  const ratio = latency.app.p50 / latency.minimal.p50
  const met = ratio <= aim.ratio && own.p95 <= aim.ownMs
  console.log(
    `Aim: key to frame at p50 within ${aim.ratio} times the minimal React page's, own work at p95 within ${aim.ownMs} ms. ${met ? 'Met' : 'Missed'}: ${ratio.toFixed(2)} times, ${own.p95.toFixed(1)} ms.`,
  )
  return met
}

/** From a key in the price, with a result on the screen, to the frame that shows the new one. */
export const run = (): Promise<boolean> =>
  onThreePages(
    '<!doctype html><title>Bare</title><input>',
    async ({ app, minimal, bare }, version) => {
      const calculator = new CalculatorPage(app)
      await calculator.calculateExample()
      const typists = {
        app: await typist(app, calculator.amount('Prezzo di vendita')),
        minimal: await typist(minimal, minimal.getByRole('textbox')),
        bare: await typist(bare, bare.getByRole('textbox')),
      }
      const measured: Measured = { app: [], minimal: [], bare: [] }
      // By turns, so that what else the machine does meanwhile is the same for all.
      const typeEverywhere = async (price: string) => {
        for (const which of ['app', 'minimal', 'bare'] as const)
          measured[which].push(...(await typists[which](price)))
      }
      for (const price of prices.slice(0, warmUp)) await typeEverywhere(price)
      for (const all of Object.values(measured)) all.length = 0
      for (const price of Array<string[]>(rounds).fill(prices.slice(warmUp)).flat())
        await typeEverywhere(price)
      return report(version, measured)
    },
  )
