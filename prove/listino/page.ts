import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '../../e2e/product/chromium.ts'
import { atMost, exactly, type Figure, told } from '../row.ts'
import { wantedMargin } from './expected.ts'
import { type Judged, judgeResults } from './results.ts'
import { judgedFigures, type Shop, usable, withoutCost } from './shop.ts'

const longestTaskMs = 200
const longestWaitMs = 120_000
const betweenLooksMs = 50

// What runs in the page is text here: this room's types know no page.
const noteLongestTask = `
  longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })`

const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** A margin as the grid shows it. */
const shownMargin = (margin: number) =>
  `${margin.toLocaleString('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−')}%`

/** Reads again and again until it is what is wanted; else answers what it was at last. */
async function eventually<Value>(read: () => Promise<Value>, wanted: Value): Promise<Value> {
  const giveUpAt = performance.now() + longestWaitMs
  for (;;) {
    const value = await read()
    if (value === wanted || performance.now() > giveUpAt) return value
    await pause(betweenLooksMs)
  }
}

/** How many articles a tile shows. */
function tile(page: Page, name: string, wanted: number): Promise<number> {
  const number = page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .locator('span')
    .nth(1)
  return eventually(async () => Number((await number.textContent())?.replaceAll('.', '')), wanted)
}

async function tiles(page: Page, when: string, shop: Shop): Promise<Figure[]> {
  const { loss, below } = shop.expected
  const counts = [
    ['articles', 'Articoli', usable(shop)],
    ['articles without cost', 'Senza costo', withoutCost(shop)],
    ['articles that lose', 'In perdita', loss],
    [`articles below ${wantedMargin} %`, "Sotto l'obiettivo", below],
  ] as const
  const figures: Figure[] = []
  for (const [what, name, wanted] of counts)
    figures.push(exactly(`${what}, ${when}`, await tile(page, name, wanted), wanted))
  return figures
}

/** What the page makes of the file, kept and opened again too; and the results that it gave away. */
export async function onThePage(
  page: Page,
  shop: Shop,
): Promise<{ figures: Figure[]; results: Judged }> {
  const { folder, file, rows, tariffe, every, expected } = shop
  page.setDefaultTimeout(longestWaitMs)
  await page.addInitScript(noteLongestTask)
  await page.goto('/listino')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Scegli un file' }).click()
  const opened = performance.now()
  await (await chooser).setFiles(file)
  await tile(page, 'Articoli', usable(shop))
  const figures = [
    told('file to figures', seconds(opened)),
    ...(await tiles(page, 'as they are', shop)),
  ]
  const worst = shownMargin(expected.lowestMargin)
  const first = page.locator('[aria-rowindex="2"] [data-column="margin"]')
  figures.push(
    exactly(
      'margin of the first article, the worst',
      await eventually(async () => (await first.textContent()) ?? '', worst),
      worst,
    ),
  )

  const exported = join(folder, 'risultati.csv')
  const began = performance.now()
  await page.getByRole('button', { name: 'Esporta' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica' }).last().click()
  await (await download).saveAs(exported)
  figures.push(told('export', seconds(began)))
  const results = await judgeResults(exported, rows, tariffe, every)
  figures.push(...judgedFigures('export', results, usable(shop), shop))

  await page.getByText('Il listino resta su questo dispositivo').waitFor()
  const longest = await page.evaluate<number>('longestTask')
  await page.reload()
  figures.push(
    ...(await tiles(page, 'after reloading', shop)),
    atMost("the longest task of the page's main thread", Math.round(longest), longestTaskMs, ' ms'),
  )
  return { figures, results }
}
