import type { Holding } from '../costs/holding.ts'
import { type CostPart, costParts } from '../costs/parts.ts'
import { noFacts, type PieceFacts } from '../costs/piece-facts.ts'
import { recognise } from '../layouts/recognise.ts'
import type { Mapping, Role } from '../layouts/role.ts'
import { countryOfStore } from '../layouts/stores.ts'
import { titlesOf } from '../layouts/title.ts'
import { currencyOf, type DecimalMark, kindOf } from '../numbers/number-style.ts'
import { meant, type Row, shownIn, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { unguarded } from '../writing/text-cell.ts'
import { Columns } from './columns.ts'
import { type CostParts, type Identifiers, unusable } from './cost-entry.ts'
import { holdingIn } from './cost-holding.ts'
import { learnedIn, learnedRoles } from './learned.ts'
import { MeasureColumns, type Measures } from './measures.ts'
import { otherTermsIn } from './own-terms.ts'
import type { Problem } from './problem.ts'
import { isSpoilt } from './row-kinds.ts'
import { RowShape } from './row-shape.ts'
import { currencyAbove, vatAbove } from './rows-above.ts'

const noIds: Identifiers = { sku: '', listing: '', ean: '', country: '' }

/** A discount from 1 to 100 percent; NaN where a text is none. */
function percentIn(text: string): number {
  const [, digits] = /^ *(\d{1,3}(?:[.,]\d{1,2})?) *%? *$/.exec(text) ?? []
  const percent = Number(digits?.replace(',', '.'))
  return percent >= 1 && percent <= 100 ? percent : Number.NaN
}

/** Reads the rows of a file of costs, each by itself. After `read`, the rest says what is in the row. */
export class CostReader {
  ids: Identifiers = noIds
  parts: CostParts = {}
  currency = 'EUR'
  /** Whether the purchase cost includes VAT; null where the file doesn't say. */
  includesVAT: boolean | null = null
  /** What the piece weighs and measures; null where the row doesn't say it, or not readably. */
  measures: Measures | null = null
  /** What reports told of it, as our own file says that. */
  learned: PieceFacts = noFacts
  /** For which sales it holds, as far as the row says. */
  holding: Partial<Holding> = {}
  /** Whether the row says a part that can't be used, though its codes can be read. */
  isUnreadable = false
  /** Whether the row has measures that can't be read, or that have no unit. */
  isUnmeasured = false
  readonly #isOwn: boolean
  readonly #hasOtherTerms: (row: Row) => boolean
  readonly #shape: RowShape
  readonly #columns: Columns
  /** Null where the file doesn't say what pieces measure, or the seller says that a column is something else. */
  readonly #measureColumns: MeasureColumns | null
  /** What the title of the costs says of VAT. */
  readonly #titleVAT: boolean | null
  readonly #titleCurrency: string | null

  /** @param mark how numbers are written, where the seller says so; else the column tells */
  constructor(table: Table, mapping: Mapping, mark: DecimalMark | null) {
    this.#columns = new Columns(table, mapping, mark)
    const layout = recognise(table.header)
    this.#isOwn = layout?.key === 'margine' || layout?.key === 'margineCosti'
    this.#hasOtherTerms = otherTermsIn(table, layout)
    this.#shape = new RowShape(table, mapping, mark)
    const [column = -1] = mapping.cost ?? []
    const title = titlesOf(table.header)[column]
    this.#titleVAT = title?.includesVAT ?? vatAbove(table, 'cost', column)
    this.#titleCurrency = title?.currency ?? currencyAbove(table, 'cost', column)
    const measures = new MeasureColumns(table.header)
    const areThese = measures.columns.every((column) => mapping.measures?.includes(column))
    this.#measureColumns = measures.columns.length > 0 && areThese ? measures : null
  }

  /** What the row is called in a message. */
  get name(): string {
    return this.ids.sku || this.ids.listing || this.ids.ean
  }

  /** Another sheet begins. */
  begin(): void {
    this.#shape.begin()
  }

  /** Takes in a row; answers why it can't be used, and null where it can. */
  read(row: Row, isBroken: boolean, isHidden = false): Problem | null {
    this.parts = {}
    this.ids = this.#idsOf(row)
    this.holding = {}
    this.measures = null
    this.learned = noFacts
    this.isUnmeasured = false
    this.isUnreadable = false
    const code = isHidden ? 'hiddenRow' : this.#shape.fault(row, isBroken)
    if (code !== null) return { code }
    if (this.#hasOtherTerms(row)) return { code: 'otherTerms' }
    const problems: Problem[] = []
    const flag = this.#columns.includesVAT(row, 'costVAT')
    this.includesVAT = flag ?? this.#titleVAT
    if (flag === undefined) {
      const text = textIn(row[this.#columns.mapping.costVAT?.[0] ?? -1])
      problems.push({ code: 'costVAT', role: 'cost', text })
    }
    this.holding = holdingIn(row, this.#columns, problems)
    this.currency = this.#currencyOf(row, problems)
    this.parts = this.#partsOf(row, problems)
    this.learned = this.#learnedOf(row, problems)
    if (this.#measureColumns?.says(row) === true) {
      this.measures = this.#measureColumns.of(row)
      this.isUnmeasured = this.measures === null
    }
    const [problem = null] = problems
    const said = Object.values(this.parts)
    // What is wrong with the row, and not with a part of it, holds for all of them.
    if (problems.length > said.filter(Number.isNaN).length) this.parts = unusable(this.parts)
    const idProblem = this.#idProblem(row)
    this.isUnreadable = problem !== null && idProblem === null && said.length > 0
    return problem ?? this.#lack() ?? idProblem
  }

  /** The currency that a row names; costs that name none are in euro. */
  #currencyOf(row: Row, problems: Problem[]): string {
    const unknown = this.#unknown(row, 'costCurrency') || this.#unknown(row, 'currency')
    if (unknown !== '') problems.push({ code: 'currency', role: 'cost', text: unknown })
    const named = this.#text(row, 'costCurrency') || this.#text(row, 'currency')
    if (named !== '' && this.#titleCurrency !== null && currencyOf(named) !== this.#titleCurrency)
      problems.push({ code: 'twoCurrencies', role: 'cost', text: named })
    return currencyOf(named) ?? (named === '' ? 'EUR' : named.toUpperCase())
  }

  #text(row: Row, role: Role): string {
    return this.#columns.text(row, role)
  }

  #unknown(row: Row, role: Role): string {
    return this.#columns.unknownText(row, role)
  }

  #idsOf(row: Row): Identifiers {
    // Texts that we wrote for people come back as they were.
    const idIn = (role: 'sku' | 'listing' | 'ean') =>
      this.#isOwn ? unguarded(this.#text(row, role)) : this.#text(row, role)
    const store = this.#text(row, 'store')
    const country = store === '' ? '' : (countryOfStore(store) ?? store)
    return { sku: idIn('sku'), listing: idIn('listing'), ean: idIn('ean'), country }
  }

  #partsOf(row: Row, problems: Problem[]): CostParts {
    const parts: Partial<Record<CostPart, number>> = {}
    const currencies = new Set<string>()
    for (const role of costParts) {
      const before = problems.length
      const { value, currency } = this.#columns.amount(row, role, problems)
      if (Number.isNaN(value) && problems.length === before) {
        if (this.#unknown(row, role) === '') continue
        problems.push({ code: 'noCost', role })
      }
      parts[role] = value
      if (currency !== null) currencies.add(currency)
    }
    const [currency, other] = currencies
    if (other !== undefined) problems.push({ code: 'twoCurrencies', role: 'cost', text: other })
    if (currency !== undefined) this.currency = currency
    if (parts.cost !== undefined) parts.cost = this.#perPiece(row, parts.cost, problems)
    return parts
  }

  #learnedOf(row: Row, problems: Problem[]): PieceFacts {
    let learned = noFacts
    for (const role of learnedRoles) {
      const found = learnedIn(role, this.#text(row, role))
      if (found === null) problems.push(this.#notANumber(row, role))
      else if (Object.keys(found).length > 0) learned = { ...learned, ...found }
    }
    return learned
  }

  /** What one piece costs, after the discount and in a pack of so many, where the seller says that these columns count. */
  #perPiece(row: Row, cost: number, problems: Problem[]): number {
    const off = this.#discount(row, problems)
    const pieces = this.#number(row, 'packSize', 1, problems)
    if (off < 0 || off > 100) problems.push(this.#notANumber(row, 'discount'))
    if (pieces <= 0) problems.push(this.#notANumber(row, 'packSize'))
    return off === 0 && pieces === 1 ? cost : (cost * (100 - off)) / 100 / pieces
  }

  /** Percent off. Of discounts one after the other, `50+10`, each is of what the one before leaves. */
  #discount(row: Row, problems: Problem[]): number {
    const said = textIn(this.#columns.cell(row, 'discount'))
    if (!said.includes('+')) return this.#number(row, 'discount', 0, problems)
    const steps = said.split('+').map((step) => percentIn(step))
    if (steps.some((step) => Number.isNaN(step))) problems.push(this.#notANumber(row, 'discount'))
    return 100 - steps.reduce((left, step) => (left * (100 - step)) / 100, 100)
  }

  #number(row: Row, role: 'discount' | 'packSize', otherwise: number, problems: Problem[]): number {
    const said = textIn(this.#columns.cell(row, role))
    if (said === '') return otherwise
    const text = meant(said).replace(/ *%$/, '')
    // `1.000` in one cell is a thousand or one: it is refused.
    const isOne = kindOf(text) !== 'ambiguous' && /^\d+(?:[.,]\d+)?$/.test(text)
    if (!isOne) problems.push(this.#notANumber(row, role))
    const number = isOne ? Number(text.replace(',', '.')) : otherwise
    // A cell that a spreadsheet shows as 15 % holds 0,15.
    const isShare = role === 'discount' && text === said && number > 0 && number < 1
    return isShare ? Number((number * 100).toPrecision(12)) : number
  }

  #notANumber(row: Row, role: Role): Problem {
    const cell = this.#columns.cell(row, role)
    return { code: 'notANumber', text: shownIn(cell), column: this.#columns.titleOf(row, role) }
  }

  /** A cost of 0 was never filled in: it counts as missing. */
  #lack(): Problem | null {
    const hasFacts = this.measures !== null || this.learned !== noFacts
    const says = Object.entries(this.parts).length > 0 || hasFacts
    return says && this.parts.cost !== 0 ? null : { code: 'noCost' }
  }

  #idProblem(row: Row): Problem | null {
    if (this.name === '') return { code: 'noSku' }
    return isSpoilt(this.#columns.cell(row, 'sku'))
      ? { code: 'spoiltSku', text: this.ids.sku }
      : null
  }
}
