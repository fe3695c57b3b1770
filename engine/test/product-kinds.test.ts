import { expect, it } from 'vitest'
import { datedCards, margine131 } from '../src/index.ts'
import { categoryAlike, productKinds } from '../src/product-kinds.ts'
import type { RateCard } from '../src/rates/rate-card.ts'

const cards: RateCard[] = [
  ...Object.values(margine131.marketplaces),
  ...Object.values(datedCards).flat(),
]

/** Every category of every card, as `field key`. */
const everyCategory = new Set(
  cards.flatMap(({ fees }) =>
    'categories' in fees ? Object.keys(fees.categories).map((key) => `${fees.field} ${key}`) : [],
  ),
)

it('a kind of product names categories that there are', () => {
  const named = productKinds.flatMap((kind) =>
    Object.entries(kind).flatMap(([field, keys]) => keys.map((key) => `${field} ${key}`)),
  )
  expect(named.filter((category) => !everyCategory.has(category))).toEqual([])
})

it('every kind of product stands for some category', () => {
  const taken = new Set<string>()
  const idle = productKinds.filter((kind) => {
    const own = Object.entries(kind).map(([field, [key]]) => `${field} ${key}`)
    const isNew = own.some((category) => !taken.has(category))
    for (const category of own) taken.add(category)
    return !isNew
  })
  expect(idle).toEqual([])
})

it('every category that a dated card of Amazon adds belongs to one of version 1.3.1', () => {
  const { table } = margine131.tariffOf('amazon')
  const dated = [...everyCategory].flatMap(
    (category) => category.match(/^categoria (.*)/)?.[1] ?? [],
  )
  const lost = dated.filter((key) => table && categoryAlike('categoria', key, table) === null)
  expect(lost).toEqual([])
  expect(dated).toContain('kitchen')
})
