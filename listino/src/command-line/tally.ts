import { type Category, isPaymentKnown } from '@margine/engine'
import { abroadInWords } from '../articles/abroad.ts'
import type { Article } from '../articles/article.ts'
import { fulfilmentInWords } from '../articles/fulfilment.ts'
import type { Problem } from '../articles/problem.ts'
import { isUsable } from '../articles/usable.ts'
import { problemInWords } from '../articles/words.ts'
import { assumedInWords } from '../categories/assumed.ts'
import { parts, type Spent, spent } from '../costs/parts.ts'
import { counted } from '../counted.ts'
import { roles } from '../layouts/role.ts'
import { type ListBasis, type Sending, sendingBy } from '../list/basis.ts'
import type { Calculated } from '../list/blocks.ts'
import { unsaidIn } from '../list/expenses.ts'
import { assumedIn } from '../list/placing.ts'
import type { Row } from '../list/row.ts'

/** What an option says for all articles, the column that it counts in, and how it is named in Italian. */
const saidForAll = spent.flatMap((part) => {
  const option = parts[part].forAll
  return option === null ? [] : [{ option, part, the: roles[part].the }]
})

type SaidForAll = Partial<Record<(typeof saidForAll)[number]['option'], string | undefined>>

/** What is counted of rows, and how it is said of so many. */
const said = {
  withoutSuffix: (rows) => `Costo trovato senza il suffisso dello SKU: ${rows}.`,
  otherCodes: (rows) => `Costo trovato per ASIN, EAN o numero dell'inserzione: ${rows}.`,
  lackingFulfilment: (_, count) => fulfilmentInWords(count),
  notAddingUp: (rows) =>
    `Totale delle tariffe diverso dalla somma di commissione, chiusura e FBA: ${rows}. Altre tariffe Amazon non sono nel conto.`,
  fulfilled: (rows) => `Spedizione uguale alla tariffa FBA che riporta il file: ${rows}.`,
  disagreeing: (rows) => `Tariffa vera diversa da ogni categoria della tabella: ${rows}.`,
} as const satisfies Record<string, (rows: string, count: number) => string>

type Counted = keyof typeof said

/** How many rows there were, what was particular of them, and why some failed, the most frequent reason in front. */
export class Tally {
  #rows = 0
  #failed = 0
  readonly #counts = new Map<Counted, number>()
  readonly #unsaid = new Map<Spent, number>()
  readonly #assumed = new Map<Category, number>()
  readonly #soldIn = new Map<string, number>()
  readonly #reasons = new Map<Problem['code'], number>()
  readonly #basis: ListBasis
  readonly #sending: Sending

  constructor(basis: ListBasis) {
    this.#basis = basis
    this.#sending = sendingBy(basis)
  }

  get hasFailures(): boolean {
    return this.#failed > 0
  }

  /** Counts what is told of a block as a whole. */
  addBlock(articles: readonly Article[], calculated: Calculated): void {
    const { compiled, articles: columns } = calculated
    this.#addUnsaid(articles, calculated)
    const sending = this.#sending
    const known = compiled.tariffa.filter(
      (_, at) => articles[at]?.problems.length === 0 && !columns.isUnsentBy(sending, at),
    )
    for (const { category, count } of assumedIn({ tariffa: known }, compiled.places))
      this.#assumed.set(category, (this.#assumed.get(category) ?? 0) + count)
  }

  add(row: Row, { feesAddUp, isFulfilled }: Article): void {
    const { problems, country, costBasis, tableAgrees } = row
    this.#rows++
    const isSold = problems.every(({ code }) => code === 'onlyInItaly')
    if (isSold) this.#soldIn.set(country, (this.#soldIn.get(country) ?? 0) + 1)
    const isUnsent = row.lacksFulfilment && row.entered.shipping === null
    const isFeeRefused = problems.some(({ role }) => role === 'fulfilment')
    const isFulfilledHere = isFulfilled && this.#sending.marketplace === 'amazon'
    if (costBasis === 'costiSenzaSuffisso') this.#count('withoutSuffix')
    if (costBasis === 'costiAltroCodice') this.#count('otherCodes')
    if (problems.length === 0 && isUnsent) this.#count('lackingFulfilment')
    if (!feesAddUp) this.#count('notAddingUp')
    if (isFulfilledHere && !isFeeRefused) this.#count('fulfilled')
    if (!tableAgrees) this.#count('disagreeing')
    if (problems.length === 0) return
    this.#failed++
    for (const { code } of problems) this.#reasons.set(code, (this.#reasons.get(code) ?? 0) + 1)
  }

  #count(what: Counted): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  /** Of how many articles no file says an expense, so that what is said for all of them counts. */
  #addUnsaid(articles: readonly Article[], { articles: columns }: Calculated): void {
    const isCounted = (at: number) => isUsable(articles[at] as Article)
    const sending = { ...this.#sending, forAll: Number.NaN }
    for (const { part } of saidForAll) {
      let count = unsaidIn(part, columns, isCounted)
      for (let at = 0; part === 'shipping' && at < columns.length; at++) {
        const isFeeElsewhere = columns.says(part, at) && columns.isUnsentBy(sending, at)
        count += Number(isFeeElsewhere && isCounted(at))
      }
      this.#unsaid.set(part, (this.#unsaid.get(part) ?? 0) + count)
    }
  }

  inWords(options: SaidForAll): string[] {
    return [...this.#rowsInWords(), ...this.#unsaidInWords(options), ...this.#assumedInWords()]
  }

  #rowsInWords(): string[] {
    const { form } = this.#basis
    const lines = [
      `${counted(this.#rows, 'riga', 'righe')}, ${counted(this.#rows - this.#failed, 'calcolata', 'calcolate')}.`,
    ]
    for (const [what, sentence] of Object.entries(said)) {
      const count = this.#counts.get(what as Counted) ?? 0
      if (count > 0) lines.push(sentence(counted(count, 'riga', 'righe'), count))
    }
    if (!isPaymentKnown(form))
      lines.push(
        'Il servizio di pagamento del tuo negozio non è nel conto: indicalo con --pagamento e --pagamento-fisso.',
      )
    const abroad = abroadInWords(this.#soldIn, form)
    if (abroad !== '') lines.push(abroad)
    const reasons = [...this.#reasons].sort(([, one], [, other]) => other - one)
    for (const [code, count] of reasons)
      lines.push(`  ${problemInWords({ code, text: '…' })}: ${counted(count, 'riga', 'righe')}`)
    return lines
  }

  #unsaidInWords(options: SaidForAll): string[] {
    return saidForAll.flatMap(({ option, part, the }) => {
      const typed = options[option]?.trim() ?? ''
      const count = this.#unsaid.get(part) ?? 0
      if (typed === '') return []
      return count === 0
        ? [`--${option} ${typed}: non conta, il file dice ${the} di ogni articolo.`]
        : [
            `--${option} ${typed}: conta per ${counted(count, 'articolo', 'articoli')}, di cui nessun file dice ${the}.`,
          ]
    })
  }

  #assumedInWords(): string[] {
    // By a rate of the seller's own no category changes what is charged.
    if (this.#basis.form.commissionePropria != null) return []
    const assumed = [...this.#assumed].map(([category, count]) => ({ category, count }))
    const words = assumedInWords(assumed, this.#rows - this.#failed)
    return words === ''
      ? []
      : [`${words} Indica la categoria con --categoria, o le tue regole con --regola.`]
  }
}
