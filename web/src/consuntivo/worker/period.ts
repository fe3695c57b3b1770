import {
  type ChargeFigures,
  channelName,
  kinds,
  type Ledger,
  type Line,
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

const feesOf = ({ commissione, digitali, logistica, pubblicita, altriCosti }: ChargeFigures) =>
  commissione + digitali + logistica + pubblicita + altriCosti

/** What is left before the cost of goods. */
const beforeCost = (figures: ChargeFigures) => figures.ricavi - feesOf(figures)

const isTransfer = ({ kind }: Line) => kind !== null && kinds[kind].part === 'transfer'

/** Whether the cost of what a line is about is unknown. */
const lacksCost = ({ costo }: ChargeFigures) => Number.isNaN(costo)

const emptyTotals = (): PeriodTotals => ({
  incassi: 0,
  rimborsi: 0,
  iva: 0,
  ricavi: 0,
  commissione: 0,
  digitali: 0,
  logistica: 0,
  pubblicita: 0,
  altriCosti: 0,
  costo: 0,
  resta: 0,
  senzaCosto: 0,
  knownShare: 1,
  checkedShare: 0,
  sold: 0,
  returned: 0,
})

const added = [
  'incassi',
  'rimborsi',
  'iva',
  'ricavi',
  'commissione',
  'digitali',
  'logistica',
  'pubblicita',
  'altriCosti',
] as const satisfies readonly (keyof PeriodTotals & keyof ChargeFigures)[]

function totalsOf(outcomes: readonly Outcome[]): PeriodTotals {
  const totals = emptyTotals()
  let [unknownRevenue, compared] = [0, 0]
  for (const { line, figures, check } of outcomes) {
    for (const name of added) totals[name] += figures[name]
    if (lacksCost(figures)) {
      totals.senzaCosto += beforeCost(figures)
      unknownRevenue += figures.ricavi
    } else {
      totals.costo += figures.costo
      totals.resta += figures.guadagno
    }
    totals.sold += line.sold
    totals.returned += line.returned
    compared += (check?.compared ?? 0) / 100
  }
  if (totals.ricavi > 0) totals.knownShare = 1 - unknownRevenue / totals.ricavi
  if (totals.incassi > 0) totals.checkedShare = compared / totals.incassi
  return totals
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
  const { ricavi, commissione, costo, guadagno, margine } = figures
  const altri = feesOf(figures) - commissione
  const [check, sending] = [checkOf(outcome), sendingOf(outcome)]
  return {
    ...{ channel, store, place: store || channelName(channel), sku, name, sold, returned },
    ...{ ricavi, commissione, altri, costo, guadagno, margine, check, sending },
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
  const totals: MonthTotals = { month, ricavi: 0, resta: 0, isKnown: true }
  for (const line of lines) {
    const figures = outcomes.figuresOf(line)
    totals.ricavi += figures.ricavi
    if (lacksCost(figures)) totals.isKnown = false
    totals.resta += lacksCost(figures) ? beforeCost(figures) : figures.guadagno
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
