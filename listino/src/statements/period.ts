import { getOrInsert } from '../get-or-insert.ts'
import type { Figures } from './figures.ts'
import { kinds } from './kinds.ts'
import { channelName } from './known.ts'
import type { Ledger } from './ledger.ts'
import type { Line } from './line.ts'
import type { Outcome, Outcomes } from './outcomes.ts'
import { areUncounted } from './results.ts'
import { addOutcome, beforeCost, noTotals, type Totals, withAccounts } from './totals.ts'

/** What is looked at: one month or all, in one currency. */
export type Period = { month: string | null; currency: string }

/** The totals of a period; amounts are NaN, as all that rests on them, where the VAT of some store is unknown. */
export type PeriodTotals = Omit<Totals, 'senzaCosto' | 'account' | 'channelsWithCost'> & {
  /** What the sales of a channel leave before their cost, which is unknown; the largest first. */
  senzaCosto: readonly ChannelAmount[]
}

/** An amount of a marketplace, with its name. */
type ChannelAmount = { channel: string; name: string; amount: number }

/** An article in one store. */
export type ArticleRow = Pick<Line, 'channel' | 'store' | 'sku' | 'name' | 'sold' | 'returned'> &
  Pick<Figures, 'ricavi' | 'commissione' | 'costo' | 'guadagno' | 'margine'> &
  Pick<Outcome, 'check' | 'sending'> & {
    /** Where it was sold, as the seller knows it: the store, else the marketplace. */
    place: string
    /** Digital services, logistics, advertising and other costs. */
    altri: number
    /** What sending and packing cost the seller; null where that is unknown, or isn't to count. */
    spedizioni: number | null
    /** Whether the calculator can open it. */
    hasForm: boolean
  }

export type PeriodFacts = {
  period: Period
  totals: PeriodTotals
  articles: readonly ArticleRow[]
  /** What the account of a marketplace was charged for beside its articles. */
  account: readonly ChannelAmount[]
  storesWithoutVAT: readonly string[]
}

const isTransfer = ({ kind }: Line) => kind !== null && kinds[kind].part === 'transfer'

function totalsOf(outcomes: readonly Outcome[]): PeriodTotals {
  const sums = noTotals()
  for (const outcome of outcomes) addOutcome(sums, outcome)
  const { account: _, channelsWithCost: __, ...totals } = withAccounts(sums)
  const senzaCosto = Object.entries(totals.senzaCosto)
    .map(([channel, amount]) => ({ channel, name: channelName(channel), amount }))
    .sort((one, other) => other.amount - one.amount)
  return { ...totals, senzaCosto }
}

function rowOf(outcome: Outcome, outcomes: Outcomes): ArticleRow {
  const { line, figures, check, sending } = outcome
  const { channel, store, sku, name, sold, returned } = line
  const { ricavi, commissione, digitali, logistica, pubblicita, altriCosti } = figures
  const { costo, guadagno, margine } = figures
  const altri = digitali + logistica + pubblicita + altriCosti
  const spedizioni = areUncounted(outcome) ? null : figures.spedizioni
  return {
    ...{ channel, store, place: store || channelName(channel), sku, name, sold, returned },
    ...{ ricavi, commissione, altri, costo, spedizioni, guadagno, margine, check, sending },
    hasForm: outcomes.hasForm(line),
  }
}

/** What the account was charged for, the most in front. */
function accountOf(outcomes: readonly Outcome[]): ChannelAmount[] {
  const costs = new Map<string, ChannelAmount>()
  for (const { line, figures } of outcomes) {
    const { kind, channel } = line
    // Sales that name no article are among those without a cost.
    if (kind === null || kinds[kind].part === null || isTransfer(line)) continue
    const { name } = kinds[kind]
    const none = () => ({ name, channel: channelName(channel), amount: 0 })
    getOrInsert(costs, `${channel}\n${kind}`, none).amount -= beforeCost(figures)
  }
  return [...costs.values()]
    .filter(({ amount }) => Math.abs(amount) >= 0.005)
    .sort((one, other) => other.amount - one.amount)
}

/** The lines of a period. */
export const linesOf = (ledger: Ledger, { month, currency }: Period): Line[] =>
  ledger.lines(month ?? '').filter((line) => line.currency === currency)

/** What was sold and charged in a period. */
export function periodFacts(ledger: Ledger, period: Period, outcomes: Outcomes): PeriodFacts {
  const lines = linesOf(ledger, period)
  const made = lines.map((line) => outcomes.of(line))
  return {
    period,
    totals: totalsOf(made),
    articles: made
      .filter(({ line }) => line.kind === null)
      .map((outcome) => rowOf(outcome, outcomes)),
    account: accountOf(made),
    storesWithoutVAT: outcomes.storesWithoutVAT(lines),
  }
}

/** The currencies that something was sold or charged in, euro in front. */
export const currenciesIn = (ledger: Ledger): string[] =>
  [...new Set(ledger.lines().map(({ currency }) => currency))].sort(
    (one, other) => Number(other === 'EUR') - Number(one === 'EUR') || (one < other ? -1 : 1),
  )
