import { withoutNoise } from '@margine/engine'
import type { Costs } from '../../articles/costs.ts'
import { parts } from '../../costs/parts.ts'
import { counted } from '../../counted.ts'
import type { ReadStatement } from '../../statements/books.ts'
import { isAsCard } from '../../statements/card-check.ts'
import { channelName } from '../../statements/known.ts'
import type { Outcome } from '../../statements/outcomes.ts'
import { addOutcome, noTotals, type Totals, withAccounts } from '../../statements/totals.ts'
import {
  fileInWords,
  ifAny,
  moneyInWords,
  uncountedParts,
  unsaidInWords,
} from '../../statements/words.ts'

/** What the seller can say of rows that are set aside. */
const remedyOf = (type: string): string =>
  type === '' ? '' : ` Se sai che cos'è, aggiungi --voce "${type}=…" (--aiuto elenca le voci).`

/** What there is to say of a file: what it is, and where everything in it went. */
export function statementInWords(read: ReadStatement): string[] {
  const { name, said, sums, misfits, unknown, notes, rows } = fileInWords(read)
  const lines = [
    ...sums,
    ...misfits,
    ...unknown.map((one) => `${one.said}${remedyOf(one.type)}`),
    ...notes,
    ...(read.balance.mayRepeat.length > 0
      ? [`Se sono di due conti, di' di quale è ogni file con --conto "FILE=NOME".`]
      : []),
    rows,
  ]
  return [`${name}: ${said}`, ...lines.map((line) => `  ${line}`)]
}

/** What else a file of costs says that a piece costs, which doesn't count. */
export function uncountedCostsInWords(name: string, costs: Costs): string[] {
  const names = uncountedParts(costs).map((part) => parts[part].reported.name)
  return names.length === 0
    ? []
    : [`${name}: ${names.join(' e ')} non contano: li dicono i rapporti.`]
}

/** What there is to say of costs of articles that no report names. */
export const unusedCostsInWords = (name: string, count: number): string[] =>
  ifAny(
    count,
    "costo è di un articolo che nei rapporti non c'è",
    'costi sono di articoli che nei rapporti non ci sono',
  ).map((line) => `${name}: ${line}`)

const told = [
  ['incassi', 'incassi'],
  ['rimborsi', 'rimborsi'],
  ['ricavi', 'ricavi'],
  ['commissioni', 'commissione'],
  ['servizi digitali', 'digitali'],
  ['logistica', 'logistica'],
  ['pubblicità', 'pubblicita'],
  ['altri costi', 'altriCosti'],
] as const

/** What all lines of a currency come to: what is left where costs are known, and of whom they aren't. */
function totalsInWords(sums: Totals, currency: string): string[] {
  const money = (amount: number) => moneyInWords(Math.round(amount * 100), currency)
  const lacking = Object.entries(sums.senzaCosto)
  const isAnyKnown = sums.withCost !== 0 || lacking.length === 0
  const left = isAnyKnown
    ? ([
        ['costo della merce', sums.costo],
        ...(sums.leftOut === 0 ? ([['spedizioni tue', sums.spedizioni]] as const) : []),
        ['guadagno', sums.resta],
      ] as const)
    : ([
        [
          'prima del costo della merce',
          lacking.reduce((sum, [, amount]) => sum + amount, sums.resta),
        ],
      ] as const)
  const parts = [...told.map(([name, key]) => [name, sums[key]] as const), ...left].flatMap(
    ([name, sum]) => (Number.isNaN(sum) ? [] : [`${name} ${money(sum)}`]),
  )
  const leftOut = sums.leftOut === 0 ? '' : ` (senza ${money(sums.leftOut)} di spedizioni tue)`
  return [
    `In tutto: ${parts.join(', ')}${leftOut}.`,
    ...lacking
      .filter(([, amount]) => isAnyKnown && !Number.isNaN(amount))
      .map(([channel, amount]) => `${channelName(channel)}: ${money(amount)} senza costo.`),
    ...[unsaidInWords(sums.unsaid)].filter((one) => one !== ''),
  ]
}

/** What the check of articles against the cards comes to, in cents. */
type Checked = {
  compared: number
  incassi: number
  articles: number
  odd: number
  difference: number
  /** Of how many nobody says the category, and sales tell it. */
  found: number
  /** Of how many nobody says it, and none explains what was charged. */
  unexplained: number
}

/** Without the noise of doubles: half a cent decides how a sum is rounded. */
const inCents = (amount: number): number => withoutNoise(amount * 100)

/** A difference in cents: `8,00 € in più delle attese`. */
const differenceInWords = (cents: number): string =>
  `${moneyInWords(Math.abs(Math.round(cents)), 'EUR')} ${cents < 0 ? 'in meno' : 'in più'} delle attese`

const percentInWords = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')}%`

/** Adds up what all lines come to, currency by currency. */
export class Sums {
  readonly #sums = new Map<string, Totals>()
  readonly #checked: Checked = {
    compared: 0,
    incassi: 0,
    articles: 0,
    odd: 0,
    difference: 0,
    found: 0,
    unexplained: 0,
  }
  /** Categories that a marketplace's card doesn't have, each with the marketplace. */
  readonly #unknownCategories = new Set<string>()
  /** What sending comes to against the card, in cents: of how many articles, of how many not. */
  readonly #sending = { articles: 0, odd: 0, difference: 0 }

  add(outcome: Outcome): void {
    const { line, figures, check, sending } = outcome
    const sums = this.#sums.get(line.currency) ?? noTotals()
    this.#sums.set(line.currency, sums)
    addOutcome(sums, outcome)
    if (line.currency === 'EUR') this.#checked.incassi += Math.round(figures.incassi * 100)
    if (sending !== null) {
      this.#sending.articles++
      if (!isAsCard(sending.explanation)) {
        this.#sending.odd++
        this.#sending.difference += inCents(sending.difference)
      }
    }
    if (check === null) return
    if (check.unknownCategory !== '')
      this.#unknownCategories.add(`${channelName(line.channel)}: «${check.unknownCategory}»`)
    this.#checked.articles++
    this.#checked.compared += inCents(check.compared)
    if (isAsCard(check.explanation)) return
    if (check.isAssumed) {
      if (check.found === null) this.#checked.unexplained++
      else this.#checked.found++
      return
    }
    this.#checked.odd++
    this.#checked.difference += inCents(check.difference)
  }

  inWords(): string[] {
    return [
      ...[...this.#sums].flatMap(([currency, sums]) => totalsInWords(withAccounts(sums), currency)),
      ...this.#checkInWords(),
      ...this.#sendingInWords(),
      ...[...this.#unknownCategories].map(
        (one) =>
          `${one} non è una categoria delle sue tariffe: quegli articoli si confrontano con la standard.`,
      ),
      ...ifAny(
        [...this.#sums.values()].reduce((sum, one) => sum + one.articlesWithoutCost, 0),
        'articolo è senza costo: non si può dire quanto lascia. Aggiungi --costi FILE',
        'articoli sono senza costo: non si può dire quanto lasciano. Aggiungi --costi FILE',
      ),
    ]
  }

  #checkInWords(): string[] {
    const { articles, odd, compared, incassi, difference, found, unexplained } = this.#checked
    if (articles === 0) return []
    const share = incassi === 0 ? 1 : compared / incassi
    const said = `Commissioni confrontate con le tariffe: ${percentInWords(share)} degli incassi`
    const none =
      found + unexplained === 0
        ? "nessuna differenza oltre l'arrotondamento"
        : 'nessuna contraddice una categoria nota'
    return [
      odd === 0
        ? `${said}, ${none}.`
        : `${said}; ${counted(odd, 'articolo differisce', 'articoli differiscono')}, ${differenceInWords(difference)}.`,
      ...ifAny(
        found,
        'categoria trovata dalle vendite, che i costi non dicono: scrivila nella colonna «Categoria»',
        'categorie trovate dalle vendite, che i costi non dicono: scrivile nella colonna «Categoria»',
      ),
      ...ifAny(
        unexplained,
        'articolo senza categoria ha una commissione che nessuna categoria spiega',
        'articoli senza categoria hanno una commissione che nessuna categoria spiega',
      ),
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
