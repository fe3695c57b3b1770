import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import Papa from 'papaparse'
import { afterAll, expect, it } from 'vitest'
import { channelColumns } from '../src/channels/columns.ts'
import { run } from '../src/command-line/run.ts'
import { CostMemory } from '../src/costs/cost-memory.ts'
import { applyCosts } from '../src/list/applied-costs.ts'
import { importList, readCosts } from '../src/list/import.ts'
import { PlacedList } from '../src/list/placed-list.ts'
import { Recalculated } from '../src/list/recalculated.ts'
import { basisOf, comparedOn, compileTerms, namesOf, type Terms } from '../src/list/terms.ts'
import { ResultLines, resultsHead } from '../src/writing/results-text.ts'
import { columnsBy } from '../src/writing/term-columns.ts'
import { terms } from './lists.ts'

const folder = mkdtempSync(join(tmpdir(), 'listino-'))
afterAll(() => rmSync(folder, { recursive: true }))

const today = '2026-11-22'
const noPause = async () => {}

/** Numbers from 0 to 1, the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}

const perList = 1_000

/** A list of which some amounts are missing or unknown, some VAT is said, and some articles are sold abroad. */
function listOf(seed: number, categories: readonly string[]): string {
  const next = numbers(seed)
  const number = () => next.next().value
  const oneOf = (texts: readonly string[]) => texts[Math.floor(number() * texts.length)] ?? ''
  const amount = (missing: number, most: number) => {
    const drawn = number()
    if (drawn < missing) return ''
    if (drawn < missing + 0.01) return 'n.d.'
    return (0.5 + number() * most).toFixed(2).replace('.', ',')
  }
  const line = (at: number) =>
    [
      number() < 0.02 ? `A-${at - 1}` : `A-${at}`,
      `${oneOf(['Tazza', 'Libro', 'Scarpe'])} ${at}`,
      amount(0, 150),
      amount(0.05, 60),
      amount(0.3, 9),
      amount(0.5, 3),
      amount(0.6, 2),
      oneOf(['', '', '22', '10', '4', 'ridotta']),
      oneOf(['', '', 'IT', 'DE', 'FR']),
      oneOf(['', ...categories]),
      oneOf(['', '0', '3', '7,5']),
    ].join(';')
  const head =
    'SKU;Nome;Prezzo;Costo;Spedizione;Packaging;Pubblicità;IVA;Paese;Categoria;Vendute al mese'
  return [head, ...Array.from({ length: perList }, (_, at) => line(at))].join('\n')
}

const costs = [
  'SKU;Costo;Spedizione',
  ...Array.from(
    { length: perList / 4 },
    (_, at) => `A-${at * 4};${at % 50},10;${at % 3 === 0 ? '' : '2,50'}`,
  ),
].join('\n')

type Case = {
  name: string
  terms: Partial<Terms>
  options: readonly string[]
  categories: readonly string[]
  withCosts?: boolean
  channels?: Parameters<typeof comparedOn>[0]
}

const on = (marketplace: string, fields = {}) => ({
  marketplace,
  category: '',
  payment: '',
  ...fields,
})

const cases: readonly Case[] = [
  { name: 'Amazon', terms: {}, options: [], categories: ['books', 'clothing', 'Cucina'] },
  {
    name: 'Amazon by the specification, in the forfettario regime',
    terms: { tariffe: '1.3.1', regime: 'forfettario', imposte: { gestione: 'artigiani' } },
    options: ['--tariffe', '1.3.1', '--regime', 'forfettario', '--gestione', 'artigiani'],
    categories: ['books', 'toys'],
  },
  {
    name: 'Amazon with rules, a chosen category, Prime and returns',
    terms: {
      category: 'toys',
      prime: true,
      sale: { resi: { percentuale: '12', rivendibili: '60', costo: '3' } },
      regole: [
        { field: 'nome', test: 'contiene', text: 'libro', category: 'books' },
        { field: 'sku', test: 'finisce', text: '7', category: 'clothing' },
      ],
    },
    options: [
      ...['--categoria', 'toys', '--prime', '--resi', '12', '--resi-rivendibili', '60'],
      ...['--resi-costo', '3', '--regola', 'nome contiene libro = books'],
      ...['--regola', 'sku finisce con 7 = clothing'],
    ],
    categories: [],
  },
  {
    name: 'Amazon with costs of a file, by the piece',
    terms: { pianoAmazon: 'individuale', speseIncludonoIVA: true, costoIncludesIVA: true },
    options: ['--piano', 'individuale', '--spese-con-iva', '--costo-con-iva'],
    categories: ['books'],
    withCosts: true,
  },
  {
    name: 'Amazon beside others',
    terms: {
      sale: { resi: { percentuale: '5', rivendibili: '', costo: '' } },
      resiSu: { ebay: { percentuale: '8,5', rivendibili: '70', costo: '' } },
    },
    options: [
      ...['--confronta', 'ebay=toys,manomano,shopify=paypal', '--resi', '5'],
      ...['--spedizione', 'ebay=6,50'],
      ...['--resi', 'ebay=8,5', '--resi-rivendibili', 'ebay=70'],
    ],
    categories: ['books', 'clothing', 'toys'],
    channels: [
      on('ebay', { category: 'toys', shipping: '6,50' }),
      on('manomano'),
      on('shopify', { payment: 'paypal' }),
    ],
  },
  {
    name: 'eBay with expenses for all',
    terms: { marketplace: 'ebay', packaging: '1,20', pubblicita: '8', pubblicitaIn: 'percento' },
    options: ['--marketplace', 'ebay', '--packaging', '1,20', '--pubblicita', '8%'],
    categories: ['shoes', 'watches'],
  },
  {
    name: 'eBay with a commission of one’s own and a reduced VAT',
    terms: {
      marketplace: 'ebay',
      commissioni: { ebay: '7,5' },
      aliquotaRidotta: '10',
      pubblicita: '0,40',
    },
    options: [
      '--marketplace',
      'ebay',
      '--commissione',
      '7,5',
      '--iva-ridotta',
      '10',
      '--pubblicita',
      '0,40',
    ],
    categories: ['shoes'],
  },
  {
    name: 'ManoMano with one VAT',
    terms: { marketplace: 'manomano', aliquotaIVA: '10', target: 35 },
    options: ['--marketplace', 'manomano', '--iva', '10', '--obiettivo', '35'],
    categories: [],
  },
  {
    name: 'a shop of one’s own',
    terms: {
      marketplace: 'shopify',
      pagamento: { percentuale: '2,1', fissa: '0,30' },
      prezzoIncludesIVA: false,
      sale: { spedizioneIncassata: '4,90' },
    },
    options: [
      ...['--marketplace', 'shopify', '--pagamento', '2,1', '--pagamento-fisso', '0,30'],
      ...['--prezzo-senza-iva', '--spedizione-incassata', '4,90'],
    ],
    categories: [],
    withCosts: true,
  },
  {
    name: 'TikTok Shop beside Amazon',
    terms: { marketplace: 'tiktok' },
    options: ['--marketplace', 'tiktok', '--confronta', 'amazon'],
    categories: ['beauty'],
    channels: [on('amazon')],
  },
]

class Kept extends Writable {
  text = ''
  override _write(chunk: Buffer, _: string, done: () => void) {
    this.text += chunk.toString()
    done()
  }
}

/** Results row by row; of problems, which the page knows less of once it has read a file, whether there are some. */
function cellsIn(text: string): string[][] {
  const [head = [], ...rows] = Papa.parse<string[]>(text.trimEnd()).data
  const problem = head.indexOf('problema')
  return rows.map((cells) => cells.map((cell, at) => (at === problem ? String(cell !== '') : cell)))
}

/** The results of the command line, by the row of the file. */
async function commanded(list: string, { options, withCosts }: Case) {
  const file = join(folder, 'listino.csv')
  writeFileSync(file, list)
  const costFile = join(folder, 'costi.csv')
  writeFileSync(costFile, costs)
  const [out, said] = [new Kept(), new Kept()]
  const dated = options.includes('--tariffe') ? [] : ['--tariffe', terms.tariffe]
  const joined = withCosts === true ? ['--costi', costFile] : []
  await run([file, '--formato', 'dati', ...dated, ...options, ...joined], out, said, today)
  return new Map(cellsIn(out.text).map((cells) => [cells[0], cells]))
}

/** What the page has of the same file, written as the command line writes it. */
async function shown(list: string, { terms: said, channels = [], withCosts }: Case) {
  const asked = { ...terms, ...said }
  const read = await importList(new Blob([list]), 'listino.csv', asked, noPause)
  if (!('articles' in read)) throw new Error('Columns are asked')
  const { articles } = read
  if (withCosts === true) {
    const found = await readCosts(new Blob([costs]), 'costi.csv', noPause)
    if (!('costs' in found)) throw new Error('Columns are asked')
    const memory = CostMemory.empty.with(found.costs, { file: 'costi.csv', at: 1 })
    const precedence = { readAt: 0, yieldsToCosts: true, marketplace: asked.marketplace, kind: '' }
    await applyCosts(memory, articles, precedence, noPause)
  }
  const { placing } = await new PlacedList(articles).by(basisOf(asked), noPause)
  const recalculated = new Recalculated(articles, compileTerms(asked, placing))
  const figures = comparedOn(channels, recalculated, asked)
  const [own, ...others] = namesOf(asked, channels)
  const columns = [
    ...columnsBy(basisOf(asked).form, asked.aliquotaRidotta),
    ...channelColumns(own, others),
  ]
  const ids = Uint32Array.from({ length: articles.length }, (_, id) => id)
  const lines = new ResultLines('dati', columns)
  for (const row of figures.rows(ids)) lines.add(row)
  return cellsIn(resultsHead('dati', columns) + new TextDecoder().decode(lines.take()))
}

it.each(cases)(
  'The page and the command line say the same of a thousand articles, to the digit: $name',
  async (one) => {
    const list = listOf(one.name.length, one.categories)
    const commands = await commanded(list, one)
    const rows = await shown(list, one)
    // What a file says twice, or of a country that nobody knows, is no article of the page.
    expect(rows.length).toBeGreaterThan(perList * 0.9)
    const differing = rows.flatMap((cells) => {
      // By what a file was calculated stands at the end of results, where there is something to say.
      const other = commands.get(cells[0])?.slice(0, cells.length) ?? []
      return cells.join(';') === other.join(';') ? [] : [[cells, other]]
    })
    expect(differing.slice(0, 3)).toEqual([])
  },
)
