import { describe, expect, it } from 'vitest'
import { CostMemory, type CostSource, rateKey } from '../src/articles/cost-memory.ts'
import { Costs } from '../src/articles/costs.ts'
import { openTable } from '../src/table/table.ts'
import { costLines } from '../src/writing/costs-file.ts'
import { textFile } from './files.ts'

const costsOf = async (text: string) => Costs.of(await openTable(textFile(text)))

const day = (at: number, file = `costi-${at}.csv`): CostSource => ({ file, at })

/** What files say, one after the other. */
async function remembered(...texts: string[]): Promise<CostMemory> {
  let memory = CostMemory.empty
  for (const [at, text] of texts.entries())
    memory = memory.with(await costsOf(text), day(at + 1), false)
  return memory
}

const article = (sku: string, listing = '', country = 'IT') => ({ sku, listing, ean: '', country })
const ids = (sku: string) => ({ sku, listing: '', ean: '', country: '' })
const kept = (memory: CostMemory) => CostMemory.from(JSON.parse(JSON.stringify(memory)))

const measuresHeader = 'SKU;Lunghezza (cm);Larghezza (cm);Altezza (cm);Peso (g)'

/** What a marketplace charged for an article. */
const rated15 = (sku: string, marketplace: string) => ({
  ids: ids(sku),
  parts: {},
  facts: { [rateKey(marketplace)]: { percent: 15.45, categories: ['base'], share: 100 } },
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
    expect(memory.find(article('A-1'), 'EUR')).toMatchObject({
      parts: { cost: 8 },
      measures: { sides: [20, 10, 5], grams: 300 },
      sources: { cost: day(3, ''), measures: day(1), 'rate ebay': day(4) },
    })
    expect(memory.measured).toBe(1)
    // Newer measures count as a whole.
    const again = memory.with(await costsOf(`${measuresHeader}\nA-1;30;10;5;400\n`), day(5), false)
    expect(again.of('A-1')?.facts.measures).toEqual({ sides: [30, 10, 5], grams: 400 })
    expect(again.of('A-1')?.parts).toEqual({ cost: 8 })
    expect(again.takenBack(day(5), memory).of('A-1')).toEqual(memory.of('A-1'))
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
    expect(memory.find(article('A-1'), 'EUR')).toMatchObject({
      parts: { cost: 6, shipping: 2 },
      sources: { cost: day(2), shipping: day(1) },
    })
    expect(memory.find(article('B-2'), 'EUR')).toMatchObject({ parts: { cost: 7, shipping: 1 } })
    expect(memory.find(article('C-3'), 'EUR')).toBeNull()
    expect(memory.size).toBe(2)
  })

  it('say whether they include VAT as the file of the purchase cost does', async () => {
    const memory = await remembered(
      'SKU;Costo IVA inclusa\nA-1;6,10\n',
      'SKU;Spedizione\nA-1;2,00\n',
    )
    expect(memory.find(article('A-1'), 'EUR')?.includesVAT).toBe(true)
  })

  it('of another code are newer than those of the SKU where their file is', async () => {
    const memory = await remembered('SKU;Costo\nA-1;5,00\n', 'ASIN;Costo\nB0CUP00001;6,00\n')
    const found = memory.find(article('A-1', 'B0CUP00001'), 'EUR')
    expect(found).toMatchObject({ parts: { cost: 6 }, basis: 'costiAltroCodice' })
    const older = await remembered('ASIN;Costo\nB0CUP00001;6,00\n', 'SKU;Costo\nA-1;5,00\n')
    const other = older.find(article('A-1', 'B0CUP00001'), 'EUR')
    expect(other).toMatchObject({ parts: { cost: 5 }, basis: 'costi' })
  })

  it('of two SKUs of one listing are disputed for a third one, and not for each of them', async () => {
    const memory = await remembered('SKU;ASIN;Costo\nA-1;B0CUP00001;5,00\nA-2;B0CUP00001;7,00\n')
    expect(memory.find(article('A-2', 'B0CUP00001'), 'EUR')?.parts.cost).toBe(7)
    expect(memory.find(article('A-3', 'B0CUP00001'), 'EUR')).toMatchObject({
      parts: {},
      problem: { code: 'twoCosts' },
    })
  })

  it('that the newest file says in two ways are none, until somebody says which', async () => {
    const memory = await remembered('SKU;Costo\nA-1;5,00\n', 'SKU;Costo\nA-1;6,00\nA-1;7,00\n')
    const two = { parts: {}, problem: { code: 'twoCosts' } }
    expect(memory.find(article('A-1'), 'EUR')).toMatchObject(two)
    expect(kept(memory)?.find(article('A-1'), 'EUR')).toMatchObject(two)
    const typed = { ids: ids('A-1'), parts: { cost: 6.5 }, includesVAT: null, currency: 'EUR' }
    expect(memory.typed([typed], 3).find(article('A-1'), 'EUR')?.parts.cost).toBe(6.5)
  })

  it('in another currency than the article are told, be it one part alone: the others stay', async () => {
    const memory = await remembered('SKU;Spedizione\nA-1;2 USD\n', 'SKU;Costo\nA-1;5,00\n')
    expect(memory.find(article('A-1'), 'EUR')).toMatchObject({
      parts: { cost: 5, shipping: Number.NaN },
      problem: { code: 'currency', role: 'shipping', text: 'USD' },
    })
  })

  it('that nobody knows are exported and read again as such, the purchase cost too', async () => {
    const memory = await remembered('SKU;Costo;Spedizione\nA-1;#N/D;n.d.\n')
    const parts = { cost: Number.NaN, shipping: Number.NaN }
    expect(memory.of('A-1')?.parts).toEqual(parts)
    const exported = await costsOf([...costLines(memory)].join(''))
    expect(CostMemory.empty.with(exported, day(4), false).of('A-1')?.parts).toEqual(parts)
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
    expect(memory.find(article('A-1'), 'EUR')).toMatchObject({ parts, problem: null })
    expect(kept(memory)?.of('A-1')?.parts).toEqual(parts)
    const exported = await costsOf([...costLines(memory)].join(''))
    expect(CostMemory.empty.with(exported, day(4), false).of('A-1')?.parts).toEqual(parts)
    const said = memory.with(await costsOf('SKU;Spedizione\nA-1;3,00\n'), day(5), false)
    expect(said.of('A-1')?.parts).toEqual({ cost: 6, shipping: 3 })
  })

  it('of one country are asked before those of all', async () => {
    const memory = await remembered('SKU;Paese;Costo\nA-1;DE;9,00\nA-1;;5,00\n')
    expect(memory.find(article('A-1', '', 'DE'), 'EUR')?.parts.cost).toBe(9)
    expect(memory.find(article('A-1'), 'EUR')?.parts.cost).toBe(5)
  })

  it('are looked up without the end of an SKU where the last file was', async () => {
    const costs = await costsOf('SKU;Costo\nA-1;5,00\n')
    const memory = CostMemory.empty.with(costs, day(1), true)
    expect(kept(memory)?.find(article('A-1-FBA'), 'EUR')).toMatchObject({
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
    const memory = CostMemory.empty.with(await costsOf('SKU;Costo\nA-1;5,00\n'), day(900), false)
    const later = memory.with(await costsOf('SKU;Costo\nA-1;6,00\n'), day(memory.after(7)), false)
    expect(later.find(article('A-1'), 'EUR')?.parts.cost).toBe(6)
    expect(memory.after(7)).toBeGreaterThan(900)
    expect(memory.after(1000)).toBe(1000)
  })

  it('come back from where they are kept as they were', async () => {
    const memory = await remembered(
      'SKU;EAN;Costo IVA inclusa;Spedizione\nA-1;8001234567890;5,123456;2,00\n=B;;3,00;\n',
      'SKU;Costo\nA-1;6,00\n',
    )
    expect([...(kept(memory)?.entries() ?? [])]).toEqual([...memory.entries()])
    const more = memory.with(await costsOf(`${measuresHeader}\nA-1;20;10;5;300\n`), day(3), false)
    const rated = more.added([rated15('A-1', 'amazon')], day(4))
    expect(rated.of('A-1')?.facts).toEqual({
      measures: { sides: [20, 10, 5], grams: 300 },
      'rate amazon': { percent: 15.45, categories: ['base'], share: 100 },
    })
    expect([...(kept(rated)?.entries() ?? [])]).toEqual([...rated.entries()])
    expect(CostMemory.from({ version: 99 })).toBeNull()
    expect(CostMemory.from(null)).toBeNull()
  })

  it('are taken back with a file that is read anew, and what was typed since stays', async () => {
    const before = await remembered('SKU;Costo;Spedizione\nA-1;5,00;2,00\nB-2;7,00;\n')
    const wrong = await costsOf('SKU;Costo\nA-1;50,00\nB-2;70,00\nC-3;1,00\n')
    const typed = { ids: ids('B-2'), parts: { cost: 8 }, includesVAT: null, currency: 'EUR' }
    const after = before.with(wrong, day(2), false).typed([typed], 3).takenBack(day(2), before)
    expect(after.of('A-1')?.parts).toEqual({ cost: 5, shipping: 2 })
    expect(after.of('B-2')?.parts).toEqual({ cost: 8 })
    expect(after.of('C-3')).toBeNull()
  })

  it('are the same again when the file that they are written to is read', async () => {
    const memory = await remembered(
      'SKU;ASIN;EAN;Paese;Costo;IVA inclusa;Spedizione;Tariffa FBA;Packaging;Pubblicità;Lunghezza (cm);Larghezza (cm);Altezza (cm);Peso (kg)\n' +
        'A-1;B0CUP00001;8001234567890;DE;1234,5;si;2,1255;3,00;0,10;0,20;20,5;10;5;1,2505\n' +
        '-5;;;;7,00;no;;;;;;;;\n;B0CUP00002;;;4,00;;;;;;;;;\n"x;y";;;;0,333333;;;;;;;;;\n' +
        'solo-misure;;;;;;;;;;3;2;1;1,2\n',
    )
    const text = [...costLines(memory)].join('')
    const again = CostMemory.empty.with(await costsOf(text), day(9), false)
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
