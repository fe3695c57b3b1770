import {
  addOutcome,
  areUncounted,
  beforeCost,
  channelName,
  kinds,
  type Ledger,
  type Line,
  lacksCost,
  noTotals,
  type Outcome,
  type Outcomes,
} from '@margine/listino'
import type {
  AccountCost,
  ArticleRow,
  MonthTotals,
  Period,
  PeriodFacts,
  PeriodTotals,
  RowCheck,
  SendingFacts,
} from './api.ts'

const isTransfer = ({ kind }: Line) => kind !== null && kinds[kind].part === 'transfer'

function totalsOf(outcomes: readonly Outcome[]): PeriodTotals {
  const totals = noTotals()
  for (const outcome of outcomes) addOutcome(totals, outcome)
  const senzaCosto = Object.entries(totals.senzaCosto)
    .map(([channel, amount]) => ({ channel, name: channelName(channel), amount }))
    .sort((one, other) => other.amount - one.amount)
  return { ...totals, senzaCosto }
}

function checkOf({ check }: Outcome): RowCheck | null {
  if (check === null) return null
  const { expected, difference, explanation, found, category, rate, isAssumed, unknownCategory } =
    check
  return {
    expected: expected / 100,
    difference: difference / 100,
    explanation,
    rate: found?.rate ?? null,
    labels: found?.labels ?? [],
    category,
    ownRate: rate,
    isAssumed,
    unknownCategory,
  }
}

function sendingOf({ sending }: Outcome): SendingFacts | null {
  if (sending === null) return null
  const { expected, difference, ...why } = sending
  return { ...why, expected: expected / 100, difference: difference / 100 }
}

function rowOf(outcome: Outcome, outcomes: Outcomes): ArticleRow {
  const { line, figures } = outcome
  const { channel, store, sku, name, sold, returned } = line
  const { ricavi, commissione, digitali, logistica, pubblicita, altriCosti } = figures
  const { costo, guadagno, margine } = figures
  const altri = digitali + logistica + pubblicita + altriCosti
  const spedizioni = areUncounted(outcome) ? null : figures.spedizioni
  const [check, sending] = [checkOf(outcome), sendingOf(outcome)]
  return {
    ...{ channel, store, place: store || channelName(channel), sku, name, sold, returned },
    ...{ ricavi, commissione, altri, costo, spedizioni, guadagno, margine, check, sending },
    hasForm: outcomes.hasForm(line),
  }
}

/** What the account was charged for, the most in front. */
function accountOf(outcomes: readonly Outcome[]): AccountCost[] {
  const costs = new Map<string, AccountCost>()
  for (const { line, figures } of outcomes) {
    const { kind, channel } = line
    // Sales that name no article are told among those without a cost.
    if (kind === null || kinds[kind].part === null || isTransfer(line)) continue
    const key = `${channel}\n${kind}`
    const known = costs.get(key) ?? {
      name: kinds[kind].name,
      channel: channelName(channel),
      amount: 0,
    }
    known.amount -= beforeCost(figures)
    costs.set(key, known)
  }
  return [...costs.values()]
    .filter(({ amount }) => Math.abs(amount) >= 0.005)
    .sort((one, other) => other.amount - one.amount)
}

function monthOf(month: string, lines: readonly Line[], outcomes: Outcomes): MonthTotals {
  const totals: MonthTotals = { month, ricavi: 0, resta: 0, senzaCosto: 0 }
  for (const line of lines) {
    const figures = outcomes.figuresOf(line)
    totals.ricavi += figures.ricavi
    if (lacksCost(figures)) totals.senzaCosto += beforeCost(figures)
    else totals.resta += figures.guadagno
  }
  return totals
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
    months: ledger
      .months()
      .map((month) => monthOf(month, linesOf(ledger, { ...period, month }), outcomes)),
    storesWithoutVAT: outcomes.storesWithoutVAT(lines),
  }
}
