import { type Cards, compileCards } from '../cards.ts'
import { countries } from '../countries.ts'
import type { DatedCard, RateCard } from '../rate-card.ts'
import { amazonIt } from './amazon-it.ts'
import { ebayIt } from './ebay-it.ts'
import { etsyIt } from './etsy-it.ts'
import { marketplaces, unknownCategory, unknownMarketplace } from './margine-1.3.1.ts'
import { tiktokIt } from './tiktok-it.ts'

/** Every dated card of the Italian stores, by marketplace, the oldest first. */
export const datedCards = {
  amazon: amazonIt,
  ebay: ebayIt,
  etsy: etsyIt,
  tiktok: tiktokIt,
} as const satisfies Record<string, readonly DatedCard[]>

const inForce = (cards: readonly DatedCard[], date: string): DatedCard | undefined =>
  cards.findLast(({ validFrom }) => validFrom <= date)

/** Sets of cards by the days on which they began: there are few, and each is compiled once. */
const compiled = new Map<string, Cards>()

/**
 * The cards in force on a day in Italy. A marketplace without a card on that day keeps its row of
 * version 1.3.1.
 *
 * @param date ISO 8601, `2026-11-22`
 */
export function cardsOn(date: string): Cards {
  const found = Object.entries(datedCards).flatMap(([key, cards]) => {
    const card = inForce(cards, date)
    return card === undefined ? [] : [[key, card] as const]
  })
  const key = found.map(([marketplace, { validFrom }]) => `${marketplace} ${validFrom}`).join()
  const known = compiled.get(key)
  if (known !== undefined) return known
  const rows: Record<string, RateCard> = { ...marketplaces, ...Object.fromEntries(found) }
  const cards = compileCards({
    countries,
    unknownCountry: countries.IT,
    marketplaces: rows,
    unknownMarketplace,
    unknownCategory,
  })
  compiled.set(key, cards)
  return cards
}
