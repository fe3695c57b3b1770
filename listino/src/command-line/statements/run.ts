import type { Writable } from 'node:stream'
import { type CalculationFormData, defaultFormData, ratesOf } from '@margine/engine'
import type { Costs } from '../../articles/costs.ts'
import { countryOfStore } from '../../layouts/stores.ts'
import { readStatements } from '../../statements/books.ts'
import { BrokenStatement, faultInWords } from '../../statements/fault.ts'
import { figuresOf, type Terms } from '../../statements/figures.ts'
import type { Line } from '../../statements/ledger.ts'
import { chargesHead, chargesLine } from '../../statements/results.ts'
import { openStatement, type Statement } from '../../statements/statement.ts'
import type { ResultForm } from '../../writing/results-text.ts'
import type { CutTexts } from '../../writing/text-cell.ts'
import { costsOf } from '../costs-file.ts'
import { assertApart, assertReadable, opened } from '../files.ts'
import { Misuse } from '../misuse.ts'
import { markOf, oneOf } from '../options.ts'
import { Output } from '../output.ts'
import { costsInWords, cutInWords, decodingInWords } from '../report.ts'
import { ArticleVAT } from './article-vat.ts'
import { help } from './help.ts'
import {
  currencyIn,
  meaningsOf,
  readStatementOptions,
  type StatementOptions,
  titlesOf,
  vatPercentOf,
} from './options.ts'
import { statementInWords, Totals, unusedCostsInWords } from './report.ts'

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('')

const brokenInWords = (name: string, { faults }: BrokenStatement): string =>
  [`«${name}» non si può contare:`, ...faults.map((fault) => `  ${faultInWords(fault)}`)].join('\n')

/** Opens every report that a command names. */
async function openedStatements(
  files: readonly string[],
  options: StatementOptions,
): Promise<Statement[]> {
  const mark = markOf(options, 'decimali')
  const currency = currencyIn(options)
  const sheet = options.foglio ?? null
  const titles = titlesOf(options)
  const statements: Statement[] = []
  for (const file of files) {
    try {
      statements.push(
        await opened(file, (source) => openStatement(source, { mark, currency, sheet, titles })),
      )
    } catch (error) {
      if (error instanceof BrokenStatement) throw new Misuse(brokenInWords(file, error))
      throw error
    }
  }
  return statements
}

async function booksOf(statements: readonly Statement[], options: StatementOptions) {
  let broken = ''
  try {
    return await readStatements(statements, meaningsOf(options), ({ table }) => {
      broken = table.name
    })
  } catch (error) {
    if (error instanceof BrokenStatement) throw new Misuse(brokenInWords(broken, error))
    throw error
  }
}

/** The country whose VAT the sales of a store have; null where Margine doesn't know it. */
const countryOf = (store: string): string | null => (store === '' ? 'IT' : countryOfStore(store))

const vatIn = (country: string): number => {
  const form: CalculationFormData = { ...defaultFormData, paese: country }
  return ratesOf(form).vatPercent
}

/** Says of each line what holds for it. */
class TermsOf {
  readonly #regime: Terms['regime']
  readonly #vatPercent: number | null
  readonly #costs: Costs | null
  readonly #costsIncludeVAT: boolean
  readonly #articles: ArticleVAT | null
  readonly #italian = vatIn('IT')

  constructor(options: StatementOptions, costs: Costs | null, articles: ArticleVAT | null) {
    this.#articles = articles
    this.#regime = oneOf('regime', options.regime, ['ordinario', 'forfettario'], 'ordinario')
    this.#vatPercent = vatPercentOf(options)
    this.#costs = costs
    this.#costsIncludeVAT = options['costo-con-iva'] ?? false
  }

  of(line: Line): Terms {
    const country = countryOf(line.store)
    const standard = country === null ? Number.NaN : vatIn(country)
    // What an article's VAT is in Italy says nothing of other countries.
    const own = country === 'IT' ? this.#ownPercent(line.sku) : standard
    const vatPercent = this.#vatPercent ?? own
    return {
      regime: this.#regime,
      vatPercent,
      feesVATPercent: this.#italian,
      unitCost: this.#unitCost(line, country ?? ''),
    }
  }

  #ownPercent(sku: string): number {
    return this.#articles?.percentOf(sku) ?? this.#italian
  }

  #unitCost({ sku, currency }: Line, country: string): number {
    if (sku === '') return Number.NaN
    const found = this.#costs?.find({ sku, listing: '', ean: '', country }, currency) ?? null
    const cost = found?.parts.cost ?? Number.NaN
    const includesVAT = found?.includesVAT ?? this.#costsIncludeVAT
    // Costs are bought in Italy, wherever the piece is sold.
    const withVAT = 1 + (this.#vatPercent ?? this.#ownPercent(sku)) / 100
    if (this.#regime === 'forfettario') return includesVAT ? cost : cost * withVAT
    return includesVAT ? cost / withVAT : cost
  }
}

const storesWithoutVAT = (all: readonly Line[], terms: TermsOf): string[] => [
  ...new Set(
    all
      .filter((line) => countryOf(line.store) === null && Number.isNaN(terms.of(line).vatPercent))
      .map(({ store }) => store),
  ),
]

const descriptorOf = (out: Writable): number | null =>
  'fd' in out && typeof out.fd === 'number' ? out.fd : null

/** Writes the results; answers what they come to together, and whether the revenue of some is unknown. */
async function writeCharges(
  all: readonly Line[],
  terms: TermsOf,
  form: ResultForm,
  out: Writable,
): Promise<{ totals: Totals; cut: CutTexts; hasBlanks: boolean }> {
  const output = new Output(out)
  const totals = new Totals()
  const cut = { count: 0 }
  let hasBlanks = false
  await output.write(chargesHead(form))
  for (const line of all) {
    const figures = figuresOf(line, terms.of(line))
    hasBlanks ||= Number.isNaN(figures.ricavi)
    totals.add(line.currency, figures, line.kind === null)
    await output.write(chargesLine(line, figures, form, cut))
  }
  await output.flush()
  return { totals, cut, hasBlanks }
}

/**
 * Does what the command line asks: results go to `out`, what there is to say to `said`. Throws `Misuse` where it can't: then
 * nothing counts.
 *
 * @returns 0 where every file is even to the cent, every row is known and so is VAT, else 1
 */
export async function run(args: readonly string[], out: Writable, said: Writable): Promise<number> {
  const read = readStatementOptions(args)
  if (read === null) {
    out.write(help)
    return 0
  }
  const { files, options } = read
  const form = oneOf('formato', options.formato, ['excel', 'dati'], 'excel')
  const inputs = [...files, ...(options.costi === undefined ? [] : [options.costi])]
  for (const typed of inputs) assertReadable(typed)
  assertApart(inputs, undefined, descriptorOf(out))
  const { costi } = options
  const articles =
    costi === undefined ? null : await ArticleVAT.of(costi, options['foglio-costi'] ?? null)
  const second = await costsOf(options, articles?.mapping)
  const costs = second?.costs ?? null
  const terms = new TermsOf(options, costs, articles)
  const statements = await openedStatements(files, options)
  const { ledger, read: books } = await booksOf(statements, options)

  const all = ledger.lines()
  const { totals, cut, hasBlanks } = await writeCharges(all, terms, form, out)

  const unknown = storesWithoutVAT(all, terms)
  said.write(
    lines([
      ...books.flatMap(statementInWords),
      ...statements.flatMap(({ table }) => decodingInWords(table)),
      ...(second === null ? [] : [...second.said, ...costsInWords(costi ?? '', second.costs)]),
      ...(articles?.said ?? []),
      ...unusedCostsInWords(costi ?? '', costs?.unused().length ?? 0),
      ...unknown.map(
        (store) => `«${store}»: l'IVA di questo negozio non è nota. Indicala con --iva.`,
      ),
      ...totals.inWords(),
      ...cutInWords(cut),
    ]),
  )
  const isEven = books.every(({ balance }) => balance.isEven && balance.setAside.length === 0)
  return isEven && !hasBlanks ? 0 : 1
}
