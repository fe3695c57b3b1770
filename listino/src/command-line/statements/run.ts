import { basename } from 'node:path'
import type { Writable } from 'node:stream'
import { counted } from '../../counted.ts'
import { ArticleFacts } from '../../statements/article-facts.ts'
import { readStatements } from '../../statements/books.ts'
import { coverageOf } from '../../statements/coverage.ts'
import { BrokenStatement, faultInWords } from '../../statements/fault.ts'
import type { Line } from '../../statements/line.ts'
import { yearResults } from '../../statements/months.ts'
import { monthLines } from '../../statements/months-file.ts'
import { type Outcome, Outcomes, type SellerTerms } from '../../statements/outcomes.ts'
import { chargesColumns, chargesHead, chargesLine } from '../../statements/results.ts'
import { openStatement, type Statement } from '../../statements/statement.ts'
import { openTable } from '../../table/table.ts'
import { type CostsFile, costsOf, joinedCosts } from '../costs-file.ts'
import { assertApart, assertReadable, opened } from '../files.ts'
import { Misuse } from '../misuse.ts'
import { markOf } from '../options.ts'
import { Output } from '../output.ts'
import { costsInWords, cutInWords, decodingInWords } from '../report.ts'
import { oneOf } from '../settings.ts'
import { help } from './help.ts'
import { assertNoneOfMonths, monthsInWords, yearTermsOf } from './months.ts'
import {
  accountsOf,
  cardDayIn,
  currencyIn,
  goodsPercentIn,
  meaningsOf,
  readStatementOptions,
  resalePercentIn,
  type StatementOptions,
  titlesOf,
  utcDay,
  vatOf,
} from './options.ts'
import { Sums, statementInWords, uncountedCostsInWords, unusedCostsInWords } from './report.ts'

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
  const accounts = accountsOf(options, files)
  const statements: Statement[] = []
  for (const file of files) {
    try {
      statements.push(
        await opened(file, (source) =>
          openStatement(source, {
            mark,
            currency,
            sheet,
            titles,
            account: accounts.get(file) ?? '',
          }),
        ),
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

const descriptorOf = (out: Writable): number | null =>
  'fd' in out && typeof out.fd === 'number' ? out.fd : null

/** What all lines come to together; each is written, where there is something that writes it. */
async function summed(
  all: readonly Line[],
  outcomes: Outcomes,
  write: (outcome: Outcome) => Promise<void>,
): Promise<{ sums: Sums; hasBlanks: boolean }> {
  const sums = new Sums()
  let hasBlanks = false
  for (const line of all) {
    const outcome = outcomes.of(line)
    hasBlanks ||= Number.isNaN(outcome.figures.ricavi)
    sums.add(outcome)
    await write(outcome)
  }
  return { sums, hasBlanks }
}

/** What the files of costs say beside costs. */
async function factsOf({ costi = [], 'foglio-costi': sheet }: StatementOptions) {
  const facts: ArticleFacts[] = []
  for (const typed of costi)
    facts.push(
      await opened(typed, async (source) =>
        ArticleFacts.of(await openTable(source, { sheet: sheet ?? null }), utcDay()),
      ),
    )
  return facts
}

function factsInWords(
  name: string,
  { vatTitle, unreadable }: ArticleFacts,
  unmeasured: number,
): string[] {
  const rows = (count: number) => counted(count, 'riga ha', 'righe hanno')
  return [
    ...(vatTitle === null ? [] : [`${name}: l'IVA degli articoli si legge da «${vatTitle}».`]),
    ...(unreadable > 0 ? [`  ${rows(unreadable)} un'aliquota che non si capisce.`] : []),
    ...(unmeasured > 0
      ? [
          `${name}: ${rows(unmeasured)} misure che non si capiscono. Servono tre lati e il peso, con l'unità nel titolo: «Lunghezza (cm)», «Peso (g)».`,
        ]
      : []),
  ]
}

const saidOfCosts = ({ typed, costs, said }: CostsFile): string[] => [
  ...said,
  ...costsInWords(typed, costs),
  ...uncountedCostsInWords(typed, costs),
]

/** What a command says of all sales. */
const sellerTermsOf = (options: StatementOptions): SellerTerms => ({
  regime: oneOf('regime', options.regime, ['ordinario', 'forfettario'], 'ordinario'),
  ...vatOf(options),
  resalePercent: resalePercentIn(options),
  countsExpenses: options['senza-spese'] !== true,
  expensesIncludeVAT: options['spese-con-iva'] ?? false,
  goodsPercent: goodsPercentIn(options),
  costsIncludeVAT: options['costo-con-iva'] ?? false,
  cardDay: cardDayIn(options),
})

/**
 * Does what the command line asks: results go to `out`, what there is to say to `said`. Throws `Misuse` where it can't: then
 * nothing counts.
 *
 * @returns 0 where every file is even to the cent, every row is known, none may count twice or be missing, and so is VAT, else 1
 */
export async function run(args: readonly string[], out: Writable, said: Writable): Promise<number> {
  const read = readStatementOptions(args)
  if (read === null) {
    out.write(help)
    return 0
  }
  const { files, options } = read
  const form = oneOf('formato', options.formato, ['excel', 'dati'], 'excel')
  const { costi = [], 'spese-fisse': fixed } = options
  const inputs = [...files, ...costi, ...(fixed === undefined ? [] : [fixed])]
  for (const typed of inputs) assertReadable(typed)
  assertApart(inputs, undefined, descriptorOf(out))
  const terms = sellerTermsOf(options)
  const facts = await factsOf(options)
  const costFiles = await costsOf(options, (at) => facts[at]?.mapping ?? {})
  const costs = joinedCosts(costFiles, options)
  const known = { costs: costs === null ? [] : [costs], facts }
  const statements = await openedStatements(files, options)
  const { ledger, read: books } = await booksOf(statements, options)

  const all = ledger.lines()
  const outcomes = new Outcomes(terms, known, all)
  const cut = { count: 0 }
  const output = new Output(out)
  const isPerMonth = oneOf('per', options.per, ['articolo', 'mese'], 'articolo') === 'mese'
  if (!isPerMonth) assertNoneOfMonths(options)
  const yearTerms = isPerMonth ? await yearTermsOf(options, terms.regime, ledger) : null
  const days = coverageOf(books, utcDay())
  const years =
    yearTerms === null ? [] : yearResults({ ledger, outcomes, currency: 'EUR', days }, yearTerms)
  const columns = chargesColumns(outcomes)
  await output.write(isPerMonth ? monthLines(years, form).join('') : chargesHead(columns, form))
  const { sums, hasBlanks } = await summed(all, outcomes, async (outcome) => {
    if (!isPerMonth) await output.write(chargesLine(outcome, columns, form, cut))
  })
  await output.flush()

  const unknown = outcomes.storesWithoutVAT(all)
  said.write(
    lines([
      ...books.flatMap(statementInWords),
      ...statements.flatMap(({ table }) => decodingInWords(table)),
      ...costFiles.flatMap((file, at) => [
        ...saidOfCosts(file),
        ...factsInWords(basename(file.typed), facts[at] as ArticleFacts, file.costs.unmeasured),
        ...unusedCostsInWords(file.typed, costs?.unused(file.costs).length ?? 0),
      ]),
      ...unknown.map(
        (store) =>
          `«${store}»: l'IVA di questo negozio non è nota. Indicala con --iva "${store}=23".`,
      ),
      ...sums.inWords(),
      ...(yearTerms === null ? [] : monthsInWords(years, ledger, options, yearTerms)),
      ...cutInWords(cut),
    ]),
  )
  const isEven = books.every(({ balance }) => balance.isEven && balance.setAside.length === 0)
  const isSure = books.every(({ balance }) => balance.isSure)
  return isEven && isSure && !hasBlanks ? 0 : 1
}
