import { join } from 'node:path'
import { shopRow } from '../../bench/shop-file.ts'
import { atMost, exactly, type Figure, told } from '../row.ts'
import { countsOf, type ShopCounts, wantedMargin } from './expected.ts'
import { differing, type Judged, judgeResults } from './results.ts'
import { judgedFigures, type Shop, usable, withoutCost } from './shop.ts'
import type { LargeVisit } from './visit.ts'

const longestTaskMs = 200
/** By so many percent prices are raised, as far as the slider goes. */
const raise = 30

const counted = (number: number) => number.toLocaleString('it-IT', { useGrouping: 'always' })
const seconds = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** A margin as the grid shows it. */
const shownMargin = (margin: number) =>
  `${margin.toLocaleString('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−')}%`

async function tiles(visit: LargeVisit, when: string, { loss, below }: ShopCounts) {
  const [lose, under] = [
    await visit.tile('In perdita', loss),
    await visit.tile("Sotto l'obiettivo", below),
  ]
  return [
    exactly(`articles that lose, ${when}`, lose, loss),
    exactly(`articles below ${wantedMargin} %, ${when}`, under, below),
  ]
}

async function opening(visit: LargeVisit, shop: Shop): Promise<Figure[]> {
  await visit.choose('Scegli un file', shop.file)
  const reached = await visit.cancelReading()
  const began = performance.now()
  await visit.choose('Scegli un file', shop.file)
  await visit.progress.waitFor()
  const all = await visit.tile('Articoli', usable(shop))
  const time = seconds(began)
  await visit.isKept()
  return [
    told('reading was cancelled at', `${Math.round(reached * 100)} %`),
    exactly('articles', all, usable(shop)),
    told('file to figures', time),
    exactly(
      'articles without cost',
      await visit.tile('Senza costo', withoutCost(shop)),
      withoutCost(shop),
    ),
    ...(await tiles(visit, 'as they are', shop.expected)),
  ]
}

async function looking(visit: LargeVisit, shop: Shop): Promise<Figure[]> {
  const { rows, tariffe, expected } = shop
  const worst = shownMargin(expected.lowestMargin)
  const first = await visit.first('margin', worst)
  const articles = `${counted(usable(shop))} articoli`
  await visit.press('In perdita')
  const losing = `${counted(expected.loss)} di ${articles}`
  const filtered = await visit.shown(losing)
  await visit.press('In perdita')
  const { sku, name } = shopRow(Math.floor(rows / 2))
  await visit.search(sku.toLowerCase())
  const found = await visit.first('name', name)
  const one = await visit.shown(`1 di ${articles}`)
  await visit.search('')
  await visit.try('Prezzi', 'End')
  const raised = await tiles(visit, `prices raised by ${raise} %`, countsOf(rows, tariffe, raise))
  await visit.tryNothing()
  return [
    exactly('margin of the first article, the worst', first, worst),
    exactly('shown with the filter of those that lose', filtered, losing),
    exactly('found by its SKU', `${found}: ${one}`, `${name}: 1 di ${articles}`),
    ...raised,
    ...(await tiles(visit, 'as they are again', expected)),
  ]
}

/** What the page makes of the file, from opening it to deleting it; and the results that it gave away. */
export async function onThePage(
  visit: LargeVisit,
  shop: Shop,
): Promise<{ figures: Figure[]; results: Judged }> {
  const { folder, rows, tariffe, every, expected } = shop
  await visit.begin()
  const figures = [...(await opening(visit, shop)), ...(await looking(visit, shop))]

  const [exported, again] = [join(folder, 'risultati.csv'), join(folder, 'di-nuovo.csv')]
  const began = performance.now()
  await visit.export(exported)
  figures.push(told('export', seconds(began)))
  const results = await judgeResults(exported, rows, tariffe, every)
  figures.push(...judgedFigures('export', results, usable(shop), shop))

  await visit.choose('Apri un altro file', exported)
  await visit.progress.waitFor()
  await visit.progress.waitFor({ state: 'detached' })
  figures.push(...(await tiles(visit, 'read from the export', expected)))
  await visit.isKept()
  await visit.export(again)
  const readAgain = await judgeResults(again, rows, tariffe, every)
  figures.push(
    exactly('articles of the export, exported again', readAgain.rows, results.rows),
    exactly('of those, with other results', differing(readAgain, results), 0),
  )

  const longest = await visit.longestTask()
  await visit.page.reload()
  figures.push(...(await tiles(visit, 'after reloading', expected)))
  const left = await visit.delete()
  figures.push(
    exactly('left on the device once it is deleted', left.join(', ') || 'nothing', 'nothing'),
    atMost("the longest task of the page's main thread", Math.round(longest), longestTaskMs, ' ms'),
  )
  return { figures, results }
}
