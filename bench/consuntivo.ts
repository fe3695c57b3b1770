import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ConsuntivoPage } from '../e2e/pages/consuntivo-page.ts'
import { launchChromium } from '../e2e/product/chromium.ts'
import { PreparedData, stateOf } from '../e2e/product/prepared-data.ts'
import { startServer } from '../e2e/product/server.ts'
import {
  amazonFile,
  italianHeader,
  italianRow,
  preamble,
} from '../listino/test/statements/amazon-files.ts'
import { buildProduct } from '../scripts/build.mjs'
import { serveMinimalPages } from './minimal-list.ts'
import { firstScreen, librarysTime, reportOpenings } from './opening.ts'
import { type ShopRow, shopRow } from './shop-file.ts'

export const name = 'consuntivo'

const rows = 500_000
const articles = 20_000
const openings = 3
const linesAtOnce = 10_000
/** Times what the CSV library takes to read the same file. */
const firstScreenAim = 2

const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const digits = (number: number, length: number) => String(number).padStart(length, '0')

/** What was sold of an article in a place of the report; one in twelve comes back. */
function movement(at: number, { sku, name, price }: ShopRow): string[] {
  const sign = at % 12 === 11 ? -1 : 1
  const [goods, vat] = [sign * price, sign * Math.round(price * 0.22)]
  const [commission, sending] = [Math.round((goods + vat) * -0.15), at % 3 === 0 ? -450 : 0]
  return italianRow({
    'Data/Ora:': `${1 + ((at * 7) % 31)} ott 2026 ${digits((at * 5) % 24, 2)}:12:00 UTC`,
    'Numero pagamento': '23456789012',
    Tipo: sign > 0 ? 'Ordine' : 'Rimborso',
    'Numero ordine': `403-${digits((at * 7919) % 10_000_000, 7)}-${digits(at, 7)}`,
    SKU: sku,
    Descrizione: name,
    Quantità: '1',
    Marketplace: 'amazon.it',
    Gestione: sending === 0 ? 'Venditore' : 'Amazon',
    Vendite: amount(goods),
    'imposta sulle vendite dei prodotti': amount(vat),
    'Commissioni di vendita': amount(commission),
    'Costi del servizio Logistica di Amazon': amount(sending),
    totale: amount(goods + vat + commission + sending),
    'Stato della transazione': 'Emesso',
  })
}

function* report(): Generator<string> {
  yield amazonFile([...preamble, [...italianHeader]])
  for (let from = 0; from < rows; from += linesAtOnce) {
    const lines = Array.from({ length: linesAtOnce }, (_, place) => {
      const at = from + place
      return movement(at, shopRow((at * 48_271) % articles))
    })
    yield amazonFile(lines).slice(1)
  }
}

/** What a large report of what was really charged costs in the page. */
export async function run(): Promise<boolean> {
  await buildProduct()
  const folder = await mkdtemp(join(tmpdir(), 'margine-consuntivo-'))
  const browser = await launchChromium()
  const server = await startServer()
  const minimal = await serveMinimalPages()
  try {
    const file = join(folder, 'ottobre.csv')
    await pipeline(Readable.from(report()), createWriteStream(file))
    const data = new PreparedData(server.dataFolder)
    const ours: number[] = []
    const librarys: number[] = []
    for (let opening = 0; opening < openings; opening++) {
      const page = await browser.newPage({
        baseURL: server.url,
        storageState: stateOf(data.signIn(data.addPerson())),
        serviceWorkers: 'block',
      })
      await new ConsuntivoPage(page).open()
      await page.getByRole('button', { name: 'Scegli i file' }).waitFor()
      const firstRow = '[data-articles] tr[aria-rowindex="2"]'
      ours.push(await firstScreen(page, 'Scegli i file', firstRow, file))
      await page.context().close()
      librarys.push(await librarysTime(browser, minimal.url, { file, delimiter: ',', rows }))
    }
    console.log(`A report of ${rows} rows, ${articles} articles, ${browser.version()}.`)
    return reportOpenings(ours, librarys, firstScreenAim)
  } finally {
    await browser.close()
    await server.stop()
    minimal.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
