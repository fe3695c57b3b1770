import type { ColumnsBy } from '@margine/listino/list'
import { fingerprintOf } from '@margine/listino/list'
import { describe, expect, it } from 'vitest'
import { lackOf, roleOf, withRole } from '../../src/listino/mapping/choosing.ts'
import { fileOf, type Of, terms, Visit } from './visit.ts'

const by: ColumnsBy = { known: {}, isAsked: false, said: {} }

const asked = (answer: Of<'list' | 'columnsAsked' | 'refused'>) => {
  if (answer.type !== 'columnsAsked') throw new Error(`${answer.type} instead of a question`)
  return answer.asked
}

const facts = (answer: Of<'list' | 'columnsAsked' | 'refused'>) => {
  if (answer.type !== 'list') throw new Error(`${answer.type} instead of a list`)
  return answer.facts
}

const strange = 'Modello;Importo cliente;Netto\nA-1;20,00;5,00\nB-2;12,00;11,50\n'

it('What was said of columns of several marketplaces holds for the one in use', () => {
  const of = (header: string[], marketplace: string) =>
    fingerprintOf('articles', { header, headerRow: 1 }, marketplace)
  const named = ['SKU', 'Prezzo eBay', 'Prezzo Catawiki']
  expect(of(named, 'ebay')).not.toBe(of(named, 'etsy'))
  expect(of(['SKU', 'Prezzo'], 'ebay')).toBe(of(['SKU', 'Prezzo'], 'etsy'))
})

describe('The columns of a file', () => {
  it('that nobody knows are asked, with its first rows and what they would come to', async () => {
    const visit = new Visit()
    const question = asked(await visit.tryToOpen(strange))
    expect(question).toMatchObject({
      what: 'articles',
      fileName: 'articoli.csv',
      label: null,
      header: ['Modello', 'Importo cliente', 'Netto'],
      rows: [
        ['A-1', '20,00', '5,00'],
        ['B-2', '12,00', '11,50'],
      ],
      choice: { mapping: {}, mark: null },
    })
    const mapping = { sku: [0], price: [1], cost: [2] }
    visit.say({ type: 'preview', choice: { mapping, mark: null }, terms })
    const { preview } = await visit.hear('preview')
    expect(preview.rows).toMatchObject([
      { sku: 'A-1', price: 20, cost: 5, problems: '' },
      { sku: 'B-2', price: 12, cost: 11.5, problems: '' },
    ])
    const said = { articles: { mapping, mark: null } }
    const list = facts(await visit.tryToOpen(strange, { columns: { ...by, said } }))
    expect(list).toMatchObject({ articles: 2, unusable: 0, isChosen: true })
    expect((await visit.settled()).shown.rows.map(({ cost }) => cost)).toEqual([5, 11.5])
  })

  it('stand below rows that are not read, which the list and its costs name', async () => {
    const visit = new Visit()
    const above = ['Sopra i titoli una riga con numeri non è letta: riga 1.']
    const list = facts(await visit.tryToOpen('X;9,00;1,00\n\nSKU;Prezzo;Costo\nA;20,00;5,00\n'))
    expect(list?.account.warnings).toEqual(above)
    const file = new File(['Sconto;5%\n\nSKU;Costo\nA;4,00\n'], 'costi.csv')
    visit.say({ type: 'costs', file, withoutSuffix: false, isAgain: false, terms })
    expect((await visit.hear('costsFound')).account.warnings).toEqual(above)
  })

  it('say how many rows leave that of VAT blank, and at which rate they count', async () => {
    const opened = facts(
      await new Visit().tryToOpen('SKU;Prezzo;Costo;IVA\nA;20,00;5,00;4\nB;20,00;5,00;\n'),
    )
    expect(opened.account.columns.at(-1)?.words).toBe(
      'IVA, riconosciuta dal titolo. 1 riga senza IVA: contata al 22%',
    )
  })

  it('warn of what is calculated all the same: auctions, a rate of VAT of another country', async () => {
    const list = facts(
      await new Visit().tryToOpen(
        'SKU;Prezzo;Costo;IVA;Paese;Formato\nA;20,00;5,00;22;DE;Asta\nB;20,00;5,00;22;IT;Asta\n',
      ),
    )
    expect(list.account.warnings).toEqual([
      "2 aste: contate al prezzo di oggi, che può salire fino all'ultimo.",
      expect.stringContaining('(Germania 22%): conta quella scritta.'),
    ])
  })

  it('are asked with why one may count that does not', async () => {
    const lines = 'SKU;Nome;Prezzo;IVA inclusa;Costo\nA;Tazza;20,00;si;5,00\nB;Vaso;16,39;no;5,00\n'
    expect(asked(await new Visit().tryToOpen(lines)).doubts).toEqual([
      '',
      '',
      '',
      "non dice se l'IVA è nel prezzo o nel costo",
      '',
    ])
  })

  it('are not asked again of the next file with the same header, in whatever case', async () => {
    const visit = new Visit()
    const { fingerprint } = asked(await visit.tryToOpen(strange))
    const choice = { mapping: { sku: [0], price: [1] }, mark: null }
    const columns = { ...by, known: { [fingerprint ?? '']: choice } }
    const next = 'MODELLO;Importo  Cliente;netto\nC-3;30,00;1\n'
    expect(facts(await visit.tryToOpen(next, { columns }))).toMatchObject({ articles: 1 })
    const other = 'Modello;Importo cliente;Lordo\nC-3;30,00;1\n'
    expect(asked(await visit.tryToOpen(other, { columns })).choice.mapping).toEqual({})
  })

  it('are asked of every file without a header: two of them look alike', async () => {
    const visit = new Visit()
    expect(asked(await visit.tryToOpen('A-1;20,00\nB-2;12,00\n')).fingerprint).toBeNull()
  })

  it.each([
    ['is guessed', 'sku;prezzo netto\nA-1;20,00\n'],
    ['could be two columns', 'sku;prezzo;prezzo di vendita\nA-1;20,00;21,00\n'],
    ['has numbers that can be read in two ways', 'sku;prezzo\nA-1;1.250\nB-2;2.400\n'],
    ['is missing', 'sku;nome\nA-1;Tazza\n'],
    [
      'is missing in a known file',
      'sku\tminimum-seller-allowed-price\tcountry-code\tcurrency-code\nA\t1.50\tIT\tEUR\n',
    ],
  ])('are asked where the price %s', async (_, text) => {
    expect(asked(await new Visit().tryToOpen(text)).what).toBe('articles')
  })

  it.each([
    ['of a file', 'sku;prezzo;costo;costo acquisto\nA-1;20,00;5,00;7,00\n'],
    [
      'of a known file',
      'seller-sku\titem-name\tprice\tCosto\tCosto acquisto\nA\tx\t39.90\t5.00\t7.00\n',
    ],
    [
      "of a known file, beside the file's own",
      'Handle,Title,Variant SKU,Variant Price,Cost per item,Costo\nh,T,A,39.90,12.00,13.00\n',
    ],
  ])('are asked where the cost could be two columns: %s', async (_, text) => {
    expect(asked(await new Visit().tryToOpen(text)).what).toBe('articles')
  })

  it('are asked where the cost could be two columns: of a file of costs', async () => {
    const visit = new Visit()
    await visit.open('sku;nome;prezzo\nA-1;Tazza;20,00\n')
    const file = fileOf('SKU;Costo;Costo acquisto\nA-1;4,50;5,00\n', 'costi.csv')
    visit.say({ type: 'costs', file, withoutSuffix: false, isAgain: false, terms })
    expect(asked(await visit.hear('columnsAsked', 'list')).what).toBe('costs')
  })

  it('are not asked of a known file with one cost', async () => {
    const text = 'seller-sku\titem-name\tprice\tCosto\nA\tx\t39.90\t5.00\n'
    expect(facts(await new Visit().tryToOpen(text))).toMatchObject({ articles: 1 })
  })

  it('are not asked of a file whose names are the usual ones, unless the seller wants to', async () => {
    const visit = new Visit()
    const text = 'sku;nome;prezzo;costo\nA-1;Tazza;20,00;5,00\n'
    expect(facts(await visit.tryToOpen(text))).toMatchObject({ articles: 1, isChosen: false })
    const question = asked(await visit.tryToOpen(text, { columns: { ...by, isAsked: true } }))
    expect(question.choice.mapping).toEqual({ sku: [0], name: [1], price: [2], cost: [3] })
    expect(question.certainty).toMatchObject({ price: 'title' })
    // The list of before stays as long as nothing is said.
    visit.say({ type: 'cancel' })
    expect((await visit.settled()).shown.count).toBe(1)
  })

  it('say how numbers are written where they do not show it', async () => {
    const visit = new Visit()
    const text = 'sku;prezzo\nA-1;1.250\nB-2;2.400\n'
    const { choice } = asked(await visit.tryToOpen(text))
    visit.say({ type: 'preview', choice, terms })
    expect((await visit.hear('preview')).preview.ambiguous).toBe('1.250')
    visit.say({ type: 'preview', choice: { ...choice, mark: 'dot' }, terms })
    const { preview } = await visit.hear('preview')
    expect(preview).toMatchObject({ ambiguous: null, rows: [{ price: 1.25 }, { price: 2.4 }] })
    const said = { articles: { ...choice, mark: 'comma' as const } }
    await visit.tryToOpen(text, { columns: { ...by, said } })
    expect((await visit.settled()).shown.rows.map(({ price }) => price)).toEqual([1250, 2400])
  })

  it('are asked where amounts may be cut in two at their commas, until the seller says that they are whole', async () => {
    const visit = new Visit()
    const text = 'sku,prezzo,costo,spedizione,quantita\nA,45,20,10,15\nB,60,25,12,30\n'
    const { choice } = asked(await visit.tryToOpen(text))
    visit.say({ type: 'preview', choice, terms })
    expect((await visit.hear('preview')).preview).toEqual({ rows: [], ambiguous: '45,20' })
    const say = (mark: 'dot' | 'comma') => {
      const said = { articles: { ...choice, mark } }
      return visit.tryToOpen(text, { columns: { ...by, said } })
    }
    expect((await say('comma')).type).toBe('refused')
    expect(facts(await say('dot'))).toMatchObject({ articles: 2, unusable: 0 })
  })

  it('are asked where amounts may be cut in two in most rows, though not in all', async () => {
    const rows = Array.from(
      { length: 200 },
      (_, at) => `A${at},${12 + (at % 7)},${10 + (at % 90)},5,${10 + (at % 80)},,`,
    )
    const text = `sku,prezzo,costo,nota,fornitore\n${rows.join('\n')}\nC,20,8,,\n`
    const visit = new Visit()
    const { choice } = asked(await visit.tryToOpen(text))
    visit.say({ type: 'preview', choice, terms })
    expect((await visit.hear('preview')).preview).toEqual({ rows: [], ambiguous: '12,10' })
  })

  it('are asked of a file of costs too', async () => {
    const visit = new Visit()
    await visit.open('sku;nome;prezzo\nA-1;Tazza;20,00\n')
    const file = fileOf('Modello;Netto\nA-1;4,50\n', 'costi.csv')
    visit.say({ type: 'costs', file, withoutSuffix: false, isAgain: false, terms })
    const question = asked(await visit.hear('columnsAsked'))
    expect(question).toMatchObject({ what: 'costs', choice: { mapping: {} } })
    const choice = { mapping: { sku: [0], cost: [1] }, mark: null }
    visit.say({ type: 'preview', choice, terms })
    const { preview } = await visit.hear('preview')
    expect(preview.rows).toMatchObject([{ sku: 'A-1', cost: 4.5 }])
    const columns = { ...by, said: { costs: choice } }
    expect((await visit.join(file, { columns })).facts?.costs).toMatchObject({
      found: 1,
      unused: 0,
    })
  })
})

it('The first rows of costs are shown as they would be read: what cannot be used says why', async () => {
  const visit = new Visit()
  await visit.open('sku;nome;prezzo\nA-1;Tazza;20,00\n')
  const text = 'Modello;Nome;Netto\nA-1;Tazza;4,50\nB-2;Vaso;12;6,40\nC-3;"Piatto;3,10\n'
  visit.say({ type: 'costs', file: fileOf(text), withoutSuffix: false, isAgain: false, terms })
  await visit.hear('columnsAsked')
  const choice = { mapping: { sku: [0], cost: [2] }, mark: null }
  visit.say({ type: 'preview', choice, terms })
  const { preview } = await visit.hear('preview')
  expect(preview.rows.map(({ sku, cost, problems }) => [sku, cost, problems])).toEqual([
    ['A-1', 4.5, ''],
    ['B-2', Number.NaN, 'più celle che colonne: controlla i separatori nella riga'],
    ['C-3', Number.NaN, 'virgolette non chiuse, o una cella di oltre un milione di caratteri'],
  ])
})

describe('Two files that are opened together', () => {
  const list = fileOf('sku;nome;prezzo\nA-1;Tazza;20,00\n', 'listino.csv')
  const costs = fileOf('sku;costo\nA-1;5,00\n', 'costi.csv')
  const open = async (file: File, other: File) => {
    const visit = new Visit()
    const others = [{ file: other, isCosts: false, withoutSuffix: false }]
    visit.say({ type: 'open', file, others, terms })
    return visit
  }

  it('are a list and its costs, whichever comes first', async () => {
    for (const [file, other] of [
      [list, costs],
      [costs, list],
    ] as const) {
      const visit = await open(file, other)
      await visit.hear('list')
      const { facts: both } = await visit.hear('list')
      expect(both).toMatchObject({ fileName: 'listino.csv', costs: { found: 1 } })
    }
  })

  const price = 'SKU;Prezzo\nA-1;20,00\n'
  const priceAndCost = 'SKU;Nome;Prezzo;Costo\nA-1;Tazza;20,00;5,00\n'
  const selling = 'SKU;Prezzo di vendita\nA-1;20,00\n'
  const sellingAndCost = 'SKU;Nome;Prezzo di vendita;Costo\nA-1;Tazza;20,00;5,00\n'
  const guessed = 'SKU;Prezzo netto\nA-1;20,00\n'
  const cost = 'SKU;Costo\nA-1;5,00\n'
  const known = 'seller-sku\titem-name\tprice\nA-1\tTazza\t20.00\n'
  const knownWithCost = 'seller-sku\titem-name\tprice\tCosto\nA-1\tTazza\t20.00\t5.00\n'

  const listOf = async (one: string, other: string) => {
    const visit = await open(fileOf(one, 'uno.csv'), fileOf(other, 'altro.csv'))
    const answer = await visit.hear('list', 'refused')
    return answer.type === 'list' ? answer.facts?.fileName : answer.message
  }

  const fees =
    'sku,fnsku,asin,amazon-store,your-price,estimated-referral-fee-per-unit,expected-domestic-fulfilment-fee-per-unit\nA-1,X1,B01,IT,20.00,3.00,4.10\n'

  it.each([
    ["is a report of Amazon, beside Amazon's fees for it", known, fees],
    ['has a price alone, beside a cost alone', price, cost],
    ['has a selling price, beside a price that may be a cost', selling, price],
    ['has a selling price alone, beside a price and a cost', selling, priceAndCost],
    ['has a selling price alone, beside another with a cost', selling, sellingAndCost],
    ['is known, beside a price that may be a cost', known, price],
    ['is known and has a cost, beside a price that may be a cost', knownWithCost, price],
    ['is known, beside a selling price', known, selling],
    ['is known without a cost, beside one that is known with it', known, knownWithCost],
    ['has a price and a cost, beside a cost alone', priceAndCost, cost],
  ])('are the list that %s, and its costs', async (_, one, other) => {
    expect(await listOf(one, other)).toBe('uno.csv')
    expect(await listOf(other, one)).toBe('altro.csv')
  })

  it.each([
    ['two lists', price, 'sku;nome;prezzo\nB-2;Vaso;9,00\n'],
    ['a price and a cost, beside a price that may be a cost', priceAndCost, price],
    ['a selling price and a cost, beside a price that may be a cost', sellingAndCost, price],
    ['a price and a cost in each', priceAndCost, priceAndCost],
    ['a price and a cost in each, of one for selling', sellingAndCost, priceAndCost],
    ['a selling price in each', selling, selling],
    ['a price that is guessed, beside one that may be a cost', guessed, price],
    ['a cost in each', cost, cost],
  ])('are none of them opened where both could be the list: %s', async (_, one, other) => {
    expect(await listOf(one, other)).toMatch(/quale dei due/)
    expect(await listOf(other, one)).toMatch(/quale dei due/)
  })
})

describe('What a seller says of a column', () => {
  it('takes it away from the column that was that, and what the column was', () => {
    const mapping = { sku: [0], price: [2, 1], cost: [3] }
    expect(withRole(mapping, 3, 'price')).toEqual({ sku: [0], price: [3] })
    expect(withRole(mapping, 1, null)).toEqual({ sku: [0], price: [2], cost: [3] })
    expect(withRole(mapping, 4, 'name')).toEqual({ ...mapping, name: [4] })
    expect([0, 1, 2, 3, 4].map((column) => roleOf(mapping, column))).toEqual([
      'sku',
      'price',
      'price',
      'cost',
      null,
    ])
  })

  it('is enough once articles have a price and a name, and numbers one meaning', () => {
    const lack = (mapping: object, ambiguous = false, mark: 'comma' | null = null) =>
      lackOf('articles', { mapping, mark }, ambiguous)
    expect(lack({ sku: [0] })).toBe('price')
    expect(lack({ price: [0] })).toBe('article')
    expect(lack({ price: [0], name: [1] })).toBeNull()
    expect(lack({ price: [0], name: [1] }, true)).toBe('mark')
    expect(lack({ price: [0], name: [1] }, true, 'comma')).toBeNull()
    expect(lackOf('costs', { mapping: { sku: [0] }, mark: null }, false)).toBe('idAndCost')
  })
})
