import { type Category, isPaymentKnown } from '@margine/engine'
import { abroadInWords } from '../articles/abroad.ts'
import { fulfilmentInWords } from '../articles/fulfilment.ts'
import type { Problem } from '../articles/problem.ts'
import { problemInWords } from '../articles/words.ts'
import { assumedInWords } from '../categories/assumed.ts'
import type { NamedChannel } from '../channels/columns.ts'
import { parts, spent } from '../costs/parts.ts'
import { counted } from '../counted.ts'
import { roles } from '../layouts/role.ts'
import { costBases } from '../list/article-numbers.ts'
import { amountIn, type ListBasis, type Sending, sendingBy } from '../list/basis.ts'
import type { Block, Calculated } from '../list/blocks.ts'
import type { Compiled } from '../list/compiled.ts'
import { countSaid, noneSaid, type SaidCounts } from '../list/expenses.ts'
import { assumedIn, type PlacedSpot } from '../list/placing.ts'
import { mayBeFeeInWords, type Unsaid, unsaidIn, unsaidInWords } from '../list/unsaid.ts'
import { Drops } from './drops.ts'

/** What an option says for all articles, the column that it counts in, and how it is named in Italian. */
const saidForAll = spent.flatMap((part) => {
  const option = parts[part].forAll
  return option === null ? [] : [{ option, part, the: roles[part].the }]
})

type SaidForAll = Partial<
  Record<(typeof saidForAll)[number]['option'], string | readonly string[] | undefined>
>

/** What is counted of rows, and how it is said of so many. */
const said = {
  withoutSuffix: (rows) => `Costo trovato senza il suffisso dello SKU: ${rows}.`,
  otherCodes: (rows) => `Costo trovato per ASIN, EAN o numero dell'inserzione: ${rows}.`,
  lackingFulfilment: (_, count) => fulfilmentInWords(count),
  notAddingUp: (rows) =>
    `Totale delle tariffe diverso dalla somma di commissione, chiusura e FBA: ${rows}. Altre tariffe Amazon non sono nel conto.`,
  feeOfSellers: (rows) => `Tariffa FBA di articoli che spedisci tu, non contata: ${rows}.`,
  disagreeing: (rows) => `Tariffa vera diversa da ogni categoria della tabella: ${rows}.`,
} as const satisfies Record<string, (rows: string, count: number) => string>

type Counted = keyof typeof said

/** What files say of expenses, on a marketplace. */
type SaidOn = NamedChannel & {
  /** What options say of sending there, as typed, and whether of that one alone. */
  shipping: string
  isOfOne: boolean
  counts: SaidCounts
}

const withinSentence = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** How to say what nobody says. */
const remedyOf = ({ part }: Unsaid): string => {
  const option = part === 'brought' ? null : parts[part].forAll
  return option === null ? '' : ` Aggiungi --${option}.`
}

/** How many rows there were, what was particular of them, and why some failed, the most frequent reason in front. */
export class Tally {
  #rows = 0
  #failed = 0
  readonly #drops = new Drops()
  /** Of how many pieces of a month are said. */
  #withSales = 0
  readonly #counts = new Map<Counted, number>()
  /** What files say where the list is sold, in front, and on the channels. */
  readonly #said: readonly SaidOn[]
  #mayBeFee = 0
  readonly #assumed = new Map<Category, number>()
  readonly #soldIn = new Map<string, number>()
  readonly #reasons = new Map<Problem['code'], number>()
  readonly #basis: ListBasis
  readonly #sending: Sending

  /** @param marketplaces the list's own in front, and its channels */
  constructor(basis: ListBasis, marketplaces: readonly Omit<SaidOn, 'counts'>[]) {
    this.#basis = basis
    this.#said = marketplaces.map((one) => ({ ...one, counts: noneSaid() }))
    this.#sending = sendingBy(basis)
  }

  get hasFailures(): boolean {
    return this.#failed > 0
  }

  add(calculated: Calculated): void {
    const { articles, recalculated } = calculated
    this.#rows += articles.length
    this.#drops.add(calculated)
    this.#addSaid(articles)
    this.#addPlaces(articles, recalculated.compiled)
    this.#addProblems(calculated)
    this.#addBases(articles.numbers.costBasis.subarray(0, articles.length))
    this.#count('feeOfSellers', articles.feesOfSellers)
    this.#count('notAddingUp', articles.notAddingUp)
    for (let id = 0; id < articles.length; id++) {
      if (!Number.isNaN(recalculated.monthlySalesOf(id))) this.#withSales++
      if (recalculated.isOtherFee(id)) this.#count('disagreeing')
      if (articles.lacksFee(this.#sending, id) && calculated.rows.at(id).problems.length === 0)
        this.#count('lackingFulfilment')
    }
  }

  #count(what: Counted, by = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + by)
  }

  /** Where the costs are from. */
  #addBases(bases: Uint8Array): void {
    for (const basis of bases) {
      if (costBases[basis] === 'costiSenzaSuffisso') this.#count('withoutSuffix')
      if (costBases[basis] === 'costiAltroCodice') this.#count('otherCodes')
    }
  }

  /** Where articles are sold, and by which categories that nobody said. */
  #addPlaces({ problems }: Block, { tariffa, places }: Compiled): void {
    const counts = new Uint32Array(places.length)
    for (const place of tariffa) counts[place] = (counts[place] as number) + 1
    for (const [place, count] of counts.entries()) {
      const { country } = places[place] as PlacedSpot
      this.#soldIn.set(country, (this.#soldIn.get(country) ?? 0) + count)
    }
    const isKnown = (id: number) => (problems[id]?.length ?? 0) === 0
    const known = problems.length === 0 ? tariffa : tariffa.filter((_, id) => isKnown(id))
    for (const { category, count } of assumedIn({ tariffa: known }, places))
      this.#assumed.set(category, (this.#assumed.get(category) ?? 0) + count)
  }

  #addProblems({ articles, rows }: Calculated): void {
    for (let id = 0; id < articles.problems.length; id++) {
      if (articles.problemsOf(id).length === 0) continue
      const { problems, country } = rows.at(id)
      if (problems.length === 0) continue
      this.#failed++
      if (!problems.every(({ code }) => code === 'onlyInItaly'))
        this.#soldIn.set(country, (this.#soldIn.get(country) ?? 0) - 1)
      for (const { code } of problems) this.#reasons.set(code, (this.#reasons.get(code) ?? 0) + 1)
    }
  }

  /** Of how many articles files say each expense, there and on the channels, and of how many they don't. */
  #addSaid(articles: Block): void {
    for (const { marketplace, counts } of this.#said) {
      const found = countSaid({ ...this.#sending, marketplace }, articles, articles.unusable)
      for (const part of Object.keys(counts) as (keyof SaidCounts)[]) {
        counts[part].unsaid += found[part].unsaid
        counts[part].said += found[part].said
      }
    }
    this.#mayBeFee += articles.mayBeFeeOn(this.#sending)
  }

  inWords(options: SaidForAll): string[] {
    return [
      ...this.#rowsInWords(),
      ...this.#unsaidInWords(),
      ...this.#forAllInWords(options),
      ...this.#assumedInWords(),
      ...this.#drops.inWords(),
    ]
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
    const withoutSales = this.#rows - this.#withSales
    if (this.#withSales > 0 && withoutSales > 0)
      lines.push(
        `Pezzi al mese non detti, e nemmeno il guadagno al mese: ${counted(withoutSales, 'riga', 'righe')}.`,
      )
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

  /** What an option says for all articles of which files say nothing, and of how many that is. */
  #forAllInWords(options: SaidForAll): string[] {
    return saidForAll.flatMap(({ option, part, the }) => {
      const all = [options[option] ?? []].flat()
      const typed = all.findLast((text) => !text.includes('='))?.trim() ?? ''
      const ofOne = part === 'shipping' ? this.#ofOneInWords() : []
      if (typed === '') return ofOne
      const [own, ...others] = this.#said.map(({ label, counts, isOfOne }) => ({
        label,
        count: part === 'shipping' && isOfOne ? 0 : counts[part].unsaid,
      }))
      const count = own?.count ?? 0
      // Channels differ in what sending costs alone.
      const there = others
        .filter((one) => part === 'shipping' && one.count > 0)
        .map((one) => `${one.label} per ${counted(one.count, 'articolo', 'articoli')}`)
      if (count + there.length === 0)
        return [`--${option} ${typed}: non conta, il file dice ${the} di ogni articolo.`, ...ofOne]
      const here =
        count > 0 ? `per ${counted(count, 'articolo', 'articoli')}` : `su ${there.join(', ')}`
      const also = count > 0 && there.length > 0 ? `; su ${there.join(', ')}` : ''
      return [
        `--${option} ${typed}: conta ${here}, di cui nessun file dice ${the}${also}.`,
        ...ofOne,
      ]
    })
  }

  /** What is said of sending on one marketplace alone, and of how many articles that counts there. */
  #ofOneInWords(): string[] {
    const { the } = roles.shipping
    return this.#said
      .filter(({ isOfOne }) => isOfOne)
      .map(({ marketplace, shipping, counts }) => {
        const count = counts.shipping.unsaid
        const reach =
          count === 0
            ? `non conta, il file dice ${the} di ogni articolo`
            : `conta per ${counted(count, 'articolo', 'articoli')}, di cui nessun file dice ${the}`
        return `--${parts.shipping.forAll} ${marketplace}=${shipping}: ${reach}.`
      })
  }

  /** What expenses nobody says of some articles, where they are sold and on channels, and of how many. */
  #unsaidInWords(): string[] {
    const { forAll } = this.#basis
    const [own, ...channels] = this.#said
    const here = unsaidIn((own as SaidOn).counts, forAll)
    const there = channels.flatMap(({ label, counts, shipping }) =>
      unsaidIn(counts, { ...forAll, shipping: amountIn(shipping) })
        .filter(({ part }) => part === 'shipping')
        .map((one) => `Su ${label}: ${withinSentence(unsaidInWords(one))}, non è nel conto.`),
    )
    const fee = this.#sending.isFee ? 'conta la tariffa sola' : 'conta anche la spedizione'
    return [
      ...here.map((one) => `${unsaidInWords(one)}: non è nel conto.${remedyOf(one)}`),
      ...there,
      ...(this.#mayBeFee === 0
        ? []
        : [
            `${mayBeFeeInWords(this.#mayBeFee)}: ${fee}. Se la spedizione è già la tariffa, --spedizione-fba tariffa.`,
          ]),
    ]
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
