import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What a row of a large file is: one with a price, and the ways in which rows of real files lack something. */
export type ShopRowKind = 'whole' | 'noCost' | 'noPrice' | 'otherMarks' | 'tooFewCells'

/** A made-up article; amounts in cents. */
export type ShopRow = {
  kind: ShopRowKind
  sku: string
  name: string
  /** Empty where the file doesn't say. */
  category: string
  price: number
  cost: number
  shipping: number
}

const names = [
  'Lampada da tavolo',
  'Tazza "Luna" in ceramica',
  'Sedia pieghevole; legno e tela',
  'Zerbino',
  'Caffè in grani, perché no',
  'Cornice 13"',
  'Borraccia termica',
  'Quaderno a righe',
]

const categories = ['', 'clothing', 'home', 'grocery', 'automotive', 'books', 'beauty', 'home']

const lacking: Readonly<Record<number, ShopRowKind>> = {
  199: 'noCost',
  399: 'noPrice',
  599: 'otherMarks',
  799: 'tooFewCells',
}

/**
 * The article at a place of the file: from 3 to 203 €, in an order of no kind. Every two hundredth lacks something.
 *
 * @example
 * shopRow(399).kind // 'noPrice'
 */
export function shopRow(at: number): ShopRow {
  const price = 300 + ((at * 7_919) % 20_000)
  return {
    kind: lacking[at % 1_000] ?? 'whole',
    sku: `ART-${String(at).padStart(7, '0')}`,
    name: `${names[at % names.length]} ${at}`,
    category: categories[((at * 48_271) % 65_537) % categories.length] ?? '',
    price,
    cost: 100 + Math.floor((price * ((at * 104_729) % 60)) / 100),
    shipping: (at * 31) % 700,
  }
}

const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const quoted = (text: string) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A row as it stands in the file. */
function lineOf({ kind, sku, name, category, price, cost, shipping }: ShopRow): string {
  const written = {
    whole: amount(price),
    noCost: amount(price),
    noPrice: 'n.d.',
    otherMarks: (price / 100).toFixed(2),
    tooFewCells: amount(price),
  }[kind]
  const head = `${sku};${quoted(name)};${category};${written}`
  if (kind === 'tooFewCells') return `${head}\r\n`
  return `${head};${kind === 'noCost' ? '' : amount(cost)};${amount(shipping)}\r\n`
}

const linesAtOnce = 10_000

function* linesOf(rows: number): Generator<string> {
  yield 'SKU;Nome;Categoria;Prezzo;Costo;Spedizione\r\n'
  for (let from = 0; from < rows; from += linesAtOnce) {
    const length = Math.min(linesAtOnce, rows - from)
    yield Array.from({ length }, (_, at) => lineOf(shopRow(from + at))).join('')
  }
}

/** Writes a file of so many articles, as an Italian spreadsheet would: about 60 bytes each. */
export const writeShopFile = (path: string, rows: number): Promise<void> =>
  pipeline(Readable.from(linesOf(rows)), createWriteStream(path))
