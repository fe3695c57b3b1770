import { roundToCents } from '@margine/engine'
import type { Answer } from '../answers/answer.ts'
import type { Article } from '../articles/article.ts'
import { lacksPart } from '../articles/usable.ts'
import { problemInWords } from '../articles/words.ts'
import type { CostPart } from '../layouts/role.ts'

export type ResultValue = string | number

/** A column of the results: text, an amount as entered, a calculated amount or percentage, or a whole number. */
export type ResultColumn = {
  name: string
  kind: 'text' | 'entered' | 'amount' | 'whole'
  value: (article: Article, answer: Answer | null) => ResultValue
}

type Of = ResultColumn['value']

const text = (name: string, value: Of): ResultColumn => ({ name, kind: 'text', value })
const entered = (name: string, value: Of): ResultColumn => ({ name, kind: 'entered', value })
const amount = (name: string, value: Of): ResultColumn => ({ name, kind: 'amount', value })
const whole = (name: string, value: Of): ResultColumn => ({ name, kind: 'whole', value })

/** An expense, which reads back as it was: blank where nobody says it, a question mark where it is not known. */
const expense = (article: Article, amount: number, ...parts: CostPart[]): ResultValue =>
  Number.isNaN(amount) && lacksPart(article, parts) ? '?' : amount

const verdicts = {
  loss: 'in perdita',
  low: 'basso',
  ok: 'OK',
  good: 'buono',
  excellent: 'eccellente',
} as const

const figure =
  (of: (answer: Answer) => number): Of =>
  (_, answer) =>
    answer === null ? Number.NaN : of(answer)

/** The columns of the results, in their order. `docs/listino.md` tells them, and people count on them. */
export const resultColumns: readonly ResultColumn[] = [
  whole('riga', ({ row }) => row),
  text('sku', ({ sku }) => sku),
  text('nome', ({ name }) => name),
  text('paese', ({ country }) => country),
  text('valuta', ({ currency }) => currency),
  text('categoria', ({ category }) => category),
  text('categoria_da', ({ categoryBasis }) => categoryBasis),
  entered('prezzo', ({ price }) => price),
  entered('costo', ({ cost }) => cost),
  text('costo_da', ({ cost, costBasis }) => (Number.isNaN(cost) ? '' : costBasis)),
  amount(
    'commissione',
    figure(({ commissione }) => commissione),
  ),
  amount(
    'guadagno',
    figure(({ guadagno }) => guadagno),
  ),
  amount(
    'margine',
    figure(({ margine }) => margine),
  ),
  text('fascia', (_, answer) => (answer?.verdict == null ? '' : verdicts[answer.verdict])),
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
  entered('spedizione', (article) => expense(article, article.shipping, 'shipping', 'fulfilment')),
  entered('packaging', (article) => expense(article, article.packaging, 'packaging')),
  entered('pubblicita', (article) => expense(article, article.advertising, 'advertising')),
]

/** What results in the forfettario regime have besides. */
export const afterTaxColumn: ResultColumn = amount(
  'dopo_imposte',
  figure(({ afterTax }) => afterTax),
)
