import { describe, expect, it } from 'vitest'
import { Costs } from '../src/articles/costs.ts'
import { propose } from '../src/layouts/propose.ts'
import { openTable } from '../src/table/table.ts'
import { textFile } from './files.ts'
import { askedFrom, formWith, readList, wordsOf } from './lists.ts'

const problemsIn = async (text: string) => (await readList(textFile(text))).articles.map(wordsOf)

describe('A row', () => {
  it('is an article with what its columns say', async () => {
    const { articles } = await readList(
      textFile(
        'Codice articolo;Nome prodotto;Prezzo di vendita;Costo acquisto\nA1;Tazza;12,50;4,00',
      ),
    )
    expect(articles).toHaveLength(1)
    expect(articles[0]).toMatchObject({
      row: 2,
      sku: 'A1',
      name: 'Tazza',
      price: 12.5,
      cost: 4,
      problems: [],
    })
  })

  it('without a price or a cost says so, and is not dropped', async () => {
    expect(await problemsIn('sku;prezzo;costo\nA;;3\nB;10;--\nC;0;0\nD;10;5\n')).toEqual([
      ['prezzo mancante'],
      ['costo mancante'],
      ['prezzo mancante', 'costo mancante'],
      [],
    ])
  })

  it('whose amounts are none says which column', async () => {
    expect(await problemsIn('sku;prezzo;costo\nA;12-gen;3\nB;10,00;-3\nC;11.50;3\n')).toEqual([
      ['«12-gen» non è un importo (colonna «prezzo»)'],
      ['importo negativo «-3» (colonna «costo»)'],
      ['«11.50» usa punto e virgola al contrario del resto della colonna (colonna «prezzo»)'],
    ])
  })

  it('with a decimal comma in a file cut at commas has too many cells, and no wrong price', async () => {
    expect(await problemsIn('sku,prezzo,costo\nA,10,3\nB,10,50,3\nC,12,4\n')).toEqual([
      [],
      ['più celle che colonne: controlla i separatori nella riga'],
      [],
    ])
  })

  it.each([
    ['with cells left over', 'sku,prezzo,costo\nA,12,50,7,30\nB,15,20,8,10\n'],
    ['with blank cells left over', 'sku,prezzo,costo,note\nA,12,50,7,30,\nB,15,20,8,10,\n'],
    ['in as many cells as columns', 'sku,prezzo,costo,note,altro\nA,12,50,7,30\nB,15,20,8,10\n'],
    ['with cents below ten', 'sku,prezzo,costo\nA,12,05\nB,15,00\n'],
    [
      'with its cents in a cost above the price',
      'sku,nome,prezzo,costo,note\nA,Lampada,19,90,\nB,Sedia,39,50,\n',
    ],
    [
      'beside rows that lack cells',
      'sku,prezzo,costo,spedizione,packaging\nA,19,90,8,50\nB,20,9\n',
    ],
    ['with a blank cell left over', 'sku,prezzo,quantita\nA,12,50,\nB,39,10,\n'],
    [
      'with blank cells left over, and one decimal',
      'sku,prezzo,costo,nota,fornitore\nA,12,1,5,5,,\nB,20,3,8,7,,\n',
    ],
    ['with one decimal', 'sku,prezzo,costo,nota,fornitore\nA,12,5,7,3\nB,9,9,4,2\n'],
    ['with three decimals', 'sku,prezzo,costo,nota,fornitore\nA,12,500,7,125\nB,9,900,4,2\n'],
    ['with a cost that is whole', 'sku,prezzo,costo,nota,fornitore\nA,12,10,5,,\nB,20,99,8,,\n'],
    [
      'with blank cells left over beside a header that keeps its own',
      'sku,prezzo,costo,\nA,12,10,5,10,\nB,20,99,8,50,\n',
    ],
  ])('of a file whose decimal commas cut its amounts is never read: %s', async (_, text) => {
    await expect(readList(textFile(text))).rejects.toMatchObject({ code: 'decimalCommas' })
    const said = await readList(textFile(text), { decimalMark: 'dot' })
    expect(said.articles).toHaveLength(2)
  })

  const prices = (count: number, row: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => row(at)).join('\n')
  const cents = (at: number) => 10 + ((at * 7) % 90)

  it.each([
    [
      'with blank cells left over',
      `sku,prezzo,costo,nota,fornitore\n${prices(200, (at) => `A${at},${12 + (at % 7)},${cents(at)},5,${cents(at + 3)},,`)}\nC,20,8,,\n`,
    ],
    [
      'in as many cells as columns',
      `sku,prezzo,costo,nota,fornitore\n${prices(200, (at) => `A${at},12,${1 + (at % 9)},7,${1 + (at % 8)}`)}\nC,20,8,,\n`,
    ],
    [
      'in all numbers of its rows',
      `sku,prezzo,costo,spedizione,quantita\n${prices(200, (at) => `A${at},60,${cents(at)},10,${cents(at + 3)}`)}\nC,20,8,5,3\n`,
    ],
    [
      'in one row of ten',
      `sku,prezzo,costo,nota,fornitore\n${prices(200, (at) => (at % 10 === 0 ? `A${at},12,50,5,10,,` : `A${at},20,8,,`))}\n`,
    ],
    [
      'with cents that mostly make no cost',
      `sku,nome,prezzo,costo,note\n${prices(200, (at) => `A${at},Vaso,${12 + (at % 40)},${cents(at)},`)}\n`,
    ],
    [
      'with some cents below ten',
      `sku,nome,prezzo,costo,note\n${prices(200, (at) => `A${at},Vaso,120,${at % 10 === 0 ? '05' : '90'},`)}\n`,
    ],
  ])('of such a file is never read, though a few rows are whole: %s', async (_, text) => {
    await expect(readList(textFile(text))).rejects.toMatchObject({ code: 'decimalCommas' })
  })

  it.each([
    [
      'with a loss in some',
      `sku,prezzo,costo\n${prices(200, (at) => `A${at},${20 + (at % 60)},${10 + (at % 50)}`)}\n`,
    ],
    [
      'with numbers among its notes',
      `sku,prezzo,costo,nota,scaffale\n${prices(200, (at) => (at % 5 === 0 ? `A${at},20,8,7,3` : `A${at},20,8,,`))}\n`,
    ],
    [
      'with days and pieces',
      `sku,prezzo,costo,Giorni di consegna,Pezzi\n${prices(200, (at) => `A${at},20,8,${1 + (at % 7)},${1 + (at % 5)}`)}\n`,
    ],
    [
      'with a VAT, a discount and a department',
      `sku,nome,prezzo,iva,sconto,reparto\n${prices(200, (at) => `A${at},N ${at},${11 + at},${[4, 10, 22][at % 3]},${at % 20},${at % 9}`)}\n`,
    ],
    [
      'with a comma left over in every row',
      `sku,nome,prezzo,costo,quantita\n${prices(200, (at) => `A${at},N ${at},${40 + at},${15 + (at % 9)},${at * 3},`)}\n`,
    ],
    [
      'with numbers that only others could be cut from',
      `sku,nome,prezzo,ean,altro\n${prices(200, (at) => `A${at},N ${at},${40 + at},${8001234567890 + at},${300 + at},`)}\n`,
    ],
    [
      'with a stock',
      `sku,prezzo,costo,giacenza,paese\n${prices(200, (at) => `A${at},20,8,${at % 40},IT`)}\n`,
    ],
    [
      'with commas left over below those of its header',
      `sku,prezzo,costo,giacenza,,\n${prices(200, (at) => `A${at},20,8,${at % 40},,`)}\n`,
    ],
    [
      'with more commas left over than amounts',
      `sku,prezzo,costo,nota\n${prices(200, (at) => `A${at},20,8,5,,,,`)}\n`,
    ],
    [
      'beside others in quotes',
      `sku,prezzo,costo,nota,fornitore\n${prices(200, (at) => `A${at},${at % 10 === 0 ? '"19,90"' : '20'},8,7,3`)}\n`,
    ],
  ])('of whole amounts in a long file cut at commas is read: %s', async (_, text) => {
    expect((await readList(textFile(text))).articles).toHaveLength(200)
  })

  it.each([
    'sku,prezzo,costo\nA,12,10\nB,15,11\n',
    'sku,prezzo,costo,giacenza\nA,12,10,5\nB,15,11,07\n',
    'sku,prezzo,costo,giacenza,giorni\nA,12,10,99,30\nB,15,9,10,30\n',
    'sku,prezzo,costo\nA,"12,50",10\nB,15,"7,05"\n',
    'sku,prezzo,costo\nA,19.90,8.50,\nB,20,10,\n',
    'sku,prezzo,costo\nA,20,10,\nB,25,11,\n',
    'sku,type,Sale price,Regular price,Stock,Cost of goods\nA,simple,20,25,10,10\nB,simple,30,35,20,12\n',
    'sku,prezzo,costo,quantita\nA,45,20,15\nB,60,25,9\n',
  ])('of whole amounts in a file cut at commas is read: %s', async (text) => {
    expect(await problemsIn(text)).toEqual([[], []])
  })

  it('of a file of whole amounts that is longer by blank cells, and could be cut at its commas, is told', async () => {
    const rows = prices(200, (at) => (at % 40 === 0 ? `A${at},12,50,5,10,,` : `A${at},20,8,,`))
    const text = `sku,prezzo,costo,nota,fornitore\n${rows}\n`
    const told = ['più celle che colonne: controlla i separatori nella riga']
    const found = await problemsIn(text)
    expect(found).toEqual(found.map((_, at) => (at % 40 === 0 ? told : [])))
    const said = await readList(textFile(text), { decimalMark: 'dot' })
    expect(said.articles.flatMap(wordsOf)).toEqual([])
  })

  it('that sums up others is no article', async () => {
    const rows = [
      'Totale;;22,00;8,00',
      ';TOTALE:;22;8',
      'Totali;;;',
      'TOTALE;Zaino;10;3',
      'Totalizzatore;;10;3',
    ]
    expect(
      await problemsIn(`sku;nome;prezzo;costo\nA;Tazza;12,00;5,00\n${rows.join('\n')}\n`),
    ).toEqual([
      [],
      ['riga di totale: non è un articolo'],
      ['riga di totale: non è un articolo'],
      ['riga di totale: non è un articolo'],
      [],
      [],
    ])
  })

  it('that sums up others is no article, whatever holds for all of them', async () => {
    const rows = [
      'Totale;;59,40;18,50;EUR;IT',
      'Totale;Totale;59,40;18,50;;',
      'Totale articoli: 2;;59,40;18,50;EUR;',
      ';Totale €;59,40;18,50;EUR;',
      'Tot.;;59,40;18,50;;IT',
      'Somma;;59,40;18,50;;',
      'SOMMA-1;;59,40;18,50;EUR;IT',
    ]
    const found = await problemsIn(`sku;nome;prezzo;costo;valuta;paese\n${rows.join('\n')}\n`)
    const told = ['riga di totale: non è un articolo']
    expect(found).toEqual([told, told, told, told, told, told, []])
  })

  it('may have its currency in letters beside its amounts', async () => {
    const { articles } = await readList(textFile('sku;prezzo;costo\nA;12,50 euro;Euro 3\n'))
    expect(articles[0]).toMatchObject({ price: 12.5, cost: 3, currency: 'EUR', problems: [] })
  })

  it('whose price is in another currency than its column says is told so', async () => {
    expect(
      await problemsIn('sku;prezzo;costo;valuta\nA;12,00 €;3;USD\nB;12,00 €;3;EUR\nC;12,00 €;3;\n'),
    ).toEqual([
      ['prezzo in EUR, ma la colonna della valuta dice altro: correggi una delle due'],
      [],
      [],
    ])
  })

  it('that a line end has broken in two is no article twice', async () => {
    expect(await problemsIn('sku;nome;prezzo;costo\nA;tazza\nblu;10;3\nB;x;10;3\n')).toEqual([
      ['riga spezzata: mancano celle che servono'],
      ['riga spezzata: mancano celle che servono'],
      [],
    ])
  })

  it('may leave out its last cells where most rows of the file do', async () => {
    expect(await problemsIn('sku;prezzo;costo;note\nA;10;3\nB;10;3\nC;10\n')).toEqual([
      [],
      [],
      ['riga spezzata: mancano celle che servono'],
    ])
  })

  it('may have a remark in a last column without a title, where most rows have that column', async () => {
    const fits = 'SKU;Prezzo;Costo;\nA;39,90;12,50;rifare foto\nB;19,90;5,50;\n'
    expect(await problemsIn(fits)).toEqual([[], []])
    const tooMany = ['più celle che colonne: controlla i separatori nella riga']
    const shifted = 'SKU;Prezzo;Costo;\nA;39,90;12,50;\nB;12;19,90;5,50;\nC;9,90;2,50;vecchio;\n'
    expect(await problemsIn(shifted)).toEqual([[], tooMany, tooMany])
    const without = 'SKU;Prezzo;Costo;\nA;39,90;12,50\nB;12;19,90;5,50\nC;9,90;2,50\n'
    expect(await problemsIn(without)).toEqual([[], tooMany, []])
  })

  it('may have a remark beside whole amounts in a file cut at commas, but no digits there', async () => {
    const rows = ['A,39.90,12.50,', 'B,12,5,rifare foto', 'C,12,50,7', 'D,19.90,5.50,']
    expect(await problemsIn(`SKU,Prezzo,Costo,\n${rows.join('\n')}\n`)).toEqual([
      [],
      [],
      ['più celle che colonne: controlla i separatori nella riga'],
      [],
    ])
  })

  it('in another currency says so', async () => {
    expect(
      await problemsIn('sku;prezzo;costo;valuta\nA;10;3;GBP\nB;£ 10;3;\nC;10 €;3;EUR\n'),
    ).toEqual([
      ["prezzo in GBP: il conto è in un'altra valuta"],
      ["prezzo in GBP: il conto è in un'altra valuta"],
      [],
    ])
  })

  it('of another store counts in its country, and an unknown store says so', async () => {
    const { articles } = await readList(
      textFile('sku;prezzo;costo;paese\nA;10;3;Amazon.de\nB;10;3;Marte\nC;10;3;\n'),
    )
    expect(articles.map(({ country }) => country)).toEqual(['DE', 'IT', 'IT'])
    expect(articles.map(wordsOf)).toEqual([[], ['negozio «Marte» sconosciuto'], []])
  })

  it('whose SKU a spreadsheet has shortened says so', async () => {
    expect(await problemsIn('sku;prezzo;costo\n8,00123E+12;10;3\n')).toEqual([
      [
        'SKU «8,00123E+12» rovinato dal foglio di calcolo: formatta la colonna come testo ed esporta di nuovo',
      ],
    ])
  })

  it('keeps an SKU or a name that in a column of amounts would say nothing', async () => {
    const { articles } = await readList(
      textFile(
        'sku;nome;prezzo;costo;categoria\nNA;Namibia;10;3;NA\nND;NULL;10;3;\nNULL;n.d.;10;N/A;\n',
      ),
    )
    expect(articles.map(({ sku, name }) => [sku, name])).toEqual([
      ['NA', 'Namibia'],
      ['ND', 'NULL'],
      ['NULL', 'n.d.'],
    ])
    expect(articles.map(wordsOf)).toEqual([[], [], ['costo mancante']])
  })

  it('that is blank is none', async () => {
    const { articles } = await readList(textFile('sku;prezzo;costo\n\nA;10;3\n;;\n\nB;10;3\n'))
    expect(articles.map(({ row, sku }) => [row, sku])).toEqual([
      [3, 'A'],
      [6, 'B'],
    ])
  })
})

describe('An SKU that comes again', () => {
  const doublesIn = async (text: string) => (await readList(textFile(text))).articles.map(wordsOf)

  it('is a double of the first row that could be used, never of one that could not', async () => {
    const rows = ['A;;5', 'A;12,00;5', 'A;13,00;5', 'A;;5', 'B;x;5', 'B;9,00;-1', 'B;9,00;3']
    expect(await doublesIn(`sku;prezzo;costo\n${rows.join('\n')}\n`)).toEqual([
      ['prezzo mancante'],
      [],
      ['doppione della riga 3'],
      ['prezzo mancante'],
      ['«x» non è un importo (colonna «prezzo»)'],
      ['importo negativo «-1» (colonna «costo»)'],
      ['doppione della riga 7'],
    ])
  })

  it('is a double of a row that only lacks its cost: that may come', async () => {
    expect(await doublesIn('sku;prezzo;costo\nA;12,00;\nA;13,00;5\n')).toEqual([
      ['costo mancante'],
      ['doppione della riga 2'],
    ])
  })

  it.each([
    [
      'Item number,Title,Variation details,Custom label (SKU),Current price,Costo',
      [
        '110000000001,Lampada,,LAMP-1,39.90,5',
        '110000000002,Lampada bis,,LAMP-1,29.90,5',
        '110000000001,Lampada,,LAMP-1,39.90,5',
      ],
    ],
    [
      'Action,Item number,Start price,Relationship,Relationship details,Custom label (SKU),Costo',
      [
        'Revise,110000000001,39.90,,,LAMP-1,5',
        'Revise,110000000002,29.90,,,LAMP-1,5',
        'Revise,110000000001,39.90,,,LAMP-1,5',
      ],
    ],
  ])('in two listings of eBay is two articles: %s', async (head, rows) => {
    expect(await doublesIn([head, ...rows, ''].join('\n'))).toEqual([
      [],
      [],
      ['doppione della riga 2'],
    ])
  })
})

it('An SKU of one’s own table is that of two articles where their numbers or EANs differ', async () => {
  const rows = ['A;1;10,00;3', 'A;2;10,00;3', 'A;2;10,00;3']
  for (const code of ['numero oggetto', 'ean']) {
    const text = `sku;${code};prezzo;costo\n${rows.join('\n')}\n`
    const { articles } = await readList(textFile(text))
    expect(articles.map(wordsOf)).toEqual([[], [], ['doppione della riga 3']])
  }
})

describe('A column of amounts', () => {
  it.each([
    ['Spedizione fino a 2 kg', 'shipping'],
    ['Spedizione Italia', 'shipping'],
    ['Costo imballo cartone', 'packaging'],
    ['Pubblicità Facebook', 'advertising'],
    ['Ultimo costo al pz', 'cost'],
    ['Prezzo web', 'price'],
    ['Nostro prezzo al pezzo', 'price'],
    ['Prezzo forn.', 'cost'],
  ] as const)('is guessed where its title only holds a usual one: %s', (title, role) => {
    const { mapping, certainty } = propose(['SKU', title], [['A', '7,50']])
    expect(mapping).toEqual({ sku: [0], [role]: [1] })
    expect(certainty[role]).toBe('guess')
  })

  it.each([
    ['Costo + IVA', 'cost'],
    ['Prezzo (IVA 22% inclusa)', 'price'],
    ['Prezzo IVA esclusa', 'price'],
    ['PREZZO_VENDITA', 'price'],
    ['prezzoVendita', 'price'],
    ['Costo (USD)', 'cost'],
    ['Prezzo €', 'price'],
    ['Imballaggi', 'packaging'],
    ['Trasporto', 'shipping'],
    ['Corriere', 'shipping'],
    ['PrezzoPromo', 'price'],
  ] as const)(
    'is known by a usual title, whatever it says of VAT, currency and case: %s',
    (title, role) => {
      const { mapping, certainty } = propose(['SKU', title], [['A', '7,50']])
      expect(mapping).toEqual({ sku: [0], [role]: [1] })
      expect(certainty[role]).toBe('title')
    },
  )

  it.each([
    'Giorni spedizione',
    'Tempi di spedizione',
    'Spedizione (ore)',
    'Pezzi per imballo',
    'Prezzo minimo',
    'Prezzo concorrente',
    'Prezzo consigliato',
    'Compare At Price',
    'Costo totale',
    'Costo spedizione cliente',
    'Peso',
  ])('is not guessed from a title that says that it is something else: %s', (title) => {
    expect(propose(['SKU', title], [['A', '7,50']]).mapping).toEqual({ sku: [0] })
  })

  it('is no country, though its title begins as that of countries', () => {
    const rows = [
      ['A', 'Germania'],
      ['B', 'Cina'],
    ]
    expect(propose(['SKU', 'Paese di origine'], rows).mapping).toEqual({ sku: [0] })
    expect(
      propose(
        ['SKU', 'Marketplace'],
        [
          ['A', 'Amazon'],
          ['B', 'eBay'],
        ],
      ).mapping,
    ).toEqual({ sku: [0] })
    expect(propose(['SKU', 'Paese'], rows).mapping).toEqual({ sku: [0], store: [1] })
  })
})

describe('Costs from a second file', () => {
  const costsOf = async (text: string) => Costs.of(await openTable(textFile(text)))

  it('are joined by SKU, and those nobody asks for are listed', async () => {
    const file = await costsOf('SKU;Prezzo\nA;3,50\nZ;9\n')
    const costs = askedFrom(file)
    const { articles } = await readList(textFile('sku;prezzo;costo\nA;10;7\nB;10;7\nC;10;\n'), {
      costs,
    })
    expect(articles.map(({ cost, costBasis }) => [cost, costBasis])).toEqual([
      [3.5, 'costi'],
      [7, 'file'],
      [Number.NaN, 'file'],
    ])
    expect(articles.map(wordsOf)).toEqual([[], [], ['costo mancante']])
    expect(costs.unused(file)).toEqual(['Z'])
  })

  it('are looked up without the suffix only where the seller asks for it', async () => {
    const list = textFile('sku;prezzo\nAB-1-FBA;10\n')
    const strict = await costsOf('sku;costo\nAB-1;3\n')
    const lenient = askedFrom(strict, true)
    expect((await readList(list, { costs: strict })).articles.map(wordsOf)).toEqual([
      ['costo mancante'],
    ])
    expect((await readList(list, { costs: lenient })).articles).toMatchObject([
      { cost: 3, costBasis: 'costiSenzaSuffisso', problems: [] },
    ])
  })

  it('that say two things of one SKU are not chosen between', async () => {
    const costs = await costsOf('sku;costo\nA;3\nA;4\nB;5\nB;5\n')
    const { articles } = await readList(textFile('sku;prezzo\nA;10\nB;10\n'), { costs })
    expect(articles.map(wordsOf)).toEqual([['due costi diversi per lo stesso SKU'], []])
    expect(costs.problems).toMatchObject([{ row: 3, sku: 'A', problem: { code: 'twoCosts' } }])
  })

  it('that are no costs are listed', async () => {
    const costs = await costsOf('sku;costo\nA;gratis\nB;\n;3\nC;-1\nD;2,5\n')
    expect(costs.problems.map(({ row, problem }) => [row, problem.code])).toEqual([
      [2, 'notANumber'],
      [3, 'noCost'],
      [4, 'noSku'],
      [5, 'negative'],
    ])
    expect(costs.size).toBe(1)
  })
})

describe('The category of an article', () => {
  const dated = { tariffe: '2026-11-21' }

  it('is that of the file, by key or by name', async () => {
    const { rows } = await readList(
      textFile('sku;prezzo;costo;categoria\nA;10;3;books\nB;10;3;Cucina\nC;10;3;boh\n'),
      { form: formWith(dated) },
    )
    expect(rows.map(({ categoryKey, categoryBasis }) => [categoryKey, categoryBasis])).toEqual([
      ['books', 'file'],
      ['kitchen', 'file'],
      ['base', 'scelta'],
    ])
  })

  it("is what the seller's first fitting rule says, else the chosen one", async () => {
    const { rows } = await readList(
      textFile('sku;nome;prezzo;costo\nLIB-1;Atlante;10;3\nX;Scarpe rosse;10;3\nY;Altro;10;3\n'),
      {
        form: formWith({ ...dated, categoria: 'toys' }),
        rules: [
          { field: 'sku', test: 'inizia', text: 'lib-', category: 'books' },
          { field: 'nome', test: 'contiene', text: 'scarpe', category: 'shoes' },
          { field: 'nome', test: 'contiene', text: 'atlante', category: 'office' },
        ],
      },
    )
    expect(rows.map(({ categoryKey, categoryBasis }) => [categoryKey, categoryBasis])).toEqual([
      ['books', 'regola'],
      ['shoes', 'regola'],
      ['toys', 'scelta'],
    ])
  })
})
