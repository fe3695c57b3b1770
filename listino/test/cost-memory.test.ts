import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Costs } from '../src/articles/costs.ts'
import { CostMemory } from '../src/costs/cost-memory.ts'
import { costsKeptIn, keptCosts } from '../src/costs/kept-costs.ts'
import { rateKey } from '../src/costs/piece-facts.ts'
import type { CostSource } from '../src/costs/remembered.ts'
import { openTable } from '../src/table/table.ts'
import { costLines } from '../src/writing/costs-file.ts'
import { textFile } from './files.ts'

const costsOf = async (text: string) => Costs.of(await openTable(textFile(text)))

const day = (at: number, file = `costi-${at}.csv`): CostSource => ({ file, at })

/** What files say, one after the other. */
async function remembered(...texts: string[]): Promise<CostMemory> {
  let memory = CostMemory.empty
  for (const [at, text] of texts.entries()) memory = memory.with(await costsOf(text), day(at + 1))
  return memory
}

const sale = { marketplace: 'amazon', day: '2026-11-28' }
const article = (sku: string, listing = '', country = 'IT') => ({ sku, listing, ean: '', country })
const ids = (sku: string) => ({ sku, listing: '', ean: '', country: '' })
const kept = (memory: CostMemory) => costsKeptIn(JSON.parse(JSON.stringify(keptCosts(memory))))

const measuresHeader = 'SKU;Lunghezza (cm);Larghezza (cm);Altezza (cm);Peso (g)'

/** What a marketplace charged for an article. */
const rated15 = (sku: string, marketplace: string) => ({
  ids: ids(sku),
  parts: {},
  facts: {
    [rateKey(marketplace) as 'rate amazon']: { percent: 15.45, categories: ['base'], share: 100 },
  },
  includesVAT: null,
  currency: 'EUR',
})

describe('Remembered costs', () => {
  it('have measures of their own file, which newer costs, a correction and a rate leave as they are', async () => {
    const measured = await remembered(
      `${measuresHeader};Costo\nA-1;20;10;5;300;5,00\n`,
      'SKU;Costo\nA-1;6,00\n',
    )
    const typed = { ids: ids('A-1'), parts: { cost: 8 }, includesVAT: null, currency: 'EUR' }
    const memory = measured.typed([typed], 3).added([rated15('A-1', 'ebay')], day(4))
    expect(memory.find(article('A-1'), 'EUR', sale)).toMatchObject({
      parts: { cost: 8 },
      measures: { sides: [20, 10, 5], grams: 300 },
      sources: { cost: day(3, ''), measures: day(1), 'rate ebay': day(4) },
    })
    expect(memory.measured).toBe(1)
    // Newer measures count as a whole.
    const again = memory.with(await costsOf(`${measuresHeader}\nA-1;30;10;5;400\n`), day(5))
    expect(again.of('A-1')?.facts.measures).toEqual({ sides: [30, 10, 5], grams: 400 })
    expect(again.of('A-1')?.parts).toEqual({ cost: 8 })
    expect(again.undone(day(5)).of('A-1')).toEqual(memory.of('A-1'))
  })

  it('keep what each marketplace charged apart, the newest of each', () => {
    const rate = (percent: number) => ({ percent, categories: [], share: 50 })
    const older = { ...rated15('A-1', 'amazon'), facts: { 'rate amazon': rate(17) } as const }
    const memory = CostMemory.empty
      .added([older], day(1))
      .added([rated15('A-1', 'ebay')], day(2))
      .added([rated15('A-1', 'amazon')], day(3))
    expect(memory.of('A-1')).toMatchObject({
      facts: { 'rate amazon': { percent: 15.45 }, 'rate ebay': { percent: 15.45 } },
      sources: { 'rate amazon': day(3), 'rate ebay': day(2) },
    })
    expect(memory.without('A-1').of('A-1')).toBeNull()
  })

  it('are those of the newest file, SKU by SKU, and a part that it does not say stays with its day and file', async () => {
    const memory = await remembered(
      'SKU;Costo;Spedizione\nA-1;5,00;2,00\nB-2;7,00;1,00\n',
      'SKU;Costo\nA-1;6,00\n',
    )
    expect(memory.find(article('A-1'), 'EUR', sale)).toMatchObject({
      parts: { cost: 6, shipping: 2 },
      sources: { cost: day(2), shipping: day(1) },
    })
    expect(memory.find(article('B-2'), 'EUR', sale)).toMatchObject({
      parts: { cost: 7, shipping: 1 },
    })
    expect(memory.find(article('C-3'), 'EUR', sale)).toBeNull()
    expect(memory.size).toBe(2)
  })

  it('say whether they include VAT as the file of the purchase cost does', async () => {
    const memory = await remembered(
      'SKU;Costo IVA inclusa\nA-1;6,10\n',
      'SKU;Spedizione\nA-1;2,00\n',
    )
    expect(memory.find(article('A-1'), 'EUR', sale)?.includesVAT).toBe(true)
  })

  it('of another code are newer than those of the SKU where their file is', async () => {
    const memory = await remembered('SKU;Costo\nA-1;5,00\n', 'ASIN;Costo\nB0CUP00001;6,00\n')
    const found = memory.find(article('A-1', 'B0CUP00001'), 'EUR', sale)
    expect(found).toMatchObject({ parts: { cost: 6 }, basis: 'costiAltroCodice' })
    const older = await remembered('ASIN;Costo\nB0CUP00001;6,00\n', 'SKU;Costo\nA-1;5,00\n')
    const other = older.find(article('A-1', 'B0CUP00001'), 'EUR', sale)
    expect(other).toMatchObject({ parts: { cost: 5 }, basis: 'costi' })
  })

  it('of two SKUs of one listing are disputed for a third one, and not for each of them', async () => {
    const memory = await remembered('SKU;ASIN;Costo\nA-1;B0CUP00001;5,00\nA-2;B0CUP00001;7,00\n')
    expect(memory.find(article('A-2', 'B0CUP00001'), 'EUR', sale)?.parts.cost).toBe(7)
    expect(memory.find(article('A-3', 'B0CUP00001'), 'EUR', sale)).toMatchObject({
      parts: {},
      problem: { code: 'twoCosts' },
    })
  })

  it('that the newest file says in two ways are none, until somebody says which', async () => {
    const memory = await remembered('SKU;Costo\nA-1;5,00\n', 'SKU;Costo\nA-1;6,00\nA-1;7,00\n')
    const two = { parts: {}, problem: { code: 'twoCosts' } }
    expect(memory.find(article('A-1'), 'EUR', sale)).toMatchObject(two)
    expect(kept(memory)?.find(article('A-1'), 'EUR', sale)).toMatchObject(two)
    const typed = { ids: ids('A-1'), parts: { cost: 6.5 }, includesVAT: null, currency: 'EUR' }
    expect(memory.typed([typed], 3).find(article('A-1'), 'EUR', sale)?.parts.cost).toBe(6.5)
  })

  it('in another currency than the article are told, be it one part alone: the others stay', async () => {
    const memory = await remembered('SKU;Spedizione\nA-1;2 USD\n', 'SKU;Costo\nA-1;5,00\n')
    expect(memory.find(article('A-1'), 'EUR', sale)).toMatchObject({
      parts: { cost: 5, shipping: Number.NaN },
      problem: { code: 'currency', role: 'shipping', text: 'USD' },
    })
  })

  it('that nobody knows are exported and read again as such, the purchase cost too', async () => {
    const memory = await remembered('SKU;Costo;Spedizione\nA-1;#N/D;n.d.\n')
    const parts = { cost: Number.NaN, shipping: Number.NaN }
    expect(memory.of('A-1')?.parts).toEqual(parts)
    const exported = await costsOf([...costLines(memory)].join(''))
    expect(CostMemory.empty.with(exported, day(4)).of('A-1')?.parts).toEqual(parts)
  })

  it('that nobody knows stay of their file where another part is typed', async () => {
    const memory = await remembered('SKU;Costo;Spedizione\nA-1;5,00;n.d.\n')
    const parts = { cost: 6, shipping: Number.NaN }
    const typed = { ids: ids('A-1'), parts, includesVAT: null, currency: 'EUR' }
    expect(memory.typed([typed], 9).of('A-1')).toMatchObject({
      parts,
      sources: { cost: { file: '' }, shipping: day(1) },
    })
  })

  it('whose newest file says that nobody knows a part stay so, kept and exported too, until one says it', async () => {
    const memory = await remembered(
      'SKU;Costo;Spedizione\nA-1;5,00;2,00\n',
      'SKU;Spedizione\nA-1;n.d.\n',
      'SKU;Costo\nA-1;6,00\n',
    )
    const parts = { cost: 6, shipping: Number.NaN }
    expect(memory.find(article('A-1'), 'EUR', sale)).toMatchObject({ parts })
    expect(kept(memory)?.of('A-1')?.parts).toEqual(parts)
    const exported = await costsOf([...costLines(memory)].join(''))
    expect(CostMemory.empty.with(exported, day(4)).of('A-1')?.parts).toEqual(parts)
    const said = memory.with(await costsOf('SKU;Spedizione\nA-1;3,00\n'), day(5))
    expect(said.of('A-1')?.parts).toEqual({ cost: 6, shipping: 3 })
  })

  it('of one country are asked before those of all', async () => {
    const memory = await remembered('SKU;Paese;Costo\nA-1;DE;9,00\nA-1;;5,00\n')
    expect(memory.find(article('A-1', '', 'DE'), 'EUR', sale)?.parts.cost).toBe(9)
    expect(memory.find(article('A-1'), 'EUR', sale)?.parts.cost).toBe(5)
  })

  it('are looked up without the end of an SKU where the last file was', async () => {
    const costs = await costsOf('SKU;Costo\nA-1;5,00\n')
    const memory = CostMemory.empty.with(costs, day(1), { withoutSuffix: true })
    expect(kept(memory)?.find(article('A-1-FBA'), 'EUR', sale)).toMatchObject({
      parts: { cost: 5 },
      basis: 'costiSenzaSuffisso',
    })
  })

  it('that are typed change what differs, and a part that is taken away is gone', async () => {
    const memory = await remembered('SKU;Costo;Spedizione;Packaging\nA-1;5,00;2,00;0,50\n')
    const typed = { cost: 5.5, shipping: 2 }
    const after = memory.typed(
      [{ ids: ids('A-1'), parts: typed, includesVAT: null, currency: 'EUR' }],
      2,
    )
    expect(after.of('A-1')).toMatchObject({
      parts: typed,
      sources: { cost: { file: '', at: 2 }, shipping: day(1) },
    })
    expect(after.of('A-1')?.parts).not.toHaveProperty('packaging')
    const none = after.typed(
      [{ ids: ids('A-1'), parts: {}, includesVAT: null, currency: 'EUR' }],
      3,
    )
    expect(none.size).toBe(0)
  })

  it('that are added to a piece leave what else is remembered of it', async () => {
    const memory = await remembered('SKU;Costo;Spedizione;Packaging\nA-1;5,00;3,00;0,50\n')
    const added = { ids: ids('A-1'), parts: { cost: 5.2 }, includesVAT: null, currency: 'EUR' }
    expect(memory.added([added], { file: '', at: 2 }).of('A-1')).toMatchObject({
      parts: { cost: 5.2, shipping: 3, packaging: 0.5 },
      sources: { cost: { file: '', at: 2 }, shipping: day(1) },
    })
  })

  it('that a clock ahead of today has dated are older than what comes next all the same', async () => {
    const memory = CostMemory.empty.with(await costsOf('SKU;Costo\nA-1;5,00\n'), day(900))
    const later = memory.with(await costsOf('SKU;Costo\nA-1;6,00\n'), day(memory.after(7)))
    expect(later.find(article('A-1'), 'EUR', sale)?.parts.cost).toBe(6)
    expect(memory.after(7)).toBeGreaterThan(900)
    expect(memory.after(1000)).toBe(1000)
  })

  it('come back from where they are kept as they were', async () => {
    const memory = await remembered(
      'SKU;EAN;Costo IVA inclusa;Spedizione\nA-1;8001234567890;5,123456;2,00\n=B;;3,00;\n',
      'SKU;Costo\nA-1;6,00\n',
    )
    expect([...(kept(memory)?.entries() ?? [])]).toEqual([...memory.entries()])
    const more = memory.with(await costsOf(`${measuresHeader}\nA-1;20;10;5;300\n`), day(3))
    const rated = more.added([rated15('A-1', 'amazon')], day(4))
    expect(rated.of('A-1')?.facts).toEqual({
      measures: { sides: [20, 10, 5], grams: 300 },
      'rate amazon': { percent: 15.45, categories: ['base'], share: 100 },
    })
    expect([...(kept(rated)?.entries() ?? [])]).toEqual([...rated.entries()])
    expect(costsKeptIn({ version: 99 })).toBeNull()
    expect(costsKeptIn(null)).toBeNull()
  })

  it('are taken back with a file that is read anew, and what was typed since stays', async () => {
    const before = await remembered('SKU;Costo;Spedizione\nA-1;5,00;2,00\nB-2;7,00;\n')
    const wrong = await costsOf('SKU;Costo\nA-1;50,00\nB-2;70,00\nC-3;1,00\n')
    const typed = { ids: ids('B-2'), parts: { cost: 8 }, includesVAT: null, currency: 'EUR' }
    const after = before.with(wrong, day(2)).typed([typed], 3).undone(day(2))
    expect(after.of('A-1')?.parts).toEqual({ cost: 5, shipping: 2 })
    expect(after.of('B-2')?.parts).toEqual({ cost: 8 })
    expect(after.of('C-3')).toBeNull()
  })

  it.each(['007', '8001234567890', '1E5', '3-12', '12/5'])(
    'of %s, which a spreadsheet would save as a number or a day, are written as of a text, and read again',
    async (sku) => {
      const text = [...costLines(await remembered(`SKU;Costo\n${sku};7,00\n`))].join('')
      expect(text).toContain(`\n"=""${sku}""";`)
      expect(CostMemory.empty.with(await costsOf(text), day(9)).of(sku)?.parts.cost).toBe(7)
    },
  )

  it('are the same again when the file that they are written to is read', async () => {
    const memory = await remembered(
      'SKU;ASIN;EAN;Paese;Costo;IVA inclusa;Spedizione;Tariffa FBA;Packaging;Pubblicità;Lunghezza (cm);Larghezza (cm);Altezza (cm);Peso (kg)\n' +
        'A-1;B0CUP00001;8001234567890;DE;1234,5;si;2,1255;3,00;0,10;0,20;20,5;10;5;1,2505\n' +
        '-5;;;;7,00;no;;;;;;;;\n;B0CUP00002;;;4,00;;;;;;;;;\n"x;y";;;;0,333333;;;;;;;;;\n' +
        'solo-misure;;;;;;;;;;3;2;1;1,2\n',
    )
    const text = [...costLines(memory)].join('')
    const again = CostMemory.empty.with(await costsOf(text), day(9))
    const said = (one: CostMemory) =>
      Array.from(one.entries(), ({ key, ids, parts, facts, currencies, includesVAT }) => ({
        key,
        ids,
        parts,
        facts,
        currencies,
        includesVAT,
      }))
    expect(said(again)).toEqual(said(memory))
    expect(memory.size).toBe(5)
  })
})

describe('An entry of the remembered costs', () => {
  const typedFor = (cost: number, held: { marketplace?: string; from?: string; to?: string }) => ({
    ...{ ids: ids('A-1'), parts: { cost }, includesVAT: null, currency: 'EUR' },
    ...held,
  })
  const memory = [
    typedFor(5, {}),
    typedFor(6, { from: '2026-06-01' }),
    typedFor(7, { marketplace: 'ebay', from: '2026-08-01', to: '2026-08-31' }),
    typedFor(8, { from: '2027-01-01' }),
  ].reduce((all, typed, at) => all.added([typed], day(at + 1, '')), CostMemory.empty)
  const costOn = (on: string, marketplace = 'amazon', of = memory) =>
    of.find(article('A-1'), 'EUR', { marketplace, day: on })?.parts.cost

  it('counts from its day on, until another begins', () => {
    const days = [
      '2026-01-01',
      '2026-05-31',
      '2026-06-01',
      '2026-12-31',
      '2027-01-01',
      '2030-01-01',
    ]
    expect(days.map((on) => costOn(on))).toEqual([5, 5, 6, 6, 8, 8])
  })

  it('of one marketplace counts there before what is said for all, as long as it holds', () => {
    const days = ['2026-07-31', '2026-08-01', '2026-08-31', '2026-09-01']
    expect(days.map((on) => costOn(on, 'ebay'))).toEqual([6, 7, 7, 6])
    expect(days.map((on) => costOn(on, 'amazon'))).toEqual([6, 6, 6, 6])
  })

  it('is the first before any has begun, and none where the last has ended', () => {
    const one = CostMemory.empty.added(
      [typedFor(7, { from: '2026-08-01', to: '2026-08-31' })],
      day(1, ''),
    )
    const days = ['2026-07-01', '2026-08-15', '2026-09-01']
    expect(days.map((on) => costOn(on, 'amazon', one))).toEqual([7, 7, undefined])
  })

  it('that another replaces is the one of the same sales alone', () => {
    const later = memory.added([typedFor(6.5, { from: '2026-06-01' })], day(9, ''))
    expect([...later.entries()].map(({ parts, holding }) => [parts.cost, holding.from])).toEqual([
      [5, ''],
      [6.5, '2026-06-01'],
      [8, '2027-01-01'],
      [7, '2026-08-01'],
    ])
    expect(later.changeAfter('2026-11-28')).toBe('2027-01-01')
  })

  it('comes back from where it is kept as it was, its undo with it', () => {
    const amount = fc.oneof(fc.constant(Number.NaN), fc.integer({ min: 1, max: 99_999 }))
    const said = fc.record({
      ids: fc.record({
        sku: fc.constantFrom('A-1', 'B-2', '-5', ''),
        listing: fc.constantFrom('', 'B0CUP00001'),
        ean: fc.constantFrom('8001234567890'),
        country: fc.constantFrom('', 'DE'),
      }),
      parts: fc.record({ cost: amount, shipping: amount, packaging: amount }, { requiredKeys: [] }),
      includesVAT: fc.constantFrom(null, true, false),
      currency: fc.constantFrom('EUR', 'USD'),
      marketplace: fc.constantFrom('', 'amazon', 'ebay'),
      from: fc.constantFrom('', '2026-06-01', '2027-01-01'),
      to: fc.constantFrom('', '2027-12-31'),
    })
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 12 }), (all) => {
        const filled = all.reduce((into, one, at) => into.added([one], day(at + 1, '')), memory)
        const again = kept(filled)
        expect([...(again?.entries() ?? [])]).toEqual([...filled.entries()])
      }),
      { numRuns: 100 },
    )
  })

  it('is the same again in the file that it is exported to: marketplace, days, what nobody knows, what nobody says', async () => {
    const amount = fc.oneof(fc.constant(Number.NaN), fc.integer({ min: 1, max: 99_999 }))
    const positive = fc.double({ min: 0, max: 1e6, noNaN: true }).map((number) => number + 0)
    const categories = fc.subarray(['base', 'electronics', 'amazon_accessories'])
    const rate = fc.record({ percent: positive, share: positive, categories })
    const said = fc.record({
      ids: fc.constantFrom(ids('A-1'), ids('-5'), { ...ids(''), listing: 'B0CUP00001' }),
      parts: fc.record({ cost: amount, shipping: amount, packaging: amount }, { requiredKeys: [] }),
      includesVAT: fc.constantFrom(null, true, false),
      currency: fc.constant('EUR'),
      marketplace: fc.constantFrom('', 'amazon', 'ebay', 'tiktok', 'woocommerce'),
      from: fc.constantFrom('', '2026-02-01', '2026-12-31', '2027-01-01'),
      to: fc.constantFrom('', '2027-12-31'),
      facts: fc.record(
        {
          'sales amazon': fc.record({ monthly: positive }),
          'sales ebay': fc.record({ monthly: positive }),
          'rate amazon': rate,
          'rate tiktok': rate,
        },
        { requiredKeys: [] },
      ),
    })
    const saidIn = (of: CostMemory) =>
      Array.from(of.entries(), ({ ids, holding, parts, facts, includesVAT }) => ({
        ...{ ids, holding, parts, facts },
        // What it says of the purchase cost is nothing without one.
        includesVAT: parts.cost === undefined ? null : includesVAT,
      })).filter(({ parts, facts }) => Object.keys({ ...parts, ...facts }).length > 0)
    await fc.assert(
      fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 12 }), async (all) => {
        const filled = all.reduce((into, one, at) => into.added([one], day(at + 1, '')), memory)
        const file = await costsOf([...costLines(filled)].join(''))
        const again = CostMemory.empty.with(file, day(99), { from: '2026-11-28' })
        expect(saidIn(again)).toEqual(saidIn(filled))
      }),
      { numRuns: 300 },
    )
  })

  it('is read from columns of a file of one’s own, and its first day may be said for the others', async () => {
    const file = await costsOf(
      'SKU;Costo;Marketplace;Decorrenza\nA-1;6,00;;01/06/2026\nA-1;7,00;eBay;\nB-2;5,00;tutti;boh\nC-3;5,00;Bottega;\n',
    )
    const read = CostMemory.empty.with(file, day(1), { from: '2027-01-01' })
    expect(Array.from(read.entries(), ({ key, holding }) => [key, holding])).toEqual([
      ['A-1', { marketplace: '', from: '2026-06-01', to: '' }],
      ['A-1', { marketplace: 'ebay', from: '2027-01-01', to: '' }],
      ['B-2', { marketplace: '', from: '2027-01-01', to: '' }],
      ['C-3', { marketplace: '', from: '2027-01-01', to: '' }],
    ])
    expect(file.problems.map(({ sku, problem }) => [sku, problem.code])).toEqual([
      ['B-2', 'costDay'],
      ['C-3', 'costMarketplace'],
    ])
    expect(read.of('B-2')?.parts).toEqual({ cost: Number.NaN })
  })
})

describe('A file of costs that was joined', () => {
  it('is taken back as a whole, also tomorrow, and what was said since stays', async () => {
    const before = await remembered('SKU;Costo;Spedizione\nA-1;5,00;2,00\nB-2;7,00;\n')
    const wrong = await costsOf('SKU;Costo\nA-1;50,00\nB-2;70,00\nC-3;1,00\n')
    const joined = before.with(wrong, day(2), { withoutSuffix: true })
    const tomorrow = kept(joined) ?? joined
    expect([...tomorrow.undone(day(2)).entries()]).toEqual([...before.entries()])
    expect(tomorrow.undone(day(2)).withoutSuffix).toBe(false)
    // Another file that was joined since is the one that is taken back.
    expect(tomorrow.undone(day(7))).toBe(tomorrow)
    const replacing = before.with(wrong, day(2), { isReplacing: true })
    expect(replacing.of('A-1')?.parts).toEqual({ cost: 50 })
    expect([...replacing.undone(day(2)).entries()]).toEqual([...before.entries()])
  })
})
