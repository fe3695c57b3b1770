import { figuresOf } from '@margine/engine'
import { expect, it } from 'vitest'
import { Costs } from '../src/articles/costs.ts'
import { openList } from '../src/articles/open-list.ts'
import { ownTermsIn } from '../src/articles/own-terms.ts'
import { openTable } from '../src/table/table.ts'
import { saleOf } from './answer.ts'
import { textFile } from './files.ts'
import { formWith, readList, wordsOf } from './lists.ts'

const head = [
  'sku',
  'categoria_da',
  'prezzo_minimo',
  'prezzo',
  'costo',
  'marketplace',
  'prezzo_con_iva',
  'costo_con_iva',
  'regime',
  'iva',
].join(';')

/** A file as we write it, for programs where its cells are cut at commas. */
const ownFile = (...lines: string[]) => textFile(`${[head, ...lines].join('\n')}\n`)

const said = 'amazon;si;no;ordinario;'

it('A file of ours that somebody saved with other marks is read by what its columns show', async () => {
  const source = () => ownFile(`A;file;;9.90;1.234;${said}`, `B;file;;9.90;0.5;${said}`)
  const { mark } = await openList(source())
  expect(mark).toBeNull()
  const { articles } = await readList(source(), { decimalMark: mark })
  expect(articles[0]?.problems).toMatchObject([{ code: 'ambiguous', role: 'cost' }])
  expect(articles[1]?.cost).toBe(0.5)
})

it('A file of ours as we wrote it settles what three digits after its mark are', async () => {
  const source = () => ownFile(`A;file;;9,90;1,234;${said}`)
  const { mark } = await openList(source())
  const { articles } = await readList(source(), { decimalMark: mark })
  expect(articles.map(wordsOf)).toEqual([[]])
  expect(articles[0]?.cost).toBe(1.234)
})

const termsIn = async (...lines: string[]) => {
  const { table, layout } = await openList(ownFile(...lines))
  return ownTermsIn(table, layout, '2026-11-22')
}

it('What a file of ours says of all its articles is understood in any case, with its accents', async () => {
  expect(await termsIn('A;file;;9,90;1,00;EBAY;No;Sì;Forfettario;4%')).toEqual({
    terms: {
      marketplace: 'ebay',
      prezzoIncludesIVA: false,
      costoIncludesIVA: true,
      regime: 'forfettario',
    },
    faults: [],
  })
})

it.each([
  ['Amazzon;si;no;ordinario;', 'marketplace', 'Amazzon'],
  ['amazon;forse;no;ordinario;', 'prezzo_con_iva', 'forse'],
  ['amazon;si;;ordinario;', 'costo_con_iva', ''],
  ['amazon;si;no;agevolato;', 'regime', 'agevolato'],
])(
  'A word of it that nobody understands is told, and not taken for the usual: %s',
  async (words, column, text) => {
    expect((await termsIn(`A;file;;9,90;1,00;${words}`))?.faults).toMatchObject([{ column, text }])
  },
)

it('A row that says none of it is calculated as the others, be it the first', async () => {
  const lines = ['N;;;9,90;1,00;;;;;', `A;file;;9,90;1,00;ebay;no;si;ordinario;`]
  expect((await termsIn(...lines))?.terms).toMatchObject({ marketplace: 'ebay' })
  const { articles } = await readList(
    ownFile(
      ...lines,
      'B;file;;9,90;1,00;eBay;NO;Sì;ordinario;',
      'C;file;;9,90;1,00;ebay;no;si;forfettario;',
    ),
  )
  expect(articles.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    [],
    [],
    ['otherTerms'],
  ])
})

const costsOf = async (...lines: string[]) => Costs.of(await openTable(ownFile(...lines)))

it('As costs a file of ours has its SKUs as they were before they were written for people', async () => {
  const costs = await costsOf(`'-5;file;;9,90;12,00;${said}`, `'A;file;;9,90;3,00;${said}`)
  const { articles } = await readList(textFile("SKU;Prezzo\n-5;39,90\n'A;39,90\n"), { costs })
  expect(articles.map(({ sku, cost }) => [sku, cost])).toEqual([
    ['-5', 12],
    ["'A", 3],
  ])
})

it('As costs a row of it that was calculated by something else than the first counts for nothing', async () => {
  const costs = await costsOf(
    `A;file;;9,90;12,00;${said}`,
    'B;file;;9,90;12,20;amazon;si;no;forfettario;',
    'C;;;9,90;3,00;;;;;',
  )
  expect(costs.problems).toEqual([{ row: 3, sku: 'B', problem: { code: 'otherTerms' } }])
  expect(['A', 'B', 'C'].map((sku) => costs.of(sku)?.parts.cost)).toEqual([12, undefined, 3])
})

it.each([
  ['si', 10],
  ['no', 12.2],
])(
  'As costs it says whether VAT is in them, whatever the list is calculated with: «%s»',
  async (word, net) => {
    const costs = await costsOf(`A;file;;9,90;12,20;amazon;si;${word};ordinario;`)
    for (const costoIncludesIVA of [false, true]) {
      const form = formWith({ costoIncludesIVA })
      const { articles, reader } = await readList(textFile('SKU;Prezzo\nA;39,90\n'), {
        form,
        costs,
      })
      const [article] = articles
      if (article === undefined) throw new Error('The article is missing')
      expect(figuresOf(saleOf(article, form), reader.book.ratesOf('IT', 'base')).costo).toBeCloseTo(
        net,
        10,
      )
    }
  },
)

it('As costs a word that does not say whether VAT is in them is told, and the row counts for nothing', async () => {
  const costs = await costsOf('A;file;;9,90;12,20;amazon;si;forse;ordinario;')
  expect(costs.problems).toEqual([
    { row: 2, sku: 'A', problem: { code: 'costVAT', role: 'cost', text: 'forse' } },
  ])
})

it('The VAT of each of its articles is what was typed for it, be it no usual rate', async () => {
  const { articles } = await readList(
    ownFile(
      'A;file;;9,90;1,00;amazon;si;no;ordinario;',
      'B;file;;9,90;1,00;amazon;si;no;ordinario;4',
      'C;file;;9,90;1,00;amazon;si;no;ordinario;7,5',
      'D;file;;9,90;1,00;amazon;si;no;ordinario;abc',
      'E;file;;9,90;1,00;amazon;si;no;ordinario;150',
    ),
  )
  expect(articles.map(({ vat }) => vat)).toEqual([null, '4', '7,5', null, null])
  expect(articles.map(wordsOf)).toEqual([
    [],
    [],
    [],
    ['IVA «abc» sconosciuta (colonna «iva»)'],
    ['IVA «150» sconosciuta (colonna «iva»)'],
  ])
})
