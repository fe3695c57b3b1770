import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, launchChromium, type Page } from '../../e2e/product/chromium.ts'
import { PreparedData, stateOf } from '../../e2e/product/prepared-data.ts'
import { startServer } from '../../e2e/product/server.ts'
import { exactly, type Figure, type Row, told } from '../row.ts'

/** So many edits are kept before; within so many milliseconds of one more the tab goes. */
const saves = [
  { kept: 300, within: 30 },
  { kept: 3_000, within: 60 },
  { kept: 200_000, within: 600 },
] as const
const moments = 30
/** Beside the edited ones, so that each moment has an article of its own. */
const spare = 200
const joins = { articles: 200_000, edits: 300, moments: 10, within: 1_200 }
const rounds = 15
const longestWaitMs = 180_000

type Context = Awaited<ReturnType<Browser['newContext']>>

const header = 'sku;nome;prezzo;costo'
const linesOf = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at))
const listOf = (count: number) =>
  [header, ...linesOf(count, (at) => `ART-${at};Articolo ${at};20,00;5,00`)].join('\n')
const costsOf = (count: number, cost: string) =>
  ['sku;costo', ...linesOf(count, (at) => `ART-${at};${cost}`)].join('\n')

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

async function choose(page: Page, button: string, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(csv(name, text))
}

const priceOf = (page: Page, row: number) =>
  page.locator(`[role=grid] [aria-rowindex="${row}"] [aria-colindex="3"]`)

/** How many articles of the list on the device are changed; null where there is no list any more. */
async function editsIn(page: Page): Promise<number | null> {
  const welcome = page.getByRole('button', { name: 'Scegli un file' })
  const first = priceOf(page, 2)
  await welcome.or(first).first().waitFor()
  if (await welcome.isVisible()) return null
  const told = page.getByText(/^[\d.]+ articol[oi] modificat[oi]$|^Nessuna modifica$/)
  const [number = '0'] = /^[\d.]+/.exec((await told.textContent()) ?? '') ?? []
  return Number(number.replaceAll('.', ''))
}

async function opened(context: Context): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(longestWaitMs)
  await page.goto('/listino')
  return page
}

/** Ends the processes that draw pages, as a lack of memory does. */
async function killRenderers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
  await session.detach()
}

/** What was found gone after the tab was, of so many moments. */
class Losses {
  list = 0
  edits = 0
  moments = 0

  note(before: number, after: number | null): void {
    this.moments++
    if (after === null) this.list++
    else if (after < before) this.edits++
  }

  figures(what: string): Figure[] {
    const of = `of ${this.moments} times, ${what}`
    return [exactly(`list gone, ${of}`, this.list, 0), exactly(`edits gone, ${of}`, this.edits, 0)]
  }
}

/** How large the kept edits are; of a file that is being written it is what it holds so far. */
const keptBytes = `(async () => {
  let size = 0
  for await (const folder of (await navigator.storage.getDirectory()).values())
    for await (const [name, file] of folder.entries())
      if (name.startsWith('modifiche')) size = Math.max(size, (await file.getFile()).size)
  return size
})()`
/** What an edit takes: the number of its article, and its amount. */
const bytesOfEdit = 12

async function until(holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + longestWaitMs
  while (!(await holds()) && performance.now() < giveUpAt) await pause(100)
}

/** Keeps a list of so many articles, of which so many are edited. */
async function keep(context: Context, articles: number, edits: number): Promise<void> {
  const page = await opened(context)
  await choose(page, 'Scegli un file', 'articoli.csv', listOf(articles))
  await page.getByText('Il listino resta su questo dispositivo').waitFor()
  const prices = linesOf(edits, () => '21,5').join('\n')
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(prices)})`)
  await priceOf(page, 2).click()
  await page.keyboard.press('Control+V')
  await until(async () => (await page.evaluate<number>(keptBytes)) > edits * bytesOfEdit)
  await pause(500)
  await page.close()
  const again = await opened(context)
  const kept = await editsIn(again)
  if (kept !== edits) throw new Error(`${kept} edits are kept of ${edits}`)
  await again.close()
}

/** Ends a tab so many milliseconds after something was done in it: closed, or killed. */
async function endAfter(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
  delay: number,
  isKilled: boolean,
): Promise<void> {
  const gone = isKilled ? page.waitForEvent('crash') : null
  await act()
  await pause(delay)
  if (isKilled) await killRenderers(browser)
  await gone
  await page.close()
}

type Surroundings = { browser: Browser; newContext: () => Promise<Context> }

/** One more edit, and the tab goes while it is saved. */
async function saveAndGo(
  { browser, newContext }: Surroundings,
  { kept, within }: (typeof saves)[number],
  times: number,
): Promise<Figure[]> {
  const context = await newContext()
  await keep(context, kept + spare, kept)
  const losses = new Losses()
  let before: number = kept
  let arrived = 0
  for (let at = 0; at < times; at++) {
    const page = await opened(context)
    // Those that are not edited yet have the lowest margin, and stand first.
    await priceOf(page, 2).click()
    await page.keyboard.type('22,5')
    const enter = () => page.keyboard.press('Enter')
    await endAfter(browser, page, enter, (within * at) / times, at % 2 === 1)
    const next = await opened(context)
    const after = await editsIn(next)
    await next.close()
    losses.note(before, after)
    if (after === null || after < before) {
      await clear(context)
      await keep(context, kept + spare, kept)
      before = kept
    } else {
      arrived += after - before
      before = after
    }
  }
  await context.close()
  return [
    ...losses.figures(`after a save with ${kept} edits`),
    told(`last edits that were kept, of ${times}, with ${kept} edits`, String(arrived)),
  ]
}

async function clear(context: Context): Promise<void> {
  const page = await opened(context)
  const remove = `(async () => {
    const root = await navigator.storage.getDirectory()
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true })
  })()`
  await page.goto('/tariffe')
  await page.evaluate(remove)
  await page.close()
}

/** Costs are joined to a large list, and the tab goes while both are saved. */
async function joinAndGo({ browser, newContext }: Surroundings, times: number): Promise<Figure[]> {
  const context = await newContext()
  await keep(context, joins.articles, joins.edits)
  const losses = new Losses()
  for (let at = 0; at < times; at++) {
    const page = await opened(context)
    const button = page.getByRole('button', { name: /^Aggiungi (i|altri) costi$/ })
    const chooser = page.waitForEvent('filechooser')
    await button.first().click()
    await (await chooser).setFiles(csv(`costi-${at}.csv`, costsOf(joins.articles, `${6 + at},00`)))
    const join = page
      .getByRole('dialog', { name: /^Costi trovati/ })
      .getByRole('button', { name: 'Unisci i costi' })
    await join.waitFor()
    const press = () => join.click()
    await endAfter(browser, page, press, (joins.within * at) / times, at % 2 === 1)
    const next = await opened(context)
    const after = await editsIn(next)
    await next.close()
    losses.note(joins.edits, after)
    if (after === null || after < joins.edits) {
      await clear(context)
      await keep(context, joins.articles, joins.edits)
    }
  }
  await context.close()
  return losses.figures(`after costs were joined to ${joins.articles} articles`)
}

/** Two tabs edit another article each at once. */
async function editTogether({ newContext }: Surroundings, times: number): Promise<Figure[]> {
  const context = await newContext()
  await keep(context, 300, 30)
  const tabs = [await opened(context), await opened(context)]
  let [expected, lost] = [30, 0]
  for (let round = 0; round < times; round++) {
    for (const [at, page] of tabs.entries()) {
      await page.reload()
      await editsIn(page)
      await priceOf(page, 2 + at * 2).click()
      await page.keyboard.type('22,5')
    }
    await Promise.all(tabs.map((page) => page.keyboard.press('Enter')))
    await pause(1_000)
    const next = await opened(context)
    const found = (await editsIn(next)) ?? 0
    await next.close()
    lost += expected + 2 - found
    expected = found
  }
  await context.close()
  return [exactly(`edits gone of ${times} times, after two tabs edited at once`, lost, 0)]
}

async function prove(share: number): Promise<Figure[]> {
  const timesOf = (all: number) => Math.ceil(all * share)
  const browser = await launchChromium()
  const server = await startServer()
  try {
    const data = new PreparedData(server.dataFolder)
    const newContext = () =>
      browser.newContext({
        baseURL: server.url,
        storageState: stateOf(data.signIn(data.addPerson())),
        viewport: { width: 1280, height: 860 },
        permissions: ['clipboard-read', 'clipboard-write'],
      })
    const surroundings = { browser, newContext }
    const figures: Figure[] = []
    for (const save of saves)
      figures.push(...(await saveAndGo(surroundings, save, timesOf(moments))))
    figures.push(...(await editTogether(surroundings, timesOf(rounds))))
    figures.push(...(await joinAndGo(surroundings, timesOf(joins.moments))))
    return figures
  } finally {
    await browser.close()
    await server.stop()
  }
}

export const device: Row = {
  name: 'device',
  proves: 'What a list is kept with stays, whenever its tab goes and whoever else edits it.',
  databases: ['SQLite'],
  prove: (_, share) => prove(share),
}
