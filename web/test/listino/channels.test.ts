import {
  type CalculationFormData,
  changeField,
  compare,
  pricesFor,
  ratesOf,
  roundToCents,
} from '@margine/engine'
import { type Channel, ChannelBook, type ChannelCell, lackInWords } from '@margine/listino'
import type { Row } from '@margine/listino/list'
import {
  articleForm,
  comparedOn,
  compileTerms,
  importList,
  placed,
  Recalculated,
  type Terms,
  withReturns,
} from '@margine/listino/list'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { certain } from './certain.ts'
import { fileOf, terms, Visit } from './visit.ts'

const noPause = async () => {}

const on = (marketplace: string, said: Partial<Channel> = {}): Channel => ({
  marketplace,
  category: '',
  payment: '',
  ...said,
})

const marketplaces = ['amazon', 'manomano', 'ebay', 'etsy', 'tiktok', 'facebook', 'woocommerce']

const stripe = { percentuale: '1,5', fissa: '0,25' }
const nothing = {
  ...{ guadagno: Number.NaN, margine: Number.NaN, minimum: Number.NaN, unsaid: null },
  price: Number.NaN,
}

const euro = (most: number) => fc.integer({ min: 1, max: most }).map((cents) => cents / 100)

/** An article, with what its file may say of it. */
const article = fc.record({
  price: fc.oneof(euro(60_000), fc.constantFrom(10, 10.01, 20, 100)),
  cost: euro(9_000),
  shipping: fc.oneof(fc.constant(0), euro(1_500)),
  packaging: fc.oneof(fc.constant(0), euro(300)),
  category: fc.constantFrom('', 'clothing', 'shoes', 'home', 'electronics', 'tools', 'books'),
  vat: fc.constantFrom('', '4', '10', '22'),
})

const someTerms: fc.Arbitrary<Terms> = fc
  .record({
    marketplace: fc.constantFrom(...marketplaces),
    category: fc.constantFrom('', 'shoes', 'garden'),
    regime: fc.constantFrom('ordinario' as const, 'forfettario' as const),
    prezzoIncludesIVA: fc.boolean(),
    costoIncludesIVA: fc.boolean(),
    speseIncludonoIVA: fc.boolean(),
    target: fc.constantFrom(-5, 0, 20, 45),
    prezzo: fc.constantFrom(0, 3.5),
    costo: fc.constantFrom(0, -7),
    sale: fc.constantFrom({}, withReturns(terms, { percentuale: '8' }).sale ?? {}),
  })
  .map((said) => ({ ...terms, ...said }))

type Said = typeof article extends fc.Arbitrary<infer Value> ? Value : never

/** A list of articles as a file has it. */
const fileWith = (all: readonly Said[]) =>
  fileOf(
    [
      'sku;prezzo;costo;spedizione;packaging;categoria;iva',
      ...all.map(({ price, cost, shipping, packaging, category, vat }, at) =>
        [
          `S${at}`,
          ...[price, cost, shipping, packaging].map((one) => one.toFixed(2)),
          category,
          vat,
        ]
          .join(';')
          .replace(/\./g, ','),
      ),
    ].join('\n'),
  )

/**
 * What the calculator says of an article on a marketplace: of the form that its row opens, taken there as `compare` takes
 * it, with the category that the file itself names there, if it does.
 */
function inTheCalculator(
  form: CalculationFormData,
  marketplace: string,
  named: string,
  target: number,
) {
  const table = ratesOf({ ...form, marketplace }).categories
  const isNamed = table !== null && Object.hasOwn(table.categories, named)
  const found = compare(form, isNamed ? { [table.field]: named } : {}, { pagamento: stripe })
  if (!found.ok) throw new Error('the calculator has no answer')
  const row = found.rows.find((one) => one.marketplace === marketplace && one.paese === form.paese)
  if (row === undefined) throw new Error('the calculator has no such marketplace')
  const { changes, category, guadagno, margine } = row
  if (category?.basis === 'assumed') return { ...nothing, lacks: 'category' }
  const there = changes.reduce((moved, { field, value }) => changeField(moved, field, value), form)
  const prices = pricesFor(there, { kind: 'margine', percent: target })
  const minimum = prices.ok ? prices.prices[0]?.from : undefined
  return rounded({
    guadagno,
    margine,
    minimum: minimum ?? Number.NaN,
    lacks: null,
    unsaid: null,
    price: Number.NaN,
  })
}

/** A margin of the same size, but for noise. */
const aboutAs = (margin: number): unknown =>
  expect.closeTo(margin, Math.max(0, 8 - Math.floor(Math.log10(Math.abs(margin) + 1))))

/** Figures to the cent, and margins but for noise; nothing is nothing, whatever its sign. */
const rounded = ({ guadagno, margine, ...rest }: Omit<ChannelCell, 'isBest'>) => ({
  ...rest,
  guadagno: roundToCents(guadagno) + 0,
  margine: Number.isNaN(margine) ? margine : aboutAs(margine),
})

async function comparedRows(all: readonly Said[], by: Terms, channels: readonly Channel[]) {
  const file = fileWith(all)
  const { articles } = certain(await importList(file, file.name, by, noPause))
  const recalculated = new Recalculated(
    articles,
    compileTerms(by, await placed(articles, [], noPause)),
  )
  const figures = comparedOn(channels, recalculated, by)
  return { articles, figures, rows: figures.rows([...Array(articles.length).keys()]).copies() }
}

/** The row of an article of which it is remembered what a marketplace really charged. */
async function paidRow(
  named: string,
  paid: { marketplace: string; categories: string[] },
  by: Terms,
  channels: readonly Channel[],
) {
  const file = fileOf(`sku;prezzo;costo;categoria\nA;15,90;5,50;${named}\n`)
  const { articles } = certain(await importList(file, file.name, by, noPause))
  const rates = [{ ...paid, percent: 15, source: { file: 'vendite.csv', at: 0 } }]
  articles.places = articles.places.map((place) => ({ ...place, paid: { key: 'paid', rates } }))
  const compiled = compileTerms(by, await placed(articles, [], noPause))
  return comparedOn(channels, new Recalculated(articles, compiled), by).rows([0]).copies()[0]
}

describe('A list that is compared on other marketplaces', () => {
  it('says of every article what the calculator says of it there, to the cent, and nothing where that supposes a category', async () => {
    let counted = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(article, { minLength: 1, maxLength: 8 }),
        someTerms,
        fc.constantFrom(...marketplaces),
        async (all, by, marketplace) => {
          fc.pre(marketplace !== by.marketplace)
          const channel = on(marketplace, { payment: 'stripe' })
          const { articles, rows } = await comparedRows(all, by, [channel])
          const found = rows.map(({ channels: [cell] }) => {
            const { isBest: _, ...figures } = cell as ChannelCell
            counted += Number(figures.lacks === null)
            return { ...rounded(figures), margine: figures.margine }
          })
          expect(found).toEqual(
            rows.map(({ id }) => {
              const form = articleForm(id, articles, by)
              return inTheCalculator(form, marketplace, all[id]?.category ?? '', by.target)
            }),
          )
        },
      ),
      { numRuns: 150 },
    )
    expect(counted).toBeGreaterThan(100)
  })

  it('says the same of all articles, in steps, as of those that are shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(article, { minLength: 1, maxLength: 8 }),
        someTerms,
        async (all, by) => {
          const channels = [on('ebay', { category: 'home' }), on('etsy')]
          const { rows, figures } = await comparedRows(
            all,
            { ...by, marketplace: 'amazon' },
            channels,
          )
          const valuesOf = (value: (cell: Row['channels'][number]) => number, at: number) =>
            Float64Array.from(rows, (row) => value(row.channels[at] as Row['channels'][number]))
          for (const [at, { marketplace }] of channels.entries()) {
            const margins = await figures.keysOf(`margin:${marketplace}`, noPause)
            const minimums = await figures.keysOf(`minimum:${marketplace}`, noPause)
            expect(margins).toEqual(valuesOf(({ margine }) => margine, at))
            expect(minimums).toEqual(valuesOf(({ minimum }) => minimum, at))
          }
        },
      ),
      { numRuns: 20 },
    )
  })

  it('has no figures by another marketplace’s rates where the channel has none of that day', async () => {
    const said = { price: 39.9, cost: 12.5, shipping: 0, packaging: 0 }
    const old = { ...terms, tariffe: '1.3.1' }
    const { rows } = await comparedRows([{ ...said, category: '', vat: '' }], old, [on('tiktok')])
    expect(rows[0]?.channels).toMatchObject([{ lacks: 'rates', margine: Number.NaN }])
  })

  it('takes the category that a marketplace really charged an article there, where nothing else tells one', async () => {
    const file = fileOf('sku;prezzo;costo\nA;39,90;12,50\n')
    const { articles } = certain(await importList(file, file.name, terms, noPause))
    const marginThere = async () => {
      const placing = await placed(articles, [], noPause)
      const recalculated = new Recalculated(articles, compileTerms(terms, placing))
      const channels = [on('ebay'), on('ebay', { category: 'toys' })]
      const [row] = comparedOn(channels, recalculated, terms).rows([0]).copies()
      return row?.channels.map(({ margine }) => margine)
    }
    const [unknown, chosen] = (await marginThere()) ?? []
    expect(unknown).toBeNaN()
    const source = { file: 'vendite.csv', at: 0 }
    const rates = [{ marketplace: 'ebay', categories: ['toys'], percent: 15, source }]
    articles.places = articles.places.map((place) => ({ ...place, paid: { key: 'toys', rates } }))
    expect(await marginThere()).toEqual([chosen, chosen])
  })

  it('judges what a marketplace really charged as a list that is sold there does, and else says that the category isn’t known', async () => {
    let counted = 0
    const sets = [['base', 'shoes'], ['electronics'], ['clothing'], ['electronics', 'home'], []]
    const pairs = [
      ['amazon', 'ebay'],
      ['ebay', 'amazon'],
    ] as const
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...pairs),
        fc.constantFrom(...sets),
        fc.constantFrom('', 'clothing', 'shoes', 'home'),
        fc.constantFrom('', 'tools'),
        async ([own, marketplace], categories, named, category) => {
          const paid = { marketplace, categories }
          const channels = [on(marketplace, { category })]
          const cell = (await paidRow(named, paid, { ...terms, marketplace: own }, channels))
            ?.channels[0]
          const list = await paidRow(named, paid, { ...terms, marketplace, category }, [])
          if (list?.tableAgrees && list.categoryBasis !== 'ipotizzata') {
            counted++
            expect(cell).toMatchObject({ lacks: null, margine: list.margin })
          } else
            expect(['category', expect.objectContaining({ paid: 15 })]).toContainEqual(cell?.lacks)
        },
      ),
      { numRuns: 150 },
    )
    expect(counted).toBeGreaterThan(20)
  })

  it('says what was paid and what the card says, where the two contradict one another', async () => {
    const paid = { marketplace: 'ebay', categories: [] }
    const row = await paidRow('electronics', paid, terms, [on('ebay')])
    const lacks = row?.channels[0]?.lacks ?? null
    if (lacks === null) throw new Error('Nothing is lacking')
    expect(lackInWords(lacks, 'eBay')).toBe(
      'eBay: hai pagato 15%, ma le tariffe di «Elettronica, elettrodomestici (anche per la persona), utensili elettrici, fumetti» dicono 6,5% + 0,35% di commissione regolamentare',
    )
  })

  it('lets a category that the seller chose for the channel count only where nothing else tells one', () => {
    const clues = { named: '', number: '', byReferral: [], ruled: null, chosen: '' }
    const form = articleFormOnEbay()
    const own = new ChannelBook(on('amazon'), { ...form, marketplace: 'amazon' }, '').book.tableOf(
      'IT',
    )
    const there = new ChannelBook(on('ebay', { category: 'toys' }), form, '')
    const named = (words: string) =>
      there.placeOf('IT', { ...clues, table: own, named: words }, null).index
    expect(named('')).toBe(there.book.placeOf('IT', 'toys'))
    expect(named('Scarpe')).toBe(there.book.placeOf('IT', 'shoes'))
  })
})

const articleFormOnEbay = () => ({
  ...{
    marketplace: 'ebay',
    paese: 'IT',
    tariffe: '2026-11-21',
    categoria: '',
    categoriaManoMano: '',
  },
  ...{ costo: '', prezzoVendita: '', spedizione: '', packaging: '', pubblicita: '' },
  ...{ costoIncludesIVA: false, prezzoIncludesIVA: true, prime: false },
})

const list = [
  'sku;prezzo;costo;categoria',
  'A;39,90;12,50;shoes',
  'B;39,90;30,00;shoes',
  'C;39,90;20,00;books',
].join('\n')

it('What Amazon takes for sending counts on Amazon alone, as the list’s own marketplace and as a channel', async () => {
  const visit = new Visit()
  await visit.open('sku;prezzo;costo;Spedizione;Tariffa FBA\nA;39,90;12,50;0,45;4,20\n')
  const byTerms = async (said: Partial<Terms>, other: string) => {
    const category = { ...terms, category: 'clothing', ...said }
    const { shown } = await visit.settled({ terms: category, channels: [on(other)] })
    const [row] = shown.rows
    const [there] = row?.channels ?? []
    return { row, own: row?.margin ?? Number.NaN, there: there?.margine ?? Number.NaN }
  }
  const amazon = await byTerms({}, 'ebay')
  expect(amazon.row).toMatchObject({ shipping: 0.45, fulfilment: { amount: 4.2 }, lacks: null })
  expect(amazon.row?.channels[0]).toMatchObject({ unsaid: 'shipping', isBest: false })
  const ebay = await byTerms({ marketplace: 'ebay' }, 'amazon')
  const unsent = { shipping: 0, lacksShipping: true, fulfilment: { from: 'none' } }
  expect(ebay.row).toMatchObject({ ...unsent, lacks: null })
  expect(ebay.there).toBe(amazon.own)
  expect(amazon.there).toBe(ebay.own)
  const { blob } = await visit.exported()
  const again = new Visit()
  await again.open(await blob.text())
  const read = await again.settled({ terms: { ...terms, marketplace: 'ebay' } })
  expect(read.shown.rows[0]).toMatchObject({ sku: 'A', shipping: 0, lacksShipping: true })
  const typed = await byTerms({ marketplace: 'ebay', spedizione: '6' }, 'amazon')
  expect(typed.own).toBe((await byTerms({ spedizione: '6' }, 'ebay')).there)
  const unsaid = { shipping: { unsaid: 1, said: 0 }, brought: { unsaid: 0, said: 0 } }
  const visited = await visit.settled({ terms: { ...terms, marketplace: 'ebay' } })
  expect(visited.said).toMatchObject(unsaid)
  const filled = { ...terms, marketplace: 'ebay', spedizioneNonDetta: '6' }
  expect((await visit.settled({ terms: filled })).shown.rows[0]).toMatchObject({
    shipping: 6,
    lacksShipping: false,
  })
  await visit.settled({ terms: { ...terms, marketplace: 'ebay' } })
  visit.say({
    type: 'edit',
    edit: { type: 'write', what: 'shipping', from: 0, id: 0, amounts: [6] },
  })
  const { shown, said } = await visit.hear('figures')
  expect(shown.rows[0]).toMatchObject({ shipping: 6, lacksShipping: false })
  expect(said.shipping).toEqual({ unsaid: 0, said: 1 })
})

describe('A view with channels', () => {
  const channels = [on('ebay'), on('etsy')]

  it('is sorted by a channel’s column, with what isn’t known there at the end', async () => {
    const visit = new Visit()
    await visit.open(list)
    const order = { column: 'minimum:ebay', direction: 'ascending' } as const
    const { shown } = await visit.settled({ channels, order })
    expect(shown.rows.map(({ sku }) => sku)).toEqual(['A', 'B', 'C'])
    const turned = await visit.settled({ channels, order: { ...order, direction: 'descending' } })
    expect(turned.shown.rows.map(({ sku }) => sku)).toEqual(['B', 'A', 'C'])
  })

  it('follows a price that is written', async () => {
    const visit = new Visit()
    await visit.open(list)
    const before = await visit.settled({ channels })
    visit.say({
      type: 'edit',
      edit: { type: 'write', what: 'price', from: 0, id: 0, amounts: [59.9] },
    })
    const { shown } = await visit.hear('figures')
    const marginOf = (row: Row | undefined) => row?.channels[0]?.margine ?? Number.NaN
    expect(marginOf(shown.rows[0])).toBeGreaterThan(marginOf(before.shown.rows[0]))
    expect(marginOf(shown.rows[1])).toBe(marginOf(before.shown.rows[1]))
  })

  it('is exported with its columns, the best of each article, and why there is none', async () => {
    const visit = new Visit()
    await visit.open(list)
    await visit.settled({ channels })
    const { blob } = await visit.exported()
    const [head = '', ...lines] = (await blob.text()).trim().split('\r\n')
    const last = (line: string) => line.split(';').slice(-6)
    expect(last(head)).toEqual([
      'Margine su eBay %',
      'Minimo su eBay',
      'Margine su Etsy %',
      'Minimo su Etsy',
      'Canale migliore',
      'Canali senza conto',
    ])
    const [first, , third] = lines.map(last)
    expect(first?.slice(0, 4).every((cell) => /^\d+,\d\d$/.test(cell))).toBe(true)
    expect(first?.[4]).toMatch(/^(Amazon|eBay|Etsy)$/)
    expect(third?.slice(0, 2)).toEqual(['', ''])
    expect(third?.[5]).toBe('eBay: categoria non nota | Etsy: senza spedizione')
  })
})
