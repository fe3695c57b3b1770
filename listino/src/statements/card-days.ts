import { type DatedCard, datedCards, fbaCardOf } from '@margine/engine'

const cards: Readonly<Record<string, readonly DatedCard[]>> = datedCards

/** Whether some dated card says what a marketplace charges in Italy. */
export const hasCards = (channel: string): boolean => Object.hasOwn(cards, channel)

/** The day on which the card in force on a day began; blank where the marketplace has none that is so old. */
export const cardBefore = (channel: string, day: string): string =>
  cards[channel]?.findLast(({ validFrom }) => validFrom <= day)?.validFrom ?? ''

/** Since when pieces that Amazon sends were charged as on a day, and the prices in euro up to which cheaper fees may count, the lowest first. */
export type SendingCard = { from: string; lowPrices: readonly number[] }

const noSendingCard: SendingCard = { from: '', lowPrices: [] }

/** By what Amazon charged for sending a piece in Italy on a day; a blank `from` where no card is that old. */
export function sendingCardOn(day: string): SendingCard {
  const card = fbaCardOf({ marketplace: 'amazon', paese: 'IT', tariffe: day })
  if (card === null) return noSendingCard
  const { surcharge, validFrom, lowPrice } = card
  return {
    from: day >= surcharge.validFrom ? surcharge.validFrom : validFrom,
    lowPrices: [lowPrice.lower.upTo, lowPrice.upTo],
  }
}
