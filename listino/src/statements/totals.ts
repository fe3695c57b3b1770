import { type OwnExpense, ofOwnExpenses } from '../costs/parts.ts'
import type { Figures } from './figures.ts'
import { countsPieces } from './kinds.ts'
import type { Outcome } from './outcomes.ts'

/** What is added up of lines, whatever of it is known. */
export const summed = [
  'incassi',
  'rimborsi',
  'iva',
  'ricavi',
  'commissione',
  'digitali',
  'logistica',
  'pubblicita',
  'altriCosti',
] as const satisfies readonly (keyof Figures)[]

type Summed = (typeof summed)[number]

/**
 * The sums of lines of one currency. What buyers paid is what was given back, VAT, fees, the costs that are known, what is
 * left, and what is left before their cost of all that lacks one.
 */
export type Totals = Record<Summed, number> & {
  /** Of what has a known cost. */
  costo: number
  spedizioni: number
  /** What that leaves, less what accounts cost. */
  resta: number
  /** What all else leaves before its cost, by channel. */
  senzaCosto: Record<string, number>
  /** What of `resta`, and of its revenue, is of no sale of goods, by channel; and the channels of which a sale has a known cost. */
  account: Record<string, { left: number; ricavi: number }>
  channelsWithCost: Set<string>
  /** What of `ricavi` has a known cost. */
  withCost: number
  /** What of that has it in percent, as the seller says of all goods of a channel. */
  byPercent: number
  /** What sending and packing cost the seller, who says that it isn't to count. */
  leftOut: number
  /** How many articles with a cost have none for sending and packing a piece; and how many lack a cost. */
  unsaid: Record<OwnExpense, number>
  articlesWithoutCost: number
  /** What of `incassi` was paid for sales with a commission that was compared with a card. */
  compared: number
  sold: number
  returned: number
}

export const noTotals = (): Totals => ({
  ...(Object.fromEntries(summed.map((name) => [name, 0])) as Record<Summed, number>),
  costo: 0,
  spedizioni: 0,
  resta: 0,
  senzaCosto: {},
  account: {},
  channelsWithCost: new Set(),
  withCost: 0,
  byPercent: 0,
  leftOut: 0,
  unsaid: ofOwnExpenses(() => 0),
  articlesWithoutCost: 0,
  compared: 0,
  sold: 0,
  returned: 0,
})

/** Whether what a line leaves isn't known because a cost of it isn't. */
export const lacksCost = ({ costo, spedizioni }: Figures): boolean =>
  Number.isNaN(costo) || Number.isNaN(spedizioni)

/** What is left before the cost of goods; what sending costs the seller is taken off where it is known. */
export const beforeCost = (figures: Figures): number =>
  figures.ricavi -
  figures.commissione -
  figures.digitali -
  figures.logistica -
  figures.pubblicita -
  figures.altriCosti -
  (figures.spedizioni || 0)

/** Adds a line. */
export function addOutcome(to: Totals, outcome: Outcome): void {
  const { line, figures, check, leftOut } = outcome
  const { channel, kind, sold, returned } = line
  for (const name of summed) to[name] += figures[name]
  to.spedizioni += figures.spedizioni || 0
  if (lacksCost(figures)) {
    to.senzaCosto[channel] = (to.senzaCosto[channel] ?? 0) + beforeCost(figures)
    if (kind === null) to.articlesWithoutCost++
  } else addLeft(to, outcome)
  to.leftOut += leftOut || 0
  to.compared += check?.compared ?? 0
  to.sold += sold
  to.returned += returned
}

/** Adds what a line leaves, of which every cost is known. */
function addLeft(to: Totals, { line, figures, goodsPercent, unsaid }: Outcome): void {
  const { channel, kind } = line
  const { costo, guadagno, ricavi, incassi } = figures
  to.costo += costo
  to.resta += guadagno
  const isSale = incassi !== 0 && (kind === null || countsPieces(kind))
  if (isSale) to.channelsWithCost.add(channel)
  if (isSale || costo !== 0) to.withCost += ricavi
  else {
    const { left, ricavi: before } = to.account[channel] ?? { left: 0, ricavi: 0 }
    to.account[channel] = { left: left + guadagno, ricavi: before + ricavi }
  }
  if (!Number.isNaN(goodsPercent)) to.byPercent += ricavi
  for (const part of unsaid) to.unsaid[part]++
}

/**
 * Totals of all lines: what a channel, no sale of which has a known cost, is paid and charged for besides, is of what those leave
 * before it.
 */
export function withAccounts(totals: Totals): Totals {
  const senzaCosto = { ...totals.senzaCosto }
  let { resta, withCost } = totals
  for (const [channel, { left, ricavi }] of Object.entries(totals.account)) {
    const before = senzaCosto[channel]
    if (before === undefined || totals.channelsWithCost.has(channel)) withCost += ricavi
    else {
      senzaCosto[channel] = before + left
      resta -= left
    }
  }
  return { ...totals, resta, withCost, senzaCosto }
}
