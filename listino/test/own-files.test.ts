import { expect, it } from 'vitest'
import { openList } from '../src/articles/open-list.ts'
import { ownTermsIn } from '../src/articles/own-terms.ts'
import { textFile } from './files.ts'
import { readList, wordsOf } from './lists.ts'

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
      aliquotaIVA: '4',
    },
    faults: [],
  })
})

it.each([
  ['Amazzon;si;no;ordinario;', 'marketplace', 'Amazzon'],
  ['amazon;forse;no;ordinario;', 'prezzo_con_iva', 'forse'],
  ['amazon;si;;ordinario;', 'costo_con_iva', ''],
  ['amazon;si;no;agevolato;', 'regime', 'agevolato'],
  ['amazon;si;no;ordinario;abc', 'iva', 'abc'],
  ['amazon;si;no;ordinario;150', 'iva', '150'],
])(
  'A word of it that nobody understands is told, and not taken for the usual: %s',
  async (words, column, text) => {
    expect((await termsIn(`A;file;;9,90;1,00;${words}`))?.faults).toMatchObject([{ column, text }])
  },
)

it('A row that says none of it is reckoned as the others, be it the first', async () => {
  const lines = ['N;;;9,90;1,00;;;;;', `A;file;;9,90;1,00;ebay;no;si;ordinario;`]
  expect((await termsIn(...lines))?.terms).toMatchObject({ marketplace: 'ebay' })
  const { articles } = await readList(
    ownFile(
      ...lines,
      'B;file;;9,90;1,00;eBay;NO;Sì;ordinario;',
      'C;file;;9,90;1,00;ebay;no;si;ordinario;4',
    ),
  )
  expect(articles.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    [],
    [],
    ['otherTerms'],
  ])
})
