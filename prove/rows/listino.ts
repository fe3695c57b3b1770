import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeShopFile } from '../../bench/shop-file.ts'
import { launchChromium } from '../../e2e/product/chromium.ts'
import { PreparedData, stateOf } from '../../e2e/product/prepared-data.ts'
import { startServer } from '../../e2e/product/server.ts'
import { onTheCommandLine } from '../listino/command-line.ts'
import { countsOf } from '../listino/expected.ts'
import { onThePage } from '../listino/page.ts'
import type { Shop } from '../listino/shop.ts'
import type { Figure, Row } from '../row.ts'

const articles = 1_000_000
const manyArticles = 10_000_000
const sampled = 10_000

/** What a page and a command line make of a list of a million articles, held against the engine. */
async function prove(share: number): Promise<Figure[]> {
  // Whole thousands: the faults of the file repeat in each.
  const rowsOf = (all: number) => Math.ceil((all * share) / 1_000) * 1_000
  const rows = rowsOf(articles)
  const folder = await mkdtemp(join(tmpdir(), 'margine-listino-'))
  const file = join(folder, 'articoli.csv')
  const tariffe = new Date().toISOString().slice(0, 10)
  const every = Math.max(1, Math.floor(rows / (sampled * 1.01)))
  const shop: Shop = { folder, file, rows, every, tariffe, expected: countsOf(rows, tariffe) }
  const browser = await launchChromium()
  const server = await startServer()
  try {
    await writeShopFile(file, rows)
    const data = new PreparedData(server.dataFolder)
    const storageState = stateOf(data.signIn(data.addPerson()))
    const viewport = { width: 1280, height: 860 }
    const context = { baseURL: server.url, storageState, viewport, timezoneId: 'UTC' }
    const { figures, results } = await onThePage(await browser.newPage(context), shop)
    await browser.close()
    return [...figures, ...(await onTheCommandLine(shop, results, rowsOf(manyArticles)))]
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export const listino: Row = {
  name: 'listino',
  proves:
    'A list of a million articles has the figures of the engine, on the page and on the command line.',
  databases: ['SQLite'],
  prove: (_, share) => prove(share),
}
