import { datedCards, margine131, pricesFor } from '@margine/engine'
import type { Article } from '@margine/listino'
import {
  Articles,
  articleForm,
  basisOf,
  compileTerms,
  placed,
  Recalculated,
  rowsOf,
  type Terms,
  withExpenses,
} from '@margine/listino/list'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fragmentOf } from '../../src/calculation/form-link.ts'
import { calculate } from '../../src/calculation/rates.ts'
import { readLink } from '../../src/features/opening/opened-form.ts'

const { countries, marketplaces } = margine131

const target = { kind: 'margine', percent: 20 } as const

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((cent) => cent / 100)
const orNone = (amount: fc.Arbitrary<number>) => fc.oneof(fc.constant(Number.NaN), amount)
const percent = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -950, max: 1000 }).map((ten) => ten / 10),
)

/** Keys of every card's categories, and one that none has. */
const categories = [
  ...new Set(
    [...Object.values(marketplaces), ...Object.values(datedCards).flat()].flatMap(({ fees }) =>
      'categories' in fees ? Object.keys(fees.categories) : [],
    ),
  ),
  'unknown',
]

const anyArticle: fc.Arbitrary<Article> = fc.record({
  row: fc.constant(2),
  sheet: fc.constant(''),
  sku: fc.constant('A-1'),
  hasOwnSku: fc.constant(true),
  listing: fc.constant(''),
  ean: fc.constant(''),
  name: fc.constant('Tazza'),
  variation: fc.constant(''),
  options: fc.constant([]),
  country: fc.constantFrom('IT', ...Object.keys(countries)),
  currency: fc.constant('EUR'),
  price: fc.oneof(cents(9_000), cents(200_000)),
  standingPrice: fc.constant(10),
  cost: orNone(fc.oneof(cents(9_000), fc.constant(0.001))),
  costBasis: fc.constant('file'),
  costIncludesVAT: fc.constantFrom(null, true, false),
  vat: fc.constantFrom(null, '', '4', '5,5', '0'),
  shipping: orNone(cents(2_000)),
  sender: fc.constantFrom(null, 'seller', 'marketplace'),
  reach: fc.constantFrom('all', 'mayBeFee', 'here'),
  there: fc.constant({}),
  pricesThere: fc.constant({}),
  fulfilment: orNone(cents(900)),
  packaging: orNone(fc.oneof(cents(300), fc.constant(0))),
  advertising: orNone(fc.oneof(cents(300), fc.constant(0))),
  quantity: fc.constant(1),
  monthlySales: fc.constant(Number.NaN),
  namedCategory: fc.constantFrom('', ...categories),
  ebayNumber: fc.constantFrom('', '220', '1'),
  paying: fc.constantFrom([], ['home'], ['books', 'music']),
  truePercent: fc.constant(Number.NaN),
  tableAgrees: fc.constant(true),
  feesAddUp: fc.constant(true),
  problems: fc.constant([]),
})

const anyTerms: fc.Arbitrary<Terms> = fc.record({
  marketplace: fc.constantFrom(
    'amazon',
    'ebay',
    ...Object.keys({ ...marketplaces, ...datedCards }),
  ),
  category: fc.constantFrom(...categories),
  tariffe: fc.constantFrom('1.3.1', '2025-06-01', '2026-03-01'),
  regime: fc.constantFrom('ordinario', 'forfettario'),
  aliquotaIVA: fc.constantFrom('', '4', '10,5'),
  aliquotaRidotta: fc.constant(''),
  prezzoIncludesIVA: fc.boolean(),
  costoIncludesIVA: fc.boolean(),
  speseIncludonoIVA: fc.boolean(),
  target: fc.constant(target.percent),
  targetIn: fc.constant('margine' as const),
  prezzo: percent,
  costo: percent,
  spedizione: fc.constantFrom('', '', '4,90', '0'),
  packaging: fc.constantFrom('', '0,85', '0'),
  pubblicita: fc.constantFrom('', '1,50', '12,5', '0'),
  pubblicitaIn: fc.constantFrom('euro', 'percento'),
  sale: fc.record({
    spedizioneIncassata: fc.constantFrom('', '4,99'),
    resi: fc.record({
      percentuale: fc.constantFrom('', '8', '100'),
      rivendibili: fc.constantFrom('', '60'),
      costo: fc.constantFrom('', '3,50'),
    }),
  }),
  pagamento: fc.constantFrom(
    null,
    { percentuale: '1,5', fissa: '0,25' },
    { percentuale: '', fissa: '' },
  ),
  pianoAmazon: fc.constantFrom('professionale', 'individuale'),
  commissioni: fc.constantFrom({}, { amazon: '9,5', ebay: '12', manomano: '7' }),
  prime: fc.boolean(),
  fromProfile: fc.constant([]),
  imposte: fc.constantFrom({}, { gestione: 'artigiani', riduzione: '35', coefficiente: '62' }),
  regole: fc.array(
    fc.record({
      field: fc.constantFrom('sku', 'nome'),
      test: fc.constantFrom('inizia', 'contiene', 'finisce'),
      text: fc.constantFrom('', 'A', 'a-1', 'tazza', 'x'),
      category: fc.constantFrom(...categories),
    }),
    { maxLength: 2 },
  ),
})

/** What opening an article comes to in the calculator, by the way that it takes there. */
const opened = (articles: Articles, terms: Terms) => {
  const form = readLink(fragmentOf(articleForm(0, articles, terms)))
  if (typeof form === 'string') throw new Error(`The link is ${form}`)
  return { calculation: calculate(form), asked: pricesFor(form, target) }
}

test('an article opens with the figures of its row, whatever the list is recalculated or tried with', async () => {
  await fc.assert(
    fc.asyncProperty(anyArticle, anyTerms, async (article, terms) => {
      // TikTok Shop is in Italy alone.
      fc.pre(terms.marketplace !== 'tiktok' || article.country === 'IT')
      const articles = new Articles()
      articles.push(article)
      const found = await placed(articles, terms.regole, async () => {})
      const placing = withExpenses(found, articles, basisOf(terms))
      const [row] = rowsOf(new Recalculated(articles, compileTerms(terms, placing)), [0])
      const { calculation, asked } = opened(articles, terms)
      if (row === undefined) throw new Error('no row')
      const problems = [
        ...(Number.isNaN(row.cost) ? [{ field: 'costo', code: 'required' }] : []),
        ...(row.lacksFulfilment ? [{ field: 'logisticaAmazon', code: 'invalid' }] : []),
      ]
      if (problems.length > 0) {
        expect(calculation).toEqual({ ok: false, problems })
        return
      }
      if (!calculation.ok || !asked.ok) throw new Error(JSON.stringify(calculation))
      const { guadagno, margine, prezzoVendita, imposte } = calculation.result
      const noise = 1e-9 * Math.max(1, row.price, row.cost)
      expect(Math.abs(guadagno - row.profit)).toBeLessThanOrEqual(noise)
      expect(Math.abs(margine - row.margin)).toBeLessThanOrEqual((noise / prezzoVendita) * 100)
      expect(row.minimum).toBe(asked.prices[0]?.from ?? Number.NaN)
      expect(Number.isNaN(row.afterTax)).toBe(imposte === undefined)
      if (imposte === undefined) return
      expect(Math.abs(imposte.dopoImposte - row.afterTax)).toBeLessThanOrEqual(noise)
    }),
    { numRuns: 600 },
  )
})

test('what is tried is written into the form, and so is shipping for all', () => {
  const articles = new Articles()
  const [article] = fc.sample(anyArticle, { numRuns: 1, seed: 1 })
  if (article === undefined) throw new Error('no article')
  const amounts = { price: 1234.5, cost: 10, shipping: 3, packaging: Number.NaN }
  articles.push({ ...article, ...amounts, sender: 'seller' })
  const [terms] = fc.sample(anyTerms, { numRuns: 1, seed: 1 })
  if (terms === undefined) throw new Error('no terms')
  const tried = { ...terms, prezzo: 10, costo: 5.5, spedizione: '4,90', packaging: '' }
  expect(articleForm(0, articles, tried)).toMatchObject({
    prezzoVendita: '1.357,95',
    costo: '10,55',
    spedizione: '4,90',
    packaging: '',
  })
  const asItIs = { ...terms, prezzo: 0, costo: 0, spedizione: '' }
  expect(articleForm(0, articles, asItIs)).toMatchObject({
    prezzoVendita: '1.234,50',
    costo: '10,00',
    spedizione: '3,00',
  })
})
