import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListinoPage } from '../e2e/pages/listino-page.ts'
import { launchChromium } from '../e2e/product/chromium.ts'
import { PreparedData, stateOf } from '../e2e/product/prepared-data.ts'
import { startServer } from '../e2e/product/server.ts'
import { buildWebApp } from '../scripts/build.mjs'
import { distribution } from './distribution.ts'
import { type Drag, drag, watchFrames } from './listino-drag.ts'
import { writeShopFile } from './shop-file.ts'

const articles = 1_000_000
/** So many take the worker next to nothing: what is left is what the page itself takes for a frame. */
const fewArticles = 20_000
const openings = 3
const drags = 5

const firstScreenAimMs = 6_000
const frameAimMs = 33
const memoryAimMb = 600

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Page = Awaited<ReturnType<Browser['newPage']>>

/** The time from a file that is chosen to the frame that shows its first article. */
async function firstScreen(page: Page, file: string): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const shown = new Promise<number>((resolve) => {
      const look = (began: number) => {
        const row = document.querySelector('[role="row"][aria-rowindex="2"][aria-busy="false"]')
        if (row === null) return requestAnimationFrame(() => look(began))
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - began)
        return port2.postMessage(null)
      }
      const isOnce = { capture: true, once: true }
      document.addEventListener('change', ({ timeStamp }) => look(timeStamp), isOnce)
    })
    return { shown }
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Scegli un file' }).click()
  await (await chooser).setFiles(file)
  const time = await watch.evaluate(({ shown }) => shown)
  await watch.dispose()
  return time
}

/** The memory of the browser's largest page with its worker, in megabytes; null where only Linux would tell. */
async function pageMemory(browser: Browser): Promise<number | null> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const memory = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
        return Number(/^Pss:\s+(\d+) kB/m.exec(memory)?.[1] ?? Number.NaN) / 1000
      }),
  )
  await devtools.detach()
  const known = sizes.filter((size) => !Number.isNaN(size))
  return known.length === 0 ? null : Math.max(...known)
}

/** Waits until the worker has worked out everything, and the list is on the device. */
async function atRest(page: Page): Promise<void> {
  await page.getByText('Il listino resta su questo dispositivo').waitFor()
  await page.getByRole('button', { name: /^Appena sopra una soglia\s*\d/ }).waitFor()
}

/** Half a percent of the first row's price is then many cents. */
async function dearestFirst(page: Page): Promise<void> {
  const head = page.getByRole('columnheader', { name: 'Prezzo', exact: true })
  for (const order of ['ascending', 'descending']) {
    await head.getByRole('button').click()
    await page.locator(`[role="columnheader"][aria-sort="${order}"]`).waitFor()
  }
  await page.locator('[aria-rowindex="2"]').getByText('202,').first().waitFor()
}

const verdict = (met: boolean) => (met ? 'Met' : 'Missed')
const rounded = (value: number) => value.toFixed(0)
const line = (what: string, values: readonly number[]) => {
  const { p50, p95, max } = distribution(values)
  const cells = [p50, p95, max].map((value) => value.toFixed(1).padStart(9)).join('')
  console.log(`${what.padEnd(46)}${cells}`)
  return p95
}

/** Drags the slider over a list that is open. */
async function dragged(page: Page): Promise<Drag[]> {
  await atRest(page)
  await dearestFirst(page)
  await watchFrames(page)
  await drag(page)
  const all: Drag[] = []
  for (let round = 0; round < drags; round++) all.push(await drag(page))
  return all
}

function reportDrags(all: readonly Drag[], few: readonly Drag[]): boolean {
  const of = (name: 'latencies' | 'frames' | 'fromPointer') => all.flatMap((one) => one[name])
  console.log(`${'milliseconds'.padEnd(46)}      p50      p95      max`)
  const p95 = line('slider to painted frame with its figures', of('latencies'))
  line('pointer to painted frame with its figures', of('fromPointer'))
  line('between frames meanwhile', of('frames'))
  line(
    `the first of these with ${fewArticles} articles`,
    few.flatMap(({ latencies }) => latencies),
  )
  const met = p95 <= frameAimMs
  console.log(
    `Aim: slider to painted frame within ${frameAimMs} ms at p95. ${verdict(met)}: ${p95.toFixed(1)} ms.`,
  )
  return met
}

function reportMemory(memory: number | null): boolean {
  if (memory === null) {
    console.log('Only Linux tells the memory of a page.')
    return true
  }
  const met = memory <= memoryAimMb
  console.log(
    `Aim: at most ${memoryAimMb} MB in the page's process, its worker included (PSS). ${verdict(met)}: ${rounded(memory)} MB.`,
  )
  return met
}

/** What a million articles cost in the page. */
export async function runPage(): Promise<boolean> {
  await buildWebApp()
  const folder = await mkdtemp(join(tmpdir(), 'margine-listino-'))
  const browser = await launchChromium()
  const server = await startServer()
  try {
    const file = join(folder, 'articoli.csv')
    await writeShopFile(file, articles)
    const data = new PreparedData(server.dataFolder)
    const open = async () => {
      const storageState = stateOf(data.signIn(data.addPerson()))
      const page = await browser.newPage({
        baseURL: server.url,
        storageState,
        // It fetches every file of the product after the first visit, which is not what is measured here.
        serviceWorkers: 'block',
      })
      await page.setViewportSize({ width: 1280, height: 860 })
      await new ListinoPage(page).open()
      await page.getByRole('button', { name: 'Scegli un file' }).waitFor()
      return page
    }
    const times: number[] = []
    for (let opening = 1; opening < openings; opening++) {
      const page = await open()
      times.push(await firstScreen(page, file))
      await page.context().close()
    }
    const page = await open()
    times.push(await firstScreen(page, file))
    const all = await dragged(page)
    const memory = await pageMemory(browser)
    await page.context().close()
    const fewFile = join(folder, 'pochi.csv')
    await writeShopFile(fewFile, fewArticles)
    const other = await open()
    await firstScreen(other, fewFile)
    const few = await dragged(other)

    const { p50 } = distribution(times)
    const isQuick = p50 <= firstScreenAimMs
    console.log(`The page with ${articles} articles, ${browser.version()}, not slowed.`)
    console.log(
      `Aim: file to first screen within ${firstScreenAimMs} ms. ${verdict(isQuick)}: ${times.map(rounded).join(', ')} ms.`,
    )
    const isSmooth = reportDrags(all, few)
    return reportMemory(memory) && isSmooth && isQuick
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
