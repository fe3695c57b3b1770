import { type CardChange, changesBetween } from './card-changes.ts'
import { datedCards } from './cards/dated.ts'
import { marketplaces } from './cards/margine-1.3.1.ts'
import { type PublishedCard, published } from './published-card.ts'
import type { DatedCard, RateCard } from './rate-card.ts'

/** A marketplace with all its cards, the row of version 1.3.1 first where there is one. */
export type MarketplaceHistory = {
  /** The key of the form's `marketplace`. */
  key: string
  label: string
  /** The store whose rates these are, as the latest card calls it. */
  store: string
  cards: (PublishedCard & { changes: CardChange[] })[]
}

function historyOf(key: string, cards: readonly RateCard[]): MarketplaceHistory[] {
  const latest = cards.at(-1)
  if (latest === undefined) return []
  const all = cards.map(published)
  const told = all.map((card, at) => {
    const before = all[at - 1]
    return { ...card, changes: before === undefined ? [] : changesBetween(before, card) }
  })
  return [{ key, label: latest.label, store: latest.store ?? latest.label, cards: told }]
}

/**
 * Every card of every marketplace in the order in which they came into force, each with what it changed.
 *
 * @example
 * rateHistory().find(({ key }) => key === 'tiktok')?.cards[1]?.changes
 * // [{ label: 'Standard', from: '5%', to: '9%' }, { label: 'Elettronica', from: '5%', to: '7%' }]
 */
export function rateHistory(): MarketplaceHistory[] {
  const rows: Readonly<Record<string, RateCard>> = marketplaces
  const dated: Readonly<Record<string, readonly DatedCard[]>> = datedCards
  return [...new Set([...Object.keys(rows), ...Object.keys(dated)])].flatMap((key) => {
    const first = rows[key]
    return historyOf(key, [...(first === undefined ? [] : [first]), ...(dated[key] ?? [])])
  })
}
