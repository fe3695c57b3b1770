import type { ReturnTerms } from './added-fields.ts'
import { shareOf } from './amounts/percent.ts'
import { readNumber } from './amounts/read.ts'
import { readPercent } from './amounts/read-percent.ts'

/** The sales of a product that come back. */
export type Returns = {
  /** Percent of the sales that come back. */
  percentuale: number
  /** Percent of those that are sold again as new. */
  rivendibili: number
  /** What each costs besides, without VAT. */
  costo: number
}

/** Returns as numbers; what is blank of the resaleable share is all of them, of the others nothing. */
export const readReturns = ({ percentuale, rivendibili, costo }: ReturnTerms): Returns => ({
  percentuale: readPercent(percentuale),
  rivendibili: rivendibili.trim() === '' ? 100 : readPercent(rivendibili),
  costo: readNumber(costo),
})

/** What a marketplace keeps of the percentage part of its commission when a piece comes back. */
export type RefundTerms = {
  /** Percent of it. */
  share: number
  /** And at most so much. */
  most: number
}

/** What a marketplace keeps for a piece that comes back, of the percentage part that it had charged. */
export const keptOf = (percentagePart: number, { share, most }: RefundTerms): number =>
  Math.min(most, shareOf(percentagePart, share))
