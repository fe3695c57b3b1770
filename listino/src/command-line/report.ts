import { type CalculationFormData, isPaymentKnown } from '@margine/engine'
import { abroadInWords } from '../articles/abroad.ts'
import type { Article } from '../articles/article.ts'
import type { Costs } from '../articles/costs.ts'
import { fulfilmentInWords } from '../articles/fulfilment.ts'
import type { OpenedList } from '../articles/open-list.ts'
import type { Problem } from '../articles/problem.ts'
import { isUsable, lacksPart } from '../articles/usable.ts'
import { problemInWords } from '../articles/words.ts'
import { counted } from '../counted.ts'
import { type Role, roles, rolesChosenIn } from '../layouts/role.ts'
import type { Table } from '../table/table.ts'
import type { CutTexts } from '../writing/text-cell.ts'

const shown = 10
/** What was recognised of a file, line by line. */
export function openedInWords({ table, layout, mapping }: OpenedList): string[] {
  const titles = (role: Role) => mapping[role]?.map((column) => table.header[column]).join('» o «')
  const found = rolesChosenIn('articles')
    .filter((role) => mapping[role] !== undefined)
    .map((role) => `${roles[role].word} = «${titles(role)}»`)
  return [
    `${table.name}: ${layout === null ? 'file tuo, colonne riconosciute dai titoli' : layout.label}.`,
    `Colonne: ${found.join(', ')}.`,
  ]
}

/** What was strange in the text of a file. */
export function decodingInWords({ name, decoding }: Table): string[] {
  if (decoding === null) return []
  const { replaced, controls } = decoding
  const unreadable = counted(replaced, 'carattere illeggibile', 'caratteri illeggibili')
  const ignored = counted(controls, 'carattere di controllo', 'caratteri di controllo')
  return [
    ...(replaced === 0 ? [] : [`${name}: ${unreadable}, scritti «�».`]),
    ...(controls === 0 ? [] : [`${name}: ${ignored}, ignorati.`]),
  ]
}

/** How many texts were too long for the results. */
export const cutInWords = ({ count }: CutTexts): string[] =>
  count === 0
    ? []
    : [
        `${counted(count, 'testo troppo lungo per una cella', 'testi troppo lunghi per una cella')}: nei risultati finiscono con «… (tagliato)».`,
      ]

/** The first of some lines, and how many more there are. */
const first = (lines: readonly string[]): string[] =>
  lines.length <= shown
    ? [...lines]
    : [...lines.slice(0, shown), `  … e altri ${lines.length - shown}`]

export function costsInWords(name: string, costs: Costs): string[] {
  const problems = costs.problems.map(
    ({ row, sku, problem }) => `  riga ${row}, SKU «${sku}»: ${problemInWords(problem)}`,
  )
  const count = counted(costs.size, 'costo', 'costi')
  const unusable = counted(problems.length, 'riga con un problema', 'righe con un problema')
  return [
    problems.length === 0 ? `${name}: ${count}.` : `${name}: ${count}, ${unusable}:`,
    ...first(problems),
  ]
}

export function unusedInWords(name: string, unused: readonly string[]): string[] {
  if (unused.length === 0) return []
  const count = counted(
    unused.length,
    'costo non corrisponde a nessun articolo del listino',
    'costi non corrispondono a nessun articolo del listino',
  )
  return [`${name}: ${count}:`, ...first(unused.map((sku) => `  ${sku.replace(/\s+/gu, ' ')}`))]
}

/** That what is left after taxes lacks contributions, where nobody said which are paid. */
export const taxesInWords = (
  { regime }: CalculationFormData,
  { gestione }: { gestione?: string | undefined },
): string[] =>
  regime === 'forfettario' && gestione === undefined
    ? [
        '«dopo_imposte» è senza contributi: indica la gestione INPS con --gestione (commercianti, artigiani o nessuna).',
      ]
    : []

/** What an option says for all articles, and how it is named in Italian. */
const saidForAll = [
  { option: 'spedizione', part: 'shipping', the: 'la spedizione' },
  { option: 'packaging', part: 'packaging', the: 'il packaging' },
  { option: 'pubblicita', part: 'advertising', the: 'la pubblicità' },
] as const

type SaidForAll = Partial<Record<(typeof saidForAll)[number]['option'], string | undefined>>

/** Counts the articles that an amount said for all of them counts for: those of which no file says it. */
export class UnsaidExpenses {
  readonly #counts = new Map<string, number>()
  readonly #marketplace: string

  constructor({ marketplace }: CalculationFormData) {
    this.#marketplace = marketplace
  }

  /** Before anything that is said for all is given to the article. */
  add(article: Article): void {
    if (!isUsable(article)) return
    for (const { option, part } of saidForAll) {
      const isSaid =
        !Number.isNaN(article[part]) && !(part === 'shipping' && this.#isUnsent(article))
      if (isSaid || lacksPart(article, [part])) continue
      this.#counts.set(option, (this.#counts.get(option) ?? 0) + 1)
    }
  }

  /** Whether its shipping is Amazon's fee for it, which counts on Amazon alone. */
  #isUnsent({ isFulfilled }: Article): boolean {
    return isFulfilled && this.#marketplace !== 'amazon'
  }

  inWords(options: SaidForAll): string[] {
    return saidForAll.flatMap(({ option, the }) => {
      const typed = options[option]?.trim() ?? ''
      const count = this.#counts.get(option) ?? 0
      if (typed === '') return []
      return count === 0
        ? [`--${option} ${typed}: non conta, il file dice ${the} di ogni articolo.`]
        : [
            `--${option} ${typed}: conta per ${counted(count, 'articolo', 'articoli')}, di cui nessun file dice ${the}.`,
          ]
    })
  }
}

/** How many rows there were, and why some failed, the most frequent reason in front. */
export class Tally {
  #rows = 0
  #failed = 0
  #withoutSuffix = 0
  #otherCodes = 0
  #disagreeing = 0
  #notAddingUp = 0
  #fulfilled = 0
  #lackingFulfilment = 0
  readonly #form: CalculationFormData
  readonly #soldIn = new Map<string, number>()
  readonly #reasons = new Map<string, number>()

  /** @param form what holds for every article */
  constructor(form: CalculationFormData) {
    this.#form = form
  }

  get hasFailures(): boolean {
    return this.#failed > 0
  }

  add(article: Article): void {
    const { problems, country, costBasis, tableAgrees, isFulfilled } = article
    this.#rows++
    const isSold = problems.every(({ code }) => code === 'onlyInItaly')
    if (isSold) this.#soldIn.set(country, (this.#soldIn.get(country) ?? 0) + 1)
    if (costBasis === 'costiSenzaSuffisso') this.#withoutSuffix++
    if (costBasis === 'costiAltroCodice') this.#otherCodes++
    if (!article.feesAddUp) this.#notAddingUp++
    const isUnsent = article.lacksFulfilment && Number.isNaN(article.shipping)
    if (problems.length === 0 && isUnsent) this.#lackingFulfilment++
    if (!tableAgrees) this.#disagreeing++
    const isFeeRefused = problems.some(({ role }) => role === 'fulfilment')
    if (isFulfilled && !isFeeRefused) this.#fulfilled++
    if (problems.length === 0) return
    this.#failed++
    for (const { code } of problems) this.#reasons.set(code, (this.#reasons.get(code) ?? 0) + 1)
  }

  inWords(): string[] {
    const lines = [
      `${counted(this.#rows, 'riga', 'righe')}, ${counted(this.#rows - this.#failed, 'calcolata', 'calcolate')}.`,
    ]
    if (this.#withoutSuffix > 0)
      lines.push(
        `Costo trovato senza il suffisso dello SKU: ${counted(this.#withoutSuffix, 'riga', 'righe')}.`,
      )
    if (this.#otherCodes > 0)
      lines.push(
        `Costo trovato per ASIN, EAN o numero dell'inserzione: ${counted(this.#otherCodes, 'riga', 'righe')}.`,
      )
    if (this.#lackingFulfilment > 0) lines.push(fulfilmentInWords(this.#lackingFulfilment))
    if (this.#notAddingUp > 0)
      lines.push(
        `Totale delle tariffe diverso dalla somma di commissione, chiusura e FBA: ${counted(this.#notAddingUp, 'riga', 'righe')}. Altre tariffe Amazon non sono nel conto.`,
      )
    if (this.#fulfilled > 0)
      lines.push(
        `Spedizione uguale alla tariffa FBA che riporta il file: ${counted(this.#fulfilled, 'riga', 'righe')}.`,
      )
    if (this.#disagreeing > 0)
      lines.push(
        `Tariffa vera diversa da ogni categoria della tabella: ${counted(this.#disagreeing, 'riga', 'righe')}.`,
      )
    if (!isPaymentKnown(this.#form))
      lines.push(
        'Il servizio di pagamento del tuo negozio non è nel conto: indicalo con --pagamento e --pagamento-fisso.',
      )
    const abroad = abroadInWords(this.#soldIn, this.#form)
    if (abroad !== '') lines.push(abroad)
    const reasons = [...this.#reasons].sort(([, one], [, other]) => other - one)
    for (const [code, count] of reasons)
      lines.push(
        `  ${problemInWords({ code: code as Problem['code'], text: '…' })}: ${counted(count, 'riga', 'righe')}`,
      )
    return lines
  }
}
