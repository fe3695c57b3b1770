/** An article of an invented shop: what its file says, how many were sold in October, and the percentage that it was charged. */
type Article = readonly [
  sku: string,
  name: string,
  category: string,
  price: number,
  cost: number | null,
  shipping: number,
  sold: number,
  percent: number,
]

// The headphones are electronics, of which Amazon takes 7%: the report charges 15%, for consuntivo to find.
const articles: readonly Article[] = [
  ['TAZ-01', 'Tazza in ceramica', 'Casa', 12.9, 3.2, 2.5, 14, 8],
  ['LAM-02', 'Lampada da tavolo', 'Casa', 39.9, 18.5, 5, 6, 15],
  ['CUS-03', 'Cuscino decorativo', 'Casa', 17.9, 11.8, 3.9, 8, 8],
  ['SED-04', 'Sedia pieghevole', 'Mobili', 59, 41, 9.9, 4, 15],
  ['MAG-05', 'Maglietta di cotone', 'Abbigliamento', 20.9, 5.4, 2.9, 9, 15],
  ['CAL-06', 'Calze, tre paia', 'Abbigliamento', 14.9, 3.1, 2.5, 12, 5],
  ['CUF-07', 'Cuffie senza fili', 'Elettronica', 29.9, 21.5, 2.9, 7, 15],
  ['CAV-08', 'Cavo USB-C', 'Accessori per elettronica', 8.9, 1.6, 1.9, 16, 15],
  ['LIB-09', 'Ricettario di famiglia', 'Libri', 18, 11, 1.6, 0, 15],
  ['PUZ-10', 'Puzzle da mille pezzi', 'Giochi e giocattoli', 24.9, 8.2, 3.5, 5, 15],
  ['CIO-11', 'Ciotola per gatti', 'Prodotti per animali', 15.9, 4.9, 2.9, 10, 15],
  ['ANF-12', 'Annaffiatoio in zinco', 'Giardino', 26.9, null, 4.9, 0, 15],
]

const inItalian = (amount: number) => amount.toFixed(2).replace('.', ',')

const csv = (name: string, rows: readonly (readonly string[])[]) =>
  new File([rows.map((row) => row.join(';')).join('\n')], name, { type: 'text/csv' })

/** The list of the shop, with what its articles cost. */
export const exampleList = (): File =>
  csv('negozio-di-esempio.csv', [
    ['SKU', 'Nome', 'Categoria', 'Prezzo', 'Costo', 'Spedizione'],
    ...articles.map(([sku, name, category, price, cost, shipping]) => [
      ...[sku, name, category, inItalian(price)],
      ...[cost === null ? '' : inItalian(cost), inItalian(shipping)],
    ]),
  ])

const vat = 1.22

/** A row of Amazon's report of transactions, which comes to its total. */
const row = (day: number, type: string, of: readonly string[], amounts: readonly number[]) => [
  ...[`${day} ott 2026 10:00:00 UTC`, type, ...of, 'amazon.it'],
  ...[...amounts, amounts.reduce((sum, amount) => sum + amount, 0)].map(inItalian),
]

/** The sales of an article, each of one piece, on days of their own. */
const salesOf = ([sku, name, , price, , , sold, percent]: Article, place: number) =>
  Array.from({ length: sold }, (_, at) => {
    const commission = Number(((price * percent * vat) / 100).toFixed(2))
    const digital = Number((commission * 0.03).toFixed(2))
    const day = 1 + ((place * 5 + at * 11) % 31)
    const order = `40${place % 10}-${String(1000003 + place * 97)}-${String(2000011 + at * 89)}`
    return row(day, 'Ordine', [order, sku, name, '1'], [price, -commission, -digital, 0])
  })

/** October of the shop: Amazon's report of its transactions, and the file of its costs. */
export const exampleMonth = (): File[] => [
  csv('negozio-di-esempio-ottobre.csv', [
    [
      ...['Data/Ora:', 'Tipo', 'Numero ordine', 'SKU', 'Descrizione', 'Quantità', 'Marketplace'],
      ...['Vendite', 'Commissioni di vendita', 'Altri costi relativi alle transazioni', 'Altro'],
      'totale',
    ],
    ...articles.flatMap(salesOf),
    row(
      19,
      'Rimborso',
      ['401-1000100-2000011', 'LAM-02', 'Lampada da tavolo', '1'],
      [-39.9, 7.3, 0, 0],
    ),
    row(31, 'Commissione di servizio', ['', '', 'Costo della pubblicità', ''], [0, 0, -36.6, 0]),
    row(31, 'Commissione di servizio', ['', '', 'Abbonamento', ''], [0, 0, -47.58, 0]),
  ]),
  csv('negozio-di-esempio-costi.csv', [
    ['SKU', 'Costo', 'Spedizione', 'Categoria'],
    ...articles.flatMap(([sku, , category, , cost, shipping]) =>
      cost === null ? [] : [[sku, inItalian(cost), inItalian(shipping), category]],
    ),
  ]),
]
