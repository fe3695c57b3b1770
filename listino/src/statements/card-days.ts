import { type DatedCard, datedCards } from '@margine/engine'

const cards: Readonly<Record<string, readonly DatedCard[]>> = datedCards

/** Whether some dated card says what a marketplace charges in Italy. */
export const hasCards = (channel: string): boolean => Object.hasOwn(cards, channel)

/** The day on which the card in force on a day began; blank where the marketplace has none that is so old. */
export const cardBefore = (channel: string, day: string): string =>
  cards[channel]?.findLast(({ validFrom }) => validFrom <= day)?.validFrom ?? ''
