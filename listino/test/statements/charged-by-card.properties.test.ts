import { datedCards, readNumber } from '@margine/engine'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import {
  type Article,
  amazonReport,
  amazonSettlement,
  ebayReport,
  etsyStatement,
  type Order,
  ordersOf,
  tiktokReport,
} from './charged-by-card.ts'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

/** The categories that every card of a marketplace has. */
function categoriesOf(marketplace: keyof typeof datedCards): string[] {
  const cards = datedCards[marketplace] ?? []
  const keys = cards.map(({ fees }) => ('categories' in fees ? Object.keys(fees.categories) : null))
  const named = keys.filter((some) => some !== null)
  return (named[0] ?? ['base']).filter((key) => named.every((some) => some.includes(key)))
}

const skuOf = ({ category }: Article) => `X-${category}`

const costsFile = (categories: readonly string[]) =>
  [
    'SKU;Costo;Categoria;Lunghezza (cm);Larghezza (cm);Altezza (cm);Peso (g)',
    ...categories.map((category) => `X-${category};1,00;${category};20;15;2;180`),
  ].join('\n')

/** Only from then on it is known what Amazon takes for sending. */
const isSendingKnown = ({ day }: Order) => day >= '2026-02-01'

const layouts = [
  {
    name: "Amazon's report of transactions",
    marketplace: 'amazon',
    days: ['2025-12-20', '2026-02-10', '2026-05-05', '2026-10-05'],
    file: 'amazon.csv',
    write: amazonReport,
  },
  {
    name: "Amazon's settlement",
    marketplace: 'amazon',
    days: ['2025-12-20', '2026-02-10', '2026-05-05', '2026-10-05'],
    file: 'settlement.txt',
    write: amazonSettlement,
  },
  {
    name: "eBay's report of transactions",
    marketplace: 'ebay',
    days: ['2025-06-01', '2026-10-05'],
    file: 'ebay.csv',
    write: ebayReport,
  },
  {
    name: "TikTok Shop's income",
    marketplace: 'tiktok',
    days: ['2025-04-05', '2026-01-10', '2026-10-05'],
    file: 'tiktok.csv',
    write: tiktokReport,
  },
] as const

describe.each(layouts)('What $name tells of sales charged by the card of their day', (layout) => {
  const categories = categoriesOf(layout.marketplace)
  const costs = reports.put(`costi-${layout.file}`, costsFile(categories))

  it.each(['ordinario', 'forfettario'])('is all that the card says, in %s', (regime) =>
    fc.assert(
      fc.asyncProperty(ordersOf(layout.days, categories), async (made) => {
        const orders = made.map((order) => ({
          ...order,
          articles: order.articles.map((article) => ({
            ...article,
            isSentByAmazon:
              article.isSentByAmazon && layout.marketplace === 'amazon' && isSendingKnown(order),
          })),
        }))
        const report = reports.put(layout.file, layout.write(orders, skuOf))
        const { code, rows, said } = await reports.charges(
          ...[report, '--costi', costs, '--regime', regime],
        )
        expect(code, said.join('\n')).toBe(0)
        const articles = rows.filter(({ sku }) => sku !== '(conto)')
        expect(articles.length).toBeGreaterThan(0)
        for (const row of articles) {
          const sales = orders
            .flatMap((one) => one.articles)
            .filter((one) => skuOf(one) === row.sku)
          const rounded = sales.reduce((sum, one) => sum + 2 * one.quantity + 1, 1) * 0.005
          expect(row).toMatchObject({ spiegazione: expect.stringMatching(/^(?:uguale|reso)$/) })
          expect(Math.abs(readNumber(row.differenza))).toBeLessThanOrEqual(rounded + 1e-9)
          expect(row.commissione_attesa).not.toBe('')
          if (!sales.some((one) => one.isSentByAmazon)) continue
          expect(row.spiegazione_logistica).toBe('uguale')
          expect(Math.abs(readNumber(row.differenza_logistica))).toBeLessThanOrEqual(rounded + 1e-9)
        }
      }),
      { numRuns: 12 },
    ),
  )
})

describe("What Etsy's statement tells of sales charged by the card of their day", () => {
  it('is set against no card, since it names no article: nothing is said to be too much', () =>
    fc.assert(
      fc.asyncProperty(ordersOf(['2026-01-10', '2026-10-05'], ['base']), async (orders) => {
        const report = reports.put('etsy.csv', etsyStatement(orders))
        const { code, rows, said } = await reports.charges(report)
        expect(code, said.join('\n')).toBe(0)
        expect(rows.map(({ nome }) => nome).sort()).toEqual(['commissioni', 'vendite'])
        for (const { commissione_attesa, differenza, spiegazione } of rows)
          expect([commissione_attesa, differenza, spiegazione]).toEqual(['', '', ''])
      }),
      { numRuns: 8 },
    ))
})
