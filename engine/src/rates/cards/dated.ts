import { type Cards, compileCards } from '../cards.ts'
import { countries } from '../countries.ts'
import type { DatedCard, RateCard } from '../rate-card.ts'
import { amazonIt } from './amazon-it.ts'
import { ebayIt } from './ebay-it.ts'
import { etsyIt } from './etsy-it.ts'
import { margine131, marketplaces, unknownCategory, unknownMarketplace } from './margine-1.3.1.ts'
import { tiktokIt } from './tiktok-it.ts'

/** Every dated card of the Italian stores, by marketplace, the oldest first. */
export const datedCards = {
  amazon: amazonIt,
  ebay: ebayIt,
  etsy: etsyIt,
  tiktok: tiktokIt,
} as const satisfies Record<string, readonly DatedCard[]>

/** Every marketplace on some day, by the keys of `marketplace`: those of the specification, what it calls other last. */
function marketplacesOn(dated: Readonly<Record<string, RateCard>>): Record<string, RateCard> {
  const { altro, ...named } = marketplaces
  return { ...named, ...dated, altro }
}

const allCards = Object.values<readonly DatedCard[]>(datedCards).flat()

/** The days on which a card began, the last first. */
const changeDays = [...new Set(allCards.map(({ validFrom }) => validFrom))].sort().reverse()

/** The cards from a day of change on, compiled when they are first asked for. */
const compiled = new Map<string, Cards>()

function compiledFrom(changeDay: string): Cards {
  const inForce = Object.entries<readonly DatedCard[]>(datedCards).flatMap(([key, cards]) => {
    const card = cards.findLast(({ validFrom }) => validFrom <= changeDay)
    return card === undefined ? [] : [[key, card] as const]
  })
  return compileCards({
    countries,
    unknownCountry: countries.IT,
    marketplaces: marketplacesOn(Object.fromEntries(inForce)),
    unknownMarketplace,
    unknownCategory,
  })
}

/**
 * The cards in force on a day in Italy. A marketplace without a card on that day keeps its row of
 * version 1.3.1.
 *
 * @param date ISO 8601, `2026-11-22`
 */
export function cardsOn(date: string): Cards {
  const changeDay = changeDays.find((day) => day <= date)
  if (changeDay === undefined) return margine131
  const known = compiled.get(changeDay)
  if (known !== undefined) return known
  const cards = compiledFrom(changeDay)
  compiled.set(changeDay, cards)
  return cards
}
