import { describe, expect, it } from 'vitest'
import { amazonCategories } from '../src/rates/cards/amazon.ts'
import { datedCards } from '../src/rates/cards/dated.ts'
import { manomanoCategories } from '../src/rates/cards/manomano.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { countries } from '../src/rates/countries.ts'
import type { CategoryTable, DatedCard } from '../src/rates/rate-card.ts'

type Categories = CategoryTable['categories']

const datedLists = Object.values<readonly DatedCard[]>(datedCards)
  .flat()
  .flatMap(({ fees, store = '', validFrom }) =>
    'categories' in fees
      ? [{ list: `the categories of ${store} from ${validFrom}`, table: fees.categories }]
      : [],
  )

const categoryLists: { list: string; table: Categories }[] = [
  ...datedLists,
  { list: "Amazon's categories", table: amazonCategories },
  { list: "ManoMano's categories", table: manomanoCategories },
]
const lists = [
  ...categoryLists.map(({ list, table }) => ({
    list,
    labels: Object.values(table).map(({ label }) => label),
  })),
  { list: 'the marketplaces', labels: Object.values(marketplaces).map(({ label }) => label) },
  { list: 'the countries', labels: Object.values(countries).map(({ name }) => name) },
]

describe('labels', () => {
  it('call the category home «Casa»', () => {
    expect(amazonCategories.home.label).toBe('Casa')
  })

  // proves: 3.26
  it.each(lists)('are never the same twice among $list', ({ labels }) => {
    expect(new Set(labels).size).toBe(labels.length)
  })

  it.each(lists)('are never empty or padded among $list', ({ labels }) => {
    expect(labels.filter((label) => label === '' || label !== label.trim())).toEqual([])
  })

  it.each(categoryLists)('put the standard category first among $list', ({ table }) => {
    expect(Object.keys(table)[0]).toBe('base')
    expect(Object.values(table)[0]?.label).toBe('Standard')
  })

  it.each(categoryLists)('follow the Italian alphabet among $list after it', ({ table }) => {
    const labels = Object.values(table)
      .map(({ label }) => label)
      .slice(1)
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('it').compare))
  })
})

describe('sources', () => {
  const rows = [
    ...Object.entries(amazonCategories),
    ...Object.entries(manomanoCategories),
    ...Object.entries(marketplaces),
    ...Object.entries(countries),
  ]

  it.each(rows)('say for %s where its figures come from and as of which quarter', (_, row) => {
    expect(row.source.name).not.toBe('')
    expect(row.source.asOf).toMatch(/^\d{4}-Q[1-4]$/)
  })
})
