import type { BulkRule, Row } from '@margine/listino/list'
import { Changes, everything } from '@margine/listino/list'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesIn, changesParts } from '../../src/listino/worker/kept-changes.ts'
import { fileFrom } from './kept-file.ts'
import { fileOf, terms, Visit } from './visit.ts'

const list = [
  'sku;nome;prezzo;costo;spedizione',
  'A-1;Tazza;20,00;5,00;1,00',
  'B-2;Lampada;12,00;11,50;',
  'C-3;Tavolo;80,00;;',
  'D-4;Zerbino;30,00;8,00;2,00',
].join('\n')

const pricesIn = ({ rows }: { rows: readonly { price: number }[] }) =>
  rows.map(({ price }) => price)

async function opened(text = list) {
  const visit = new Visit()
  await visit.open(text)
  await visit.settled()
  return visit
}

describe('A price that is written in the list', () => {
  it('counts at once, with the price of the file beside it', async () => {
    const visit = await opened()
    const { figures, shown, slow, changes } = await visit.write('price', 1, 1, 24)
    expect(shown.rows[1]).toMatchObject({ price: 24, read: { price: 12 } })
    expect(figures.loss).toBe(0)
    expect(slow.worst[0]?.sku).toBe('B-2')
    expect(changes).toEqual({ articles: 1, canUndo: true, canRedo: false })
  })

  it('leaves what was told before it was written, with other costs too', async () => {
    const visit = await opened()
    const amounts = { price: 24, cost: 4, shipping: 3 }
    const told = await visit.api.leftWith({ id: 1, amounts })
    await visit.write('price', 1, 1, 24)
    await visit.write('cost', 1, 1, 4)
    const [, { profit, margin } = {}] = (await visit.write('shipping', 1, 1, 3)).shown.rows
    expect(told).toEqual({ profit, margin })
    expect(await visit.api.leftWith({ id: 2, amounts: { price: 24 } })).toEqual({
      profit: Number.NaN,
      margin: Number.NaN,
    })
    expect(await visit.api.leftWith({ id: 4, amounts })).toBeNull()
  })

  it('is gone again where the price of the file is written, or nothing', async () => {
    const visit = await opened()
    await visit.write('price', 1, 1, 24)
    const same = await visit.write('price', 1, 1, 12)
    expect(same.shown.rows[1]?.read).toEqual({})
    expect(same.changes.articles).toBe(0)
    await visit.write('price', 1, 1, 24)
    expect(pricesIn((await visit.write('price', 1, 1, Number.NaN)).shown)).toEqual([20, 12, 80, 30])
  })

  it('leaves its row where it is, until rows are sorted or filtered anew', async () => {
    const visit = await opened()
    const order = { column: 'price', direction: 'ascending' } as const
    const sorted = await visit.settled({ order })
    expect(pricesIn(sorted.shown)).toEqual([12, 20, 30, 80])
    expect(pricesIn((await visit.write('price', 0, 1, 99)).shown)).toEqual([99, 20, 30, 80])
    const filter = { ...everything, group: 'changed' } as const
    expect(pricesIn((await visit.settled({ order, filter })).shown)).toEqual([99])
    expect(pricesIn((await visit.settled({ order })).shown)).toEqual([20, 30, 80, 99])
  })

  it('goes to no row but the one that was meant', async () => {
    const visit = await opened()
    visit.say({
      type: 'edit',
      edit: { type: 'write', what: 'price', from: 1, id: 3, amounts: [9] },
    })
    const order = { column: 'price', direction: 'ascending' } as const
    expect(pricesIn((await visit.settled({ order })).shown)).toEqual([12, 20, 30, 80])
  })
})

describe('A price that a calculation gives back', () => {
  const rows = 'nome;prezzo;costo\nAnello;150,00;20,00\nSpilla;5,00;1,00\n'
  const price = { type: 'price', id: 0, sku: '', amount: 180 } as const

  it('goes to an article without an SKU by its name alone', async () => {
    const visit = await opened(rows)
    visit.say({ type: 'edit', edit: { ...price, name: 'Spilla', amount: 99 } })
    visit.say({ type: 'edit', edit: { ...price, name: '', amount: 98 } })
    expect(pricesIn((await visit.edited({ ...price, name: 'Anello' })).shown)).toEqual([180, 5])
    expect(pricesIn((await visit.edited({ type: 'undo' })).shown)).toEqual([150, 5])
  })

  it('is not written while prices are tried', async () => {
    const visit = await opened(rows)
    await visit.settled({ terms: { ...terms, prezzo: 10 } })
    visit.say({ type: 'edit', edit: { ...price, name: 'Anello' } })
    expect(pricesIn((await visit.settled()).shown)).toEqual([150, 5])
  })
})

describe('A column that is pasted', () => {
  it('is written downwards, and taken back and done again as one', async () => {
    const visit = await opened()
    expect(pricesIn((await visit.write('price', 1, 1, 13, 81)).shown)).toEqual([20, 13, 81, 30])
    const undone = await visit.edited({ type: 'undo' })
    expect(pricesIn(undone.shown)).toEqual([20, 12, 80, 30])
    expect(undone.changes).toEqual({ articles: 0, canUndo: false, canRedo: true })
    const again = await visit.edited({ type: 'redo' })
    expect(pricesIn(again.shown)).toEqual([20, 13, 81, 30])
  })
})

describe('Many prices at once', () => {
  const rows = 'sku;prezzo;costo\nA;20,00;5,00\nB;12,00;11,50\nC;99,50;\nD;30,40;8,00\n'
  const anyRise = Number.POSITIVE_INFINITY
  const changedTo = async (rule: BulkRule, mostRise = anyRise) => {
    const visit = await opened(rows)
    visit.say({ type: 'bulk', rule, mostRise })
    const { counts } = await visit.hear('counted')
    const { shown } = await visit.edited({ type: 'bulk', rule, mostRise })
    return { visit, counts, prices: pricesIn(shown), shown }
  }

  it('rise as far as they may, where the seller asks for that', async () => {
    const visit = await opened(rows)
    const bulk = { type: 'bulk', rule: { kind: 'percent', percent: 30 }, mostRise: 5 } as const
    visit.say(bulk)
    expect((await visit.hear('counted')).counts).toMatchObject({ changing: 0, tooHigh: 4 })
    const { shown } = await visit.edited({ ...bulk, isAsFar: true })
    expect(pricesIn(shown)).toEqual([21, 12.6, 104.47, 31.92])
  })

  it.each<[string, BulkRule, number[]]>([
    ['percent', { kind: 'percent', percent: 10 }, [22, 13.2, 109.45, 33.44]],
    ['an amount', { kind: 'amount', amount: -0.5 }, [19.5, 11.5, 99, 29.9]],
    [',99', { kind: 'ending', cents: 99 }, [20.99, 12.99, 99.99, 30.99]],
    [',00', { kind: 'ending', cents: 0 }, [20, 12, 100, 31]],
  ])('change by %s', async (_, rule, expected) => {
    expect((await changedTo(rule)).prices).toEqual(expected)
  })

  it('go up to the minimum where they are below it, and reach the target there', async () => {
    const { counts, prices, shown } = await changedTo({ kind: 'minimum' })
    expect(counts).toEqual({ changing: 1, tooHigh: 0, tooLow: 0, withoutMinimum: 1 })
    expect([prices[0], prices[2], prices[3]]).toEqual([20, 99.5, 30.4])
    expect(prices[1]).toBe(shown.rows[1]?.minimum)
    expect(shown.rows[1]?.margin).toBeGreaterThanOrEqual(terms.target - 1e-9)
  })

  it('rise no more than the seller lets them, and are taken back at once', async () => {
    const { visit, counts, prices } = await changedTo({ kind: 'amount', amount: 2 }, 10)
    expect(counts).toMatchObject({ changing: 3, tooHigh: 1 })
    expect(prices).toEqual([22, 12, 101.5, 32.4])
    expect(pricesIn((await visit.edited({ type: 'undo' })).shown)).toEqual([20, 12, 99.5, 30.4])
  })

  it('change as the list is when they do, whatever it was when they were counted', async () => {
    const visit = await opened(rows)
    const bulk = {
      type: 'bulk',
      rule: { kind: 'percent', percent: 10 },
      mostRise: anyRise,
    } as const
    visit.say(bulk)
    await visit.hear('counted')
    await visit.write('price', 1, 1, 15)
    expect(pricesIn((await visit.edited(bulk)).shown)).toEqual([22, 16.5, 109.45, 33.44])
    visit.say(bulk)
    await visit.hear('counted')
    await visit.settled({ filter: { ...everything, text: 'A' } })
    await visit.edited(bulk)
    expect(pricesIn((await visit.settled()).shown)).toEqual([24.2, 16.5, 109.45, 33.44])
  })

  it('that are tried become proposals of all articles, to the cent', async () => {
    const visit = await opened(rows)
    const tried = await visit.settled({ terms: { ...terms, prezzo: 7.5 } })
    const filter = { ...everything, text: 'A' }
    await visit.settled({ terms: { ...terms, prezzo: 7.5 }, filter })
    await visit.edited({ type: 'adopt' })
    const { shown, changes } = await visit.settled()
    expect(pricesIn(shown)).toEqual(pricesIn(tried.shown))
    expect(changes.articles).toBe(4)
  })
})

describe('A cost that is written in the list', () => {
  it('makes figures where there were none, and says where it is from', async () => {
    const visit = await opened()
    const { shown, figures } = await visit.write('cost', 2, 2, 40)
    expect(shown.rows[2]).toMatchObject({ cost: 40, costBasis: 'scritto', lacks: null })
    expect(shown.rows[2]?.read).toEqual({ cost: Number.NaN })
    expect(figures.without).toBe(0)
  })

  it('includes VAT or not as its file says, which its row tells', async () => {
    const visit = await opened()
    await visit.join(fileOf('SKU;Costo;IVA inclusa\nA-1;5,00;si\nB-2;5,00;no\n', 'costi.csv'))
    await visit.settled()
    const { shown } = await visit.write('cost', 0, 0, 6, 6, 6)
    expect(shown.rows.map(({ costIncludesVAT }) => costIncludesVAT)).toEqual([
      true,
      false,
      null,
      null,
    ])
  })

  it('is another that a file of costs would change, before it does', async () => {
    const visit = await opened()
    await visit.write('cost', 2, 2, 40)
    visit.say({
      type: 'costs',
      file: fileOf('sku;costo\nC-3;30,00\n', 'costi.csv'),
      withoutSuffix: false,
      isAgain: false,
      terms,
    })
    const { found } = await visit.hear('costsFound')
    expect(found).toMatchObject({ adding: 0, changing: 1 })
  })

  it('gives way to a file of costs that says another, and else is remembered as typed', async () => {
    const visit = await opened()
    await visit.write('cost', 0, 0, 6, 7)
    await visit.join(fileOf('sku;costo\nA-1;9,00\n', 'costi.csv'))
    const { shown, changes } = await visit.settled()
    expect(shown.rows.map(({ cost }) => cost)).toEqual([9, 7, Number.NaN, 8])
    expect(shown.rows[1]?.costSource?.file).toBe('')
    expect(changes.articles).toBe(0)
  })
})

describe('A category that is written in the list', () => {
  const write = (visit: Visit, from: number, id: number, ...keys: string[]) =>
    visit.edited({ type: 'categories', from, id, keys })
  const categoriesIn = ({ rows }: { rows: readonly Row[] }) =>
    rows.map(({ category, categoryBasis, readCategory }) => [category, categoryBasis, readCategory])

  it('counts before what else says one, and is taken back and done again', async () => {
    const visit = await opened()
    const by = { terms: { ...terms, target: 21 } }
    const [before] = (await visit.settled(by)).shown.rows
    const { shown, changes } = await write(visit, 0, 0, 'electronics', 'books')
    expect(categoriesIn(shown).slice(0, 3)).toEqual([
      ['Elettronica', 'scritta', 'Standard'],
      ['Libri', 'scritta', 'Standard'],
      ['Standard', 'ipotizzata', null],
    ])
    expect(shown.rows[0]?.fees).toBeLessThan(before?.fees ?? 0)
    expect(changes.articles).toBe(2)
    const undone = await visit.edited({ type: 'undo' })
    expect(undone.shown.rows[0]).toEqual(before)
    expect(undone.changes.articles).toBe(0)
    await visit.edited({ type: 'redo' })
    const back = await write(visit, 0, 0, '')
    expect(categoriesIn(back.shown)[0]).toEqual(['Standard', 'ipotizzata', null])
    expect(back.changes.articles).toBe(1)
  })

  it('leaves its row where it is, though another margin would sort it elsewhere', async () => {
    const visit = await opened()
    const order = { column: 'margin', direction: 'ascending' } as const
    const skus = ({ rows }: { rows: readonly Row[] }) => rows.map(({ sku }) => sku)
    const before = skus((await visit.settled({ order })).shown)
    expect(before).toEqual(['B-2', 'D-4', 'A-1', 'C-3'])
    await write(visit, 1, 3, 'electronics')
    visit.say({ type: 'rows', range: { from: 0, count: 4 } })
    const { shown } = await visit.hear('rows')
    const [, written, next] = shown.rows
    expect(written?.margin).toBeGreaterThan(next?.margin ?? 0)
    expect(skus(shown)).toEqual(before)
  })

  it('counts beside a price that was written, and by no other marketplace than has it', async () => {
    const visit = await opened()
    await visit.write('price', 0, 0, 50)
    const { shown } = await write(visit, 0, 0, 'electronics')
    expect(shown.rows[0]).toMatchObject({ price: 50, category: 'Elettronica', fees: 3.605 })
    const etsy = await visit.settled({ terms: { ...terms, marketplace: 'etsy' } })
    expect(etsy.shown.rows[0]).toMatchObject({ category: '', price: 50 })
  })

  it('is kept with the list, and counts for a newer file that says the category as before', async () => {
    const visit = await opened()
    await write(visit, 0, 0, 'books')
    await write(visit, 3, 3, 'electronics')
    const newer = list.replace('sku;', 'categoria;sku;').replace(/\n(.)/g, '\n;$1')
    await visit.open(newer.replace(';D-4', 'toys;D-4'))
    const { shown, changes } = await visit.settled()
    expect(categoriesIn(shown)[0]).toEqual(['Libri', 'scritta', 'Standard'])
    expect(categoriesIn(shown)[3]?.[1]).toBe('file')
    expect(changes.articles).toBe(1)
  })

  it('comes back from the device', () => {
    const changes = new Changes(3)
    changes.write('price', Uint32Array.of(1), Float64Array.of(9))
    changes.writeCategories(Uint32Array.of(0, 2), ['books', 'toys'])
    const back = changesIn(fileFrom(changesParts(changes, 'id')), 'id', 3) ?? new Changes(3)
    expect(back.keys).toEqual(['books', 'toys'])
    expect([back.at('category', 0), back.at('category', 2), back.at('price', 1)]).toEqual([0, 1, 9])
  })
})

describe('Changes, once a newer file of the shop is opened,', () => {
  const tomorrow = [
    'sku;nome;prezzo;costo;spedizione',
    'B-2;Lampada;24,00;11,50;',
    'E-5;Vaso;15,00;3,00;',
    'A-1;Tazza;19,00;5,00;1,00',
  ].join('\n')

  it('are gone where the file has them or lacks the article, and stay where it does not', async () => {
    const visit = await opened()
    // The lamp's price becomes true; the cup's doesn't, and its cost is remembered; the table is gone.
    await visit.write('price', 0, 0, 22, 24, 85)
    await visit.write('cost', 0, 0, 6)
    const { facts } = await visit.open(tomorrow)
    expect(facts?.carried).toEqual({ kept: 1, settled: 1, yielded: 0, gone: 1, unclear: 0 })
    const { shown, changes } = await visit.settled()
    expect(shown.rows.map(({ sku, price, cost, read }) => [sku, price, cost, read])).toEqual([
      ['B-2', 24, 11.5, {}],
      ['E-5', 15, 3, {}],
      ['A-1', 22, 6, { price: 19 }],
    ])
    // What was done before this file was opened can't be taken back by a step.
    expect(changes).toEqual({ articles: 1, canUndo: false, canRedo: false })
  })

  it('are counted where they give way to what the file says', async () => {
    const visit = await opened()
    await visit.write('cost', 0, 0, 6)
    await visit.write('shipping', 0, 0, 3.5)
    const { facts } = await visit.open('sku;prezzo;costo;spedizione\nA-1;20,00;5,01;3,11\n')
    expect(facts?.carried).toEqual({ kept: 0, settled: 0, yielded: 2, gone: 0, unclear: 0 })
  })

  it('go to the article of the same name where no article has a code', async () => {
    const visit = await opened('nome;prezzo;costo\nAnello;150,00;\nSpilla;5,00;1,00\n')
    await visit.write('price', 0, 0, 180)
    await visit.write('cost', 0, 0, 60)
    const { facts } = await visit.open('nome;prezzo;costo\nSpilla;5,00;1,00\nAnello;150,00;\n')
    expect(facts?.carried).toEqual({ kept: 1, settled: 0, yielded: 0, gone: 0, unclear: 0 })
    const { shown } = await visit.settled()
    expect(shown.rows.map(({ name, price, cost }) => [name, price, cost])).toEqual([
      ['Spilla', 5, 1],
      ['Anello', 180, 60],
    ])
  })

  it('go to none of several articles that no file tells from each other, which is counted', async () => {
    const rows = 'nome;prezzo\nAnello;150,00\nAnello;90,00\nSpilla;5,00\n'
    const visit = await opened(rows)
    await visit.write('price', 0, 0, 180)
    const { facts } = await visit.open(rows)
    expect(facts?.carried).toEqual({ kept: 0, settled: 0, yielded: 0, gone: 0, unclear: 1 })
    expect(pricesIn((await visit.settled()).shown)).toEqual([150, 90, 5])
  })

  it('go to the SKU on Amazon, be its ASIN in one file alone', async () => {
    const report = (asin: string) =>
      `seller-sku\titem-name\tprice\tasin1\nA-1\tTazza\t20.00\t${asin}\n`
    const visit = await opened(report('B000000001'))
    await visit.write('price', 0, 0, 22)
    const { facts } = await visit.open(report(''))
    expect(facts?.carried).toEqual({ kept: 1, settled: 0, yielded: 0, gone: 0, unclear: 0 })
  })

  it('stay where the file is of another marketplace, until it is opened again', async () => {
    const visit = await opened()
    await visit.write('price', 0, 0, 22)
    const file = fileOf(tomorrow, 'altro.csv')
    const other = { file, terms: { ...terms, marketplace: 'ebay' } } as const
    expect(await visit.tryToOpen(tomorrow, other)).toMatchObject({
      type: 'refused',
      message: expect.stringContaining('hai modificato 1 articolo'),
    })
    visit.ask()
    expect(pricesIn((await visit.hear('figures')).shown)).toEqual([22, 12, 80, 30])
    const again = await visit.tryToOpen(tomorrow, other)
    expect(again).toMatchObject({ type: 'list', facts: { carried: null } })
  })
})

it('A changed list has the figures of one whose file says the same', async () => {
  const amount = fc.integer({ min: 1, max: 20_000 }).map((cents) => cents / 100)
  const rows = fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 12 })
  const fileBy = (articles: readonly (readonly [number, number])[]) =>
    `sku,prezzo,costo\n${articles.map(([price, cost], at) => `S${at},${price.toFixed(2)},${cost.toFixed(2)}\n`).join('')}`
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.array(amount, { minLength: 12, maxLength: 12 }),
      async (all, prices) => {
        const visit = await opened(fileBy(all))
        const changed = await visit.write('price', 0, 0, ...prices.slice(0, all.length))
        const read = await opened(fileBy(all.map(([, cost], at) => [prices[at] as number, cost])))
        const plain = await read.settled({ terms: { ...terms, target: terms.target + 1 } })
        const other = await visit.settled({ terms: { ...terms, target: terms.target + 1 } })
        expect(other.figures).toEqual(plain.figures)
        const back = await read.settled()
        expect(changed.figures).toEqual(back.figures)
        const bare = (row: object) => ({ ...row, read: {} })
        expect(changed.shown.rows.map(bare)).toEqual(back.shown.rows)
      },
    ),
    { numRuns: 10 },
  )
})
