import { describe, expect, it } from 'vitest'
import { accountOf } from '../src/articles/account.ts'
import { areCostsCertain } from '../src/articles/certainty.ts'
import { costColumns } from '../src/articles/cost-columns.ts'
import { Costs } from '../src/articles/costs.ts'
import { problemInWords } from '../src/articles/words.ts'
import { openTable } from '../src/table/table.ts'
import { resultColumns } from '../src/writing/result-columns.ts'
import { saleOf } from './answer.ts'
import { textFile } from './files.ts'
import { askedFrom, formWith, readList, wordsOf } from './lists.ts'

const costsOf = async (text: string) => Costs.of(await openTable(textFile(text)))

/** What one piece costs at 100,00 of list price by a discount; NaN where that can't be used. */
async function costAfter(discount: string): Promise<number> {
  const table = await openTable(textFile(`SKU;Listino;Sconto %\nA;100,00;${discount}\n`), {
    amount: 'cost',
  })
  const costs = await Costs.of(table, { mapping: { sku: [0], cost: [1], discount: [2] } })
  return costs.of('A')?.parts.cost ?? Number.NaN
}

describe('Discounts one after the other', () => {
  it.each([
    ['50+10', 45],
    ['40+10+5', 51.3],
    ['30 + 5%', 66.5],
    ['12,5%+2', 85.75],
    ['50', 50],
  ])('are each of what the one before leaves: %s', async (discount, cost) => {
    expect(await costAfter(discount)).toBeCloseTo(cost, 10)
  })

  it.each(['50+', '+10', '50+x', '50+120', '50+-5', '0,5+0,1', '50++5'])(
    "that can't be read are a problem: %s",
    async (discount) => {
      expect(await costAfter(discount)).toBeNaN()
    },
  )
})

describe('A code that a spreadsheet has shortened', () => {
  it.each(['EAN', 'Item number'])(
    'joins no cost by %s, for other articles have the same',
    async (code) => {
      const costs = await costsOf(`${code};Costo\n8,00123E+12;5,00\n`)
      const list = `SKU;Nome;${code};Prezzo\n;Tazza;8,00123E+12;20,00\nB;Vaso;8,00123E+12;20,00\n;;8,00123E+12;20,00\n`
      const { articles } = await readList(textFile(list), { costs })
      expect(articles.map(wordsOf)).toEqual([
        ['costo mancante'],
        ['costo mancante'],
        ['SKU e nome mancanti', 'costo mancante'],
      ])
    },
  )
})

describe('The currency of a cost', () => {
  it('and its VAT may stand above the titles, also where they call it a price', async () => {
    const found = async (above: string, title: string) => {
      const entry = (await costsOf(`${above}\n\nSKU;${title}\nA;5,00\n`)).of('A')
      return [entry?.currency, entry?.includesVAT]
    }
    expect(await found('Prezzi in USD', 'Prezzo')).toEqual(['USD', null])
    expect(await found('Listino fornitore, prezzi IVA inclusa', 'Prezzo')).toEqual(['EUR', true])
    expect(await found('Prezzi IVA inclusa', 'Costo')).toEqual(['EUR', null])
  })

  it('is that of its cell, else of its column, else the euro; an article of another has no cost', async () => {
    const file = await costsOf(
      'SKU;Costo;Valuta\nA;$ 12,50;EUR\nB;12,50;USD\nC;12,50 GBP;\nD;12,50;\nE;12,50 €;USD\n',
    )
    const costs = askedFrom(file)
    const list = 'SKU;Prezzo\nA;39,90\nB;39,90\nC;39,90\nD;39,90\nE;39,90\n'
    const { articles } = await readList(textFile(list), { costs })
    expect(articles.map(({ cost }) => cost)).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      12.5,
      12.5,
    ])
    expect(articles.map(wordsOf)).toEqual([
      ["costo in USD: il conto è in un'altra valuta"],
      ["costo in USD: il conto è in un'altra valuta"],
      ["costo in GBP: il conto è in un'altra valuta"],
      [],
      [],
    ])
    expect(costs.problems(file)).toMatchObject([
      { row: 2, sku: 'A', problem: { code: 'currency', text: 'USD' } },
      { row: 3, sku: 'B', problem: { code: 'currency', text: 'USD' } },
      { row: 4, sku: 'C', problem: { code: 'currency', text: 'GBP' } },
    ])
    expect(costs.unused(file)).toEqual([])
  })

  it('is told once of an SKU, however many stores it is sold in', async () => {
    const file = await costsOf('SKU;Costo\nA;12,50 €\n')
    const costs = askedFrom(file)
    const list = 'SKU;Prezzo;Paese\nA;39,90 $;US\nA;39,90;IT\nA;41,00 $;US\n'
    const { articles } = await readList(textFile(list), { costs })
    expect(articles.map(({ cost }) => cost)).toEqual([Number.NaN, 12.5, Number.NaN])
    expect(costs.problems(file)).toHaveLength(1)
  })

  it('told twice, and differently, is disputed as an amount is', async () => {
    const costs = await costsOf('SKU;Costo\nA;5 €\nA;5 $\n')
    const { articles } = await readList(textFile('SKU;Prezzo\nA;39,90\n'), { costs })
    expect(articles.map(wordsOf)).toEqual([['due costi diversi per lo stesso SKU']])
  })

  it('in the file of articles is checked of every amount', async () => {
    const { articles } = await readList(
      textFile(
        'sku;prezzo;costo;spedizione;packaging;pubblicità\nA;20,00;$ 5;12 GBP;3 CHF;1 €\nB;20,00;5;1,50 €;;$ 1\n',
      ),
    )
    const other = "il conto è in un'altra valuta"
    expect(articles.map(wordsOf)).toEqual([
      [`spedizione in GBP: ${other}`, `packaging in CHF: ${other}`, `costo in USD: ${other}`],
      [`pubblicità in USD: ${other}`],
    ])
  })
})

it.each(['sku,costo,note\nA,12,50\nB,20,99\n', 'sku,costo,note\nA,12,5\nB,20,99\n'])(
  'A cost that may be cut in two at its comma is not read, until it is said to be whole: %j',
  async (text) => {
    await expect(costsOf(text)).rejects.toMatchObject({ code: 'decimalCommas' })
    const table = await openTable(textFile(text))
    expect((await Costs.of(table, { decimalMark: 'dot' })).of('A')?.parts.cost).toBe(12)
  },
)

it('A row of costs with more cells than columns has no cost, and is told', async () => {
  const costs = await costsOf('sku,costo\nA,12\nB,12,50\nC,20,\n')
  expect(['A', 'B', 'C'].map((sku) => costs.of(sku)?.parts.cost)).toEqual([12, undefined, 20])
  expect(costs.problems).toMatchObject([{ row: 3, sku: 'B', problem: { code: 'tooManyCells' } }])
})

it('A whole cost is read beside a column of numbers', async () => {
  const costs = await costsOf('sku,costo,giacenza,peso (kg)\nA,12,5,1\nB,20,7,2\n')
  expect(costs.of('A')?.parts.cost).toBe(12)
})

describe('The column of the costs', () => {
  const sampleOf = (header: string[]) => [header.map(() => '7,50')]
  const columnsOf = (...header: string[]) =>
    costColumns({ header, sample: sampleOf(header) }).mapping

  it('may be called «Prezzo» in a file that nobody knows', () => {
    expect(columnsOf('SKU', 'Prezzo')).toEqual({ sku: [0], cost: [1] })
    expect(columnsOf('SKU', 'Prezzo medio')).toEqual({ sku: [0], cost: [1] })
  })

  it.each([
    ['SKU', 'Prezzo di vendita'],
    ['SKU', 'Prezzo ivato'],
    ['SKU', 'PVP'],
    ['seller-sku', 'item-name', 'price', 'quantity'],
    ['SKU venditore', 'Nome articolo', 'Prezzo'],
  ])('is never a selling price: %s', (...header) => {
    expect(columnsOf(...header).cost).toBeUndefined()
  })

  it('is the one that says so beside a selling price, in a known file too', () => {
    expect(columnsOf('SKU', 'Prezzo di vendita', 'Acquisto')).toEqual({ sku: [0], cost: [2] })
    expect(columnsOf('SKU', 'Prezzo', 'Acq.').cost).toEqual([2])
    expect(columnsOf('seller-sku', 'item-name', 'price', 'Costo').cost).toEqual([3])
    expect(columnsOf('SKU', 'Prezzo di vendita', 'Quantità acquisto').cost).toBeUndefined()
  })

  it('with a currency beside it is as sure as without', () => {
    const header = ['SKU', 'Costo', 'Valuta']
    const table = { header, sample: [['A', '7,50', 'EUR']], hidden: new Set<number>() }
    const proposal = costColumns(table)
    expect(proposal.mapping).toEqual({ sku: [0], cost: [1], currency: [2] })
    expect(areCostsCertain(accountOf({ table, ...proposal }, proposal.mapping, 'costs'))).toBe(true)
  })
})

describe('A row of costs', () => {
  const told = ({ problems }: Costs) =>
    problems.map(({ row, sku, problem }) => [row, sku, problemInWords(problem)])

  it.each([
    [
      'that a separator too many has shifted',
      'SKU;Descrizione;Costo;Giacenza\nA;Cavo;7,50;10\nB;Staffa;12;6,40;10\nC;Vite;5,10;10\n',
      'più celle che colonne: controlla i separatori nella riga',
    ],
    [
      'whose decimal comma cuts it',
      'sku,costo\nA,7\nB,12,5\nC,5\n',
      'più celle che colonne: controlla i separatori nella riga',
    ],
    [
      'with a quote that nothing closes',
      'SKU;Descrizione;Costo\nA;Cavo;7,50\nB;"Tubo;6,40\nC;Vite;5,10\n',
      'virgolette non chiuse, o una cella di oltre un milione di caratteri',
    ],
    [
      'that lacks cells',
      'SKU;Costo;Descrizione\nA;7,50;Cavo\nB;6,40\nC;5,10;Vite\n',
      'riga spezzata: mancano celle che servono',
    ],
  ])('%s counts for nothing and says why; the others count', async (_, text, reason) => {
    const costs = await costsOf(text)
    expect(told(costs)).toEqual([[3, 'B', reason]])
    expect(['A', 'B', 'C'].map((sku) => costs.of(sku) !== null)).toEqual([true, false, true])
    expect(askedFrom(costs).unused(costs)).toEqual(['A', 'C'])
  })

  it('may leave out its last cells where most rows of the file do', async () => {
    const costs = await costsOf('SKU;Costo;Note\nA;7,50\nB;6,40\nC;5,10;fine\n')
    expect(told(costs)).toEqual([])
    expect(costs.size).toBe(3)
  })
})

describe('Costs are found', () => {
  const list = [
    'seller-sku,item-name,price,asin1,product-id,fulfillment-channel',
    'A-1,Tazza,20.00,B0A,8001,DEFAULT',
    'A-2,Vaso,20.00,B0B,8002,AMAZON_EU',
    'A-3,Lume,20.00,B0C,8003,DEFAULT',
  ].join('\n')
  const joined = async (text: string) => {
    const costs = await costsOf(text)
    const asked = askedFrom(costs)
    const { articles } = await readList(textFile(`${list}\n`), { costs: asked })
    return { costs, asked, articles }
  }

  it.each([
    ['SKU;Costo\nA-1;5,00\nA-2;6,00\nX;1\n', 'costi'],
    ['ASIN;Costo\nB0A;5,00\nB0B;6,00\nX;1\n', 'costiAltroCodice'],
    ['EAN;Costo\n8001;5,00\n8002;6,00\nX;1\n', 'costiAltroCodice'],
    ['Codice;Costo\nB0A;5,00\n8002;6,00\nX;1\n', 'costiAltroCodice'],
    ['SKU;EAN;Costo\nZ-1;8001;5,00\nA-2;9;6,00\nX;;1\n', null],
  ])('by SKU, ASIN, EAN or listing, whichever the file has: %j', async (text, basis) => {
    const { costs, asked, articles } = await joined(text)
    expect(articles.map(({ cost }) => cost)).toEqual([5, 6, Number.NaN])
    if (basis !== null) expect(articles[0]?.costBasis).toBe(basis)
    expect(asked.unused(costs)).toEqual(['X'])
    expect(costs.size).toBe(3)
  })

  it('with all that the file says: shipping, packaging, advertising and what Amazon takes to send', async () => {
    const { articles } = await joined(
      'SKU;Costo;Spedizione;Imballo;Pubblicità;Tariffa FBA\nA-1;5,00;3,50;0,40;1,20;\nA-2;;;0,40;;\n',
    )
    expect(
      articles.map(({ cost, shipping, packaging, advertising }) => [
        cost,
        shipping,
        packaging,
        advertising,
      ]),
    ).toEqual([
      [5, 3.5, 0.4, 1.2],
      [Number.NaN, Number.NaN, 0.4, Number.NaN],
      [Number.NaN, Number.NaN, Number.NaN, Number.NaN],
    ])
  })

  it("in Amazon's fee preview too, which brings what it takes to send in each country", async () => {
    const preview = [
      'sku,asin,amazon-store,your-price,currency,estimated-referral-fee-per-unit,expected-domestic-fulfilment-fee-per-unit',
      'A-2,B0B,DE,22.00,EUR,3.30,4.90',
      'A-2,B0B,IT,20.00,EUR,3.00,3.45',
    ].join('\n')
    const { articles } = await joined(`${preview}\n`)
    expect(articles[1]).toMatchObject({ shipping: Number.NaN, fulfilment: 3.45 })
  })

  it('with VAT in them where the title or a column says so, whatever the list has', async () => {
    const flags = async (text: string, costoIncludesIVA: boolean) => {
      const costs = await costsOf(text)
      const form = formWith({ costoIncludesIVA })
      const { articles } = await readList(textFile(`${list}\n`), { costs, form })
      return articles.slice(0, 2).map((article) => saleOf(article, form).costoIncludesIVA)
    }
    for (const ofList of [false, true]) {
      expect(await flags('SKU;Costo ivato\nA-1;5,00\nA-2;6,00\n', ofList)).toEqual([true, true])
      expect(await flags('SKU;Costo IVA esclusa\nA-1;5,00\nA-2;6,00\n', ofList)).toEqual([
        false,
        false,
      ])
      expect(await flags('SKU;Costo;IVA inclusa\nA-1;5,00;si\nA-2;6,00;no\n', ofList)).toEqual([
        true,
        false,
      ])
      expect(await flags('SKU;Costo\nA-1;5,00\nA-2;6,00\n', ofList)).toEqual([ofList, ofList])
    }
  })

  it('as unknown where nobody knows a part: row and article say why, and the others stay', async () => {
    const { costs, articles } = await joined('SKU;Costo;Spedizione\nA-1;5,00;#N/D\nA-2;6,00;\n')
    expect(costs.problems.map(({ row, problem }) => [row, problemInWords(problem)])).toEqual([
      [2, "«#N/D» al posto dell'importo (colonna «Spedizione»): scrivi quanto ti costa, o 0"],
    ])
    expect(articles.map(({ cost }) => cost)).toEqual([5, 6, Number.NaN])
    expect(articles.map(({ shipping }) => shipping)).toEqual([Number.NaN, Number.NaN, Number.NaN])
    expect(articles.map(({ problems }) => problems.length)).toEqual([1, 0, 1])
  })

  it('as unknown, and not as the list says them, where the row says parts that cannot be used', async () => {
    const skus = ['A', 'B', 'C', 'D', 'E', 'F']
    const list = `SKU;Prezzo;Costo\n${skus.map((sku) => `${sku};20,00;5,00\n`).join('')}`
    const text =
      'SKU;Costo;Spedizione\nA;6,00;n.d.\nB;gratis;2,00\nC;;n.d.\nE;#N/D;2,00\nF;-;2,00\n'
    const costs = await costsOf(text)
    const { articles } = await readList(textFile(list), { costs })
    expect(articles.map(({ cost }) => cost)).toEqual([6, Number.NaN, 5, 5, Number.NaN, 5])
    expect(articles.map(wordsOf)).toEqual([
      ["«n.d.» al posto dell'importo (colonna «Spedizione»): scrivi quanto ti costa, o 0"],
      ['«gratis» non è un importo (colonna «Costo»)'],
      ["«n.d.» al posto dell'importo (colonna «Spedizione»): scrivi quanto ti costa, o 0"],
      [],
      ['costo mancante'],
      [],
    ])
    expect(costs.problems.map(({ sku }) => sku)).toEqual(['A', 'B', 'C', 'E'])
    expect([costs.size, askedFrom(costs).unused(costs)]).toEqual([1, ['F']])
  })

  it("with a fee of Amazon's for sending that nobody knows, which shipping of one's own takes no place of", async () => {
    const list =
      'SKU;Prezzo;Costo;Spedizione\nA;20,00;5,00;1,00\nB;20,00;5,00;\nC;20,00;5,00;1,00\n'
    const costs = await costsOf('SKU;Packaging;Tariffa FBA\nA;;--\nB;;--\nC;n.d.;--\n')
    const { articles } = await readList(textFile(list), { costs })
    expect(articles.map(({ shipping }) => shipping)).toEqual([1, Number.NaN, 1])
    expect(articles.map(wordsOf)).toEqual([
      ["«--» al posto dell'importo (colonna «Tariffa FBA»): scrivi quanto ti costa, o 0"],
      ["«--» al posto dell'importo (colonna «Tariffa FBA»): scrivi quanto ti costa, o 0"],
      [expect.stringContaining("al posto dell'importo")],
    ])
  })

  it('in another currency part by part: which of them is told, and its column in the results says so', async () => {
    const costs = await costsOf('SKU;Spedizione\nA-1;2,00 USD\n')
    const source = textFile('SKU;Prezzo;Costo\nA-1;20,00;5,00\n')
    const { articles, rows } = await readList(source, { costs })
    expect(articles.map(wordsOf)).toEqual([["spedizione in USD: il conto è in un'altra valuta"]])
    const shipping = resultColumns.find(({ name }) => name === 'spedizione')
    expect(rows.map((row) => shipping?.value(row))).toEqual(['?'])
  })
})
