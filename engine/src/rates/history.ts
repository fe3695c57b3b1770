import { type CardChange, changesBetween } from './card-changes.ts'
import { datedCards } from './cards/dated.ts'
import { marketplaces } from './cards/margine-1.3.1.ts'
import { type PublishedCard, published } from './published-card.ts'
import type { RateCard } from './rate-card.ts'

/** A marketplace with all its cards, the row of version 1.3.1 first where there is one. */
export type MarketplaceHistory = {
  /** The key of the form's `marketplace`. */
  key: string
  label: string
  /** The store that charges these rates, as the latest card calls it. */
  store: string
  cards: (PublishedCard & { changes: CardChange[] })[]
}

const everyCard = (): [key: string, card: RateCard][] => [
  ...Object.entries(marketplaces),
  ...Object.entries<readonly RateCard[]>(datedCards).flatMap(([key, cards]) =>
    cards.map((card): [string, RateCard] => [key, card]),
  ),
]

/**
 * Every card of every marketplace in the order in which they came into force, each with what it changed.
 *
 * @example
 * rateHistory().find(({ key }) => key === 'tiktok')?.cards[1]?.changes
 * // [{ label: 'Standard', from: '5%', to: '9%' }, { label: 'Elettronica, anche per bellezza e cura della persona', from: '5%', to: '7%' }]
 */
export function rateHistory(): MarketplaceHistory[] {
  const histories = new Map<string, MarketplaceHistory>()
  for (const [key, row] of everyCard()) {
    const { label, store = label } = row
    const cards = histories.get(key)?.cards ?? []
    const before = cards.at(-1)
    const card = published(row)
    const changes = before === undefined ? [] : changesBetween(before, card)
    histories.set(key, { key, label, store, cards: [...cards, { ...card, changes }] })
  }
  return [...histories.values()]
}
