import { roundToCents } from '@margine/engine'
import { problemInWords } from '../articles/words.ts'
import { parts, type Spent, spent } from '../costs/parts.ts'
import type { Row } from '../list/row.ts'

export type ResultValue = string | number

/** A column of the results: text, an amount as entered, a calculated amount or percentage, or a whole number. */
export type ResultColumn = {
  name: string
  kind: 'text' | 'entered' | 'amount' | 'whole'
  value: (row: Row) => ResultValue
}

type Of = ResultColumn['value']

const text = (name: string, value: Of): ResultColumn => ({ name, kind: 'text', value })
const entered = (name: string, value: Of): ResultColumn => ({ name, kind: 'entered', value })
const amount = (name: string, value: Of): ResultColumn => ({ name, kind: 'amount', value })
const whole = (name: string, value: Of): ResultColumn => ({ name, kind: 'whole', value })

/** An expense, which reads back as it was: blank where nobody says it, a question mark where it is not known. */
const expense = (part: Spent): ResultColumn =>
  entered(parts[part].column, ({ [part]: said, entered }) => {
    const { amount, from } = typeof said === 'number' ? { amount: said, from: 'file' } : said
    return from === 'file' && Number.isNaN(amount) ? '?' : entered[part]
  })

/** The currency of a row's price, be it none that it could be calculated in. */
const currencyOf = ({ currency, problems }: Row): string =>
  problems.findLast(({ code, role }) => code === 'currency' && role === 'price')?.text ?? currency

const verdicts = {
  loss: 'in perdita',
  low: 'basso',
  ok: 'OK',
  good: 'buono',
  excellent: 'eccellente',
} as const

/** A figure of a row that has figures. */
const figure =
  (of: (row: Row) => number): Of =>
  (row) =>
    Number.isNaN(row.profit) ? Number.NaN : of(row)

/** The columns of the results, in their order. `docs/listino.md` tells them, and people count on them. */
export const resultColumns: readonly ResultColumn[] = [
  whole('riga', ({ row }) => row),
  text('sku', ({ sku }) => sku),
  text('nome', ({ name }) => name),
  text('paese', ({ country }) => country),
  text('valuta', currencyOf),
  text('categoria', ({ categoryKey }) => categoryKey),
  text('categoria_da', ({ categoryBasis }) => categoryBasis),
  entered('prezzo', ({ price }) => price),
  entered('costo', ({ cost }) => cost),
  text('costo_da', ({ cost, costBasis }) => (Number.isNaN(cost) ? '' : costBasis)),
  amount(
    'commissione',
    figure(({ fees }) => fees),
  ),
  amount('guadagno', ({ profit }) => profit),
  amount(
    'margine',
    figure(({ margin }) => margin),
  ),
  text('fascia', ({ verdict }) => (verdict === null ? '' : verdicts[verdict])),
  amount(
    'prezzo_minimo',
    figure(({ minimum }) => minimum),
  ),
  amount(
    'pareggio',
    figure(({ breakEven }) => breakEven),
  ),
  amount(
    'prezzo_migliore',
    figure(({ better }) => better),
  ),
  amount(
    'in_meno',
    figure(({ better, loss }) => (Number.isNaN(better) ? Number.NaN : loss)),
  ),
  amount('tariffa_vera', ({ truePercent }) => roundToCents(truePercent)),
  text('tariffa_in_tabella', ({ truePercent, tableAgrees }) =>
    Number.isNaN(truePercent) ? '' : tableAgrees ? 'si' : 'no',
  ),
  text('problema', ({ problems }) => problems.map(problemInWords).join(' | ')),
  ...spent.map(expense),
]

/** What results in the forfettario regime have besides. */
export const afterTaxColumn: ResultColumn = amount(
  'dopo_imposte',
  figure(({ afterTax }) => afterTax),
)
