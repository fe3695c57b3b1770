import { ownExpenses, parts } from '../costs/parts.ts'
import { counted } from '../counted.ts'
import { byteOrderMark, fixed, lineOf, quotedCell } from '../writing/delimited-lines.ts'
import { delimiters, exact, type ResultForm } from '../writing/result-form.ts'
import { type CutTexts, forPeople, identifier } from '../writing/text-cell.ts'
import type { CardCheck } from './card-check.ts'
import type { Figures } from './figures.ts'
import { factsOf } from './kinds.ts'
import type { Line } from './line.ts'
import type { Outcome, Outcomes } from './outcomes.ts'
import type { SendingCheck } from './sending-check.ts'

type Value = string | number

export type ChargesColumn = { name: string; value: (outcome: Outcome) => Value; isWhole?: boolean }

const figure = (name: string, key: keyof Figures = name as keyof Figures): ChargesColumn => ({
  name,
  value: ({ figures }) => figures[key],
})

const text = (name: string, value: (line: Line) => string): ChargesColumn => ({
  name,
  value: ({ line }) => value(line),
})

/** What stands for an SKU where a row is about the account. */
const accountSku = '(conto)'

/** Whether the VAT of a line's sales is by a rate, not told by its report. */
const isVATByRate = ({ line, figures }: Outcome): boolean =>
  figures.iva !== 0 && (line.untoldSales !== 0 || line.untoldRefunds !== 0)

/** What of a line is estimated: what rests on the seller's costs, on a rate of VAT, or on a card. */
function estimatesOf(outcome: Outcome): string[] {
  const { line, check, sending } = outcome
  const { untoldBack } = line
  const kept = line.back.told - line.returned
  return [
    ...(kept > 0
      ? [`resi (${counted(kept, 'pezzo rimborsato', 'pezzi rimborsati')} in parte)`]
      : []),
    ...(untoldBack > 0
      ? [`resi (${counted(untoldBack, 'rimborso', 'rimborsi')} senza il numero di pezzi)`]
      : []),
    ...(isVATByRate(outcome) ? ['iva', 'ricavi'] : []),
    ...costInWords(outcome),
    ...expensesInWords(outcome),
    ...(check === null ? [] : [expectedInWords(check)]),
    ...(sending === null ? [] : [`logistica_attesa (${sending.size} per le tue misure)`]),
  ]
}

/** What of the pieces that the cost is of the report pays for, because they are gone. */
function goneInWords({ lost, notBack, untoldLost }: Line): string {
  const gone = lost + notBack
  const said = [
    ...(gone > 0 ? [`con ${counted(gone, 'pezzo risarcito', 'pezzi risarciti')}`] : []),
    ...(untoldLost > 0
      ? [`${counted(untoldLost, 'risarcimento', 'risarcimenti')} senza il numero di pezzi`]
      : []),
  ]
  return said.length === 0 ? 'costo' : `costo (${said.join('; ')})`
}

/** What the cost of goods is estimated by, where it is known. */
function costInWords({ line, figures, goodsPercent }: Outcome): string[] {
  if (goodsPercent >= 0) return [`costo (${fixed(goodsPercent, ',')}% dei ricavi)`]
  return Number.isNaN(figures.costo) || line.kind !== null ? [] : [goneInWords(line)]
}

/** Whether nobody says what sending and packing cost the seller, or it isn't to count. */
export const areUncounted = ({ unsaid, leftOut }: Outcome): boolean =>
  unsaid.length === ownExpenses.length || leftOut !== 0

/** What sending and packing are estimated by, where somebody says it: what is left out, and what of them nobody says. */
function expensesInWords(outcome: Outcome): string[] {
  const { unsaid, leftOut, figures } = outcome
  if (Number.isNaN(leftOut)) return ['guadagno (senza le spedizioni tue)']
  if (leftOut !== 0) return [`guadagno (senza ${fixed(leftOut, ',')} di spedizioni tue)`]
  if (areUncounted(outcome) || figures.spedizioni === 0) return []
  const lacking = unsaid.map((part) => parts[part].reported.the)
  return [lacking.length === 0 ? 'spedizioni' : `spedizioni (senza ${lacking.join(' e ')})`]
}

/** Which figures come from the report, and which are estimated. */
function basisOf(outcome: Outcome): string {
  const { line, figures } = outcome
  if (line.kind !== null && factsOf(line.kind).part === 'transfer')
    return `trasferiti ${fixed((line.amounts.transfer ?? 0) / 100, ',')}: non è un costo`
  if (line.kind !== null && figures.incassi === 0 && figures.rimborsi === 0) return 'dal rapporto'
  const byReport = isVATByRate(outcome) ? [] : ['iva', 'ricavi']
  const { keptShipping = 0 } = line.amounts
  const kept =
    keptShipping === 0
      ? []
      : [
          `in logistica anche ${fixed(-keptShipping / 100, ',')} di spedizione e confezione pagate dai clienti e trattenute, come nel rapporto`,
        ]
  const byFile = ['incassi', 'rimborsi', ...byReport, 'tariffe', ...kept]
  const said = `dal rapporto: ${byFile.join(', ')}`
  const estimated = estimatesOf(outcome)
  return estimated.length === 0 ? said : `${said} / stimati: ${estimated.join(', ')}`
}

/** What the expected commission rests on, and for how much of the sales. */
function expectedInWords(check: CardCheck): string {
  const { isAssumed, unknownCategory, category, compared, paid } = check
  const why = unknownCategory === '' ? '' : `: «${unknownCategory}» non è nelle tariffe`
  const by = isAssumed ? `categoria ${category} ipotizzata${why}` : `categoria ${category}`
  const share = paid === 0 ? 100 : (compared / paid) * 100
  return `commissione_attesa (${by}${share > 99.95 ? '' : `, sul ${fixed(share, ',')}% degli incassi`})`
}

/** Why the commission is another, as the results say it: `categoria (7%)`. */
const explanationInWords = ({ explanation, found }: CardCheck): string =>
  found === null ? explanation : `${explanation} (${found.rate})`

const checked = (name: string, value: (check: CardCheck) => Value): ChargesColumn => ({
  name,
  value: ({ check }) => (check === null ? '' : value(check)),
})

/** The columns of the results, in their order. `docs/consuntivo.md` tells them, and people count on them. */
const columns: readonly ChargesColumn[] = [
  text('canale', ({ channel }) => channel),
  text('negozio', ({ store }) => store),
  text('valuta', ({ currency }) => currency),
  text('sku', ({ sku, kind }) => (kind === null ? sku : accountSku)),
  text('nome', ({ name, kind }) => (kind === null ? name : factsOf(kind).name)),
  { name: 'venduti', value: ({ line }) => line.sold, isWhole: true },
  { name: 'resi', value: ({ line }) => line.returned, isWhole: true },
  figure('incassi'),
  figure('iva'),
  figure('ricavi'),
  figure('commissione'),
  figure('digitali'),
  figure('logistica'),
  figure('pubblicita'),
  figure('altri_costi', 'altriCosti'),
  figure('rimborsi'),
  figure('costo'),
  { name: 'spedizioni', value: (one) => (areUncounted(one) ? '' : one.figures.spedizioni) },
  figure('guadagno'),
  figure('margine'),
  checked('commissione_attesa', ({ expected }) => expected),
  checked('differenza', ({ difference }) => difference),
  checked('spiegazione', explanationInWords),
  { name: 'misurato', value: basisOf },
]

const sent = (name: string, value: (sending: SendingCheck) => Value): ChargesColumn => ({
  name,
  value: ({ sending }) => (sending === null ? '' : value(sending)),
})

/** Behind those where the measures of some article are known. */
const sendingColumns: readonly ChargesColumn[] = [
  sent('logistica_attesa', ({ expected }) => expected),
  sent('differenza_logistica', ({ difference }) => difference),
  sent('spiegazione_logistica', ({ explanation, found }) =>
    found === null ? explanation : `${explanation} (${found})`,
  ),
]

/** The columns of some results. */
export const chargesColumns = ({ checksSending }: Outcomes): readonly ChargesColumn[] =>
  checksSending ? [...columns, ...sendingColumns] : columns

/** What stands above the results. */
export const chargesHead = (columns: readonly ChargesColumn[], form: ResultForm): string =>
  (form === 'excel' ? byteOrderMark : '') +
  lineOf(
    columns.map(({ name }) => name),
    delimiters[form],
  )

/** The line of an article, or of a kind of cost of the account. */
export function chargesLine(
  outcome: Outcome,
  columns: readonly ChargesColumn[],
  form: ResultForm,
  cut: CutTexts,
): string {
  const cells = columns.map(({ name, value, isWhole }) => {
    const found = value(outcome)
    if (typeof found === 'number')
      return isWhole === true || form === 'dati' ? exact(found) : fixed(found, ',')
    const shown = name === 'sku' ? identifier : forPeople
    return quotedCell(form === 'excel' ? shown(found, cut) : found, delimiters[form])
  })
  return `${cells.join(delimiters[form])}\r\n`
}
