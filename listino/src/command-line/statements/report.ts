import type { Costs } from '../../articles/costs.ts'
import { counted } from '../../counted.ts'
import type { SetAside } from '../../statements/balance.ts'
import type { ReadStatement } from '../../statements/books.ts'
import { isAsCard } from '../../statements/card-check.ts'
import type { Figures } from '../../statements/figures.ts'
import { channelName } from '../../statements/known.ts'
import type { Outcome, SellerTerms } from '../../statements/outcomes.ts'
import {
  costPartNames,
  daysInWords,
  ifAny,
  isExpense,
  misfitsInWords,
  moneyInWords,
  notesInWords,
  setAsideInWords,
  sumsInWords,
  uncountedParts,
} from '../../statements/words.ts'

/** What is said of rows that are set aside, where the seller can say what they are. */
const remedyOf = ({ type }: SetAside): string =>
  type === '' ? '' : ` Se sai che cos'è, aggiungi --voce "${type}=…" (--aiuto elenca le voci).`

/** What there is to say of a file: what it is, and where everything in it went. */
export function statementInWords({ statement, balance, replacedBy }: ReadStatement): string[] {
  const { table, layout } = statement
  const { rows } = balance
  const lines = [
    ...sumsInWords(balance),
    ...misfitsInWords(balance),
    ...balance.setAside.map((one) => `${setAsideInWords(one)}${remedyOf(one)}`),
    ...notesInWords(balance, replacedBy),
    ...(balance.replacedUnknown > 0
      ? [`Di' di quale conto è ogni file con --conto "FILE=NOME".`]
      : []),
  ]
  const days = balance.first === '' ? '' : ` ${daysInWords(balance)}`
  return [
    `${table.name}: ${layout.label}, ${counted(rows, 'riga', 'righe')}${days}.`,
    ...lines.map((line) => `  ${line}`),
  ]
}

/** What else a file of costs says that a piece costs, which doesn't count. */
export function uncountedCostsInWords(
  name: string,
  costs: Costs,
  { countsExpenses }: SellerTerms,
): string[] {
  const parts = uncountedParts(costs, countsExpenses)
  if (parts.length === 0) return []
  const names = parts.map((part) => costPartNames[part]).join(', ')
  const remedy = parts.some(isExpense)
    ? ' Per contare spedizione e imballaggio di ogni pezzo venduto aggiungi --con-spese.'
    : ''
  const counted = countsExpenses
    ? `contano il costo d'acquisto, la spedizione e l'imballaggio`
    : "conta solo il costo d'acquisto"
  return [`${name}: ${counted}. Restano fuori dal guadagno: ${names}.${remedy}`]
}

/** What there is to say of costs of articles that no report names. */
export const unusedCostsInWords = (name: string, count: number): string[] =>
  ifAny(
    count,
    "costo è di un articolo che nei rapporti non c'è",
    'costi sono di articoli che nei rapporti non ci sono',
  ).map((line) => `${name}: ${line}`)

const totals = [
  ['incassi', 'incassi'],
  ['rimborsi', 'rimborsi'],
  ['ricavi', 'ricavi'],
  ['commissioni', 'commissione'],
  ['servizi digitali', 'digitali'],
  ['logistica', 'logistica'],
  ['pubblicità', 'pubblicita'],
  ['altri costi', 'altriCosti'],
  ['costo della merce', 'costo'],
  ['guadagno', 'guadagno'],
] as const satisfies readonly (readonly [string, keyof Figures])[]

/** What the check of articles against the cards comes to, in cents. */
type Checked = {
  compared: number
  incassi: number
  articles: number
  odd: number
  difference: number
}

/** A difference in cents: `8,00 € in più delle attese`. */
const differenceInWords = (cents: number): string =>
  `${moneyInWords(Math.abs(Math.round(cents)), 'EUR')} ${cents < 0 ? 'in meno' : 'in più'} delle attese`

const percentInWords = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')}%`

/** Adds up what all lines come to, currency by currency. */
export class Totals {
  readonly #sums = new Map<string, number[]>()
  readonly #checked: Checked = { compared: 0, incassi: 0, articles: 0, odd: 0, difference: 0 }
  /** Categories that a marketplace's card doesn't have, each with the marketplace. */
  readonly #unknownCategories = new Set<string>()
  #withoutCost = 0
  /** What sending comes to against the card, in cents: of how many articles, of how many not. */
  readonly #sending = { articles: 0, odd: 0, difference: 0 }

  add({ line, figures, check, sending }: Outcome): void {
    const sums = this.#sums.get(line.currency) ?? totals.map(() => 0)
    this.#sums.set(line.currency, sums)
    if (line.kind === null && Number.isNaN(figures.costo)) this.#withoutCost++
    totals.forEach(([, key], at) => {
      sums[at] = (sums[at] ?? 0) + figures[key]
    })
    if (line.currency === 'EUR') this.#checked.incassi += Math.round(figures.incassi * 100)
    if (sending !== null) {
      this.#sending.articles++
      if (!isAsCard(sending.explanation)) {
        this.#sending.odd++
        this.#sending.difference += sending.difference
      }
    }
    if (check === null) return
    if (check.unknownCategory !== '')
      this.#unknownCategories.add(`${channelName(line.channel)}: «${check.unknownCategory}»`)
    this.#checked.articles++
    this.#checked.compared += check.compared
    if (isAsCard(check.explanation)) return
    this.#checked.odd++
    this.#checked.difference += check.difference
  }

  inWords(): string[] {
    const lines = [...this.#sums].map(([currency, sums]) => {
      const parts = totals.flatMap(([name], at) => {
        const sum = sums[at] ?? 0
        return Number.isNaN(sum) ? [] : [`${name} ${moneyInWords(Math.round(sum * 100), currency)}`]
      })
      return `In tutto: ${parts.join(', ')}.`
    })
    return [
      ...lines,
      ...this.#checkInWords(),
      ...this.#sendingInWords(),
      ...[...this.#unknownCategories].map(
        (one) =>
          `${one} non è una categoria delle sue tariffe: quegli articoli si confrontano con la standard.`,
      ),
      ...ifAny(
        this.#withoutCost,
        'articolo è senza costo: non si può dire quanto lascia. Aggiungi --costi FILE',
        'articoli sono senza costo: non si può dire quanto lasciano. Aggiungi --costi FILE',
      ),
    ]
  }

  #checkInWords(): string[] {
    const { articles, odd, compared, incassi, difference } = this.#checked
    if (articles === 0) return []
    const share = incassi === 0 ? 1 : compared / incassi
    const said = `Commissioni confrontate con le tariffe: ${percentInWords(share)} degli incassi`
    if (odd === 0) return [`${said}, nessuna differenza oltre l'arrotondamento.`]
    return [
      `${said}; ${counted(odd, 'articolo differisce', 'articoli differiscono')}, ${differenceInWords(difference)}.`,
    ]
  }

  #sendingInWords(): string[] {
    const { articles, odd, difference } = this.#sending
    if (articles === 0) return []
    const said = `Logistica confrontata con le tariffe: ${counted(articles, 'articolo', 'articoli')}`
    if (odd === 0) return [`${said}, nessuna differenza oltre l'arrotondamento.`]
    return [
      `${said}; ${counted(odd, 'differisce', 'differiscono')}, ${differenceInWords(difference)}.`,
    ]
  }
}
