import { writeFile } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import type { CalculationFormData } from '@margine/engine'
import { completed } from '../answers/answer.ts'
import { AnswerBook } from '../answers/answer-book.ts'
import { costColumns } from '../articles/cost-columns.ts'
import { assertCostVAT } from '../articles/cost-vat.ts'
import { Costs } from '../articles/costs.ts'
import { type OpenedList, openList } from '../articles/open-list.ts'
import { ArticleReader } from '../articles/reader.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import { openTable } from '../table/table.ts'
import { resultLine, resultsHead, textsFile } from '../writing/results-text.ts'
import { columnsBy } from '../writing/term-columns.ts'
import { withNamed } from './columns.ts'
import { assertApart, assertReadable, assertWritable, opened, pathOf } from './files.ts'
import { formOf, rulesOf, targetOf } from './form.ts'
import { guessedInWords } from './guesses.ts'
import { help } from './help.ts'
import { leftOutInWords, withoutGuesses } from './left-out.ts'
import { Misuse } from './misuse.ts'
import { type Options, oneOf, readOptions } from './options.ts'
import { Output } from './output.ts'
import { termsIn } from './own-terms.ts'
import {
  costsInWords,
  cutInWords,
  decodingInWords,
  openedInWords,
  Tally,
  unusedInWords,
} from './report.ts'
import { rivalsInWords } from './rivals.ts'

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('')

/** How numbers are written, as one of the options says; null where it doesn't. */
const markOf = (
  options: Options,
  option: 'decimali' | 'decimali-costi' = 'decimali',
): DecimalMark | null =>
  options[option] === undefined
    ? null
    : ({ virgola: 'comma', punto: 'dot' } as const)[
        oneOf(option, options[option], ['virgola', 'punto'], 'virgola')
      ]

const descriptorOf = (out: Writable): number | null =>
  'fd' in out && typeof out.fd === 'number' ? out.fd : null

/** Throws where a file that the command names can't be used, before any is read. */
function assertFiles(file: string, options: Options, out: Writable): void {
  const inputs = [file, options.costi].filter((typed) => typed !== undefined)
  for (const typed of inputs) assertReadable(typed)
  const unused = options['non-usati']
  if (unused !== undefined) assertWritable(unused)
  assertApart(inputs, unused, descriptorOf(out))
}

async function costsOf(
  options: Options,
  { costoIncludesIVA }: CalculationFormData,
  today: string,
): Promise<{ costs: Costs; guessed: string[] } | null> {
  const { costi } = options
  if (costi === undefined) return null
  return opened(costi, async (source) => {
    const table = await openTable(source)
    assertCostVAT(table, costoIncludesIVA, today)
    const proposed = costColumns(table)
    const mapping = withNamed(proposed.mapping, options['colonna-costi'], table.header)
    if (mapping.sku === undefined || mapping.cost === undefined)
      throw new Misuse(
        `«${costi}»: non trovo le colonne di SKU e costo. Indicale con --colonna-costi.`,
      )
    const withoutSuffix = options['senza-suffisso'] ?? false
    const decimalMark = markOf(options, 'decimali-costi')
    const costs = await Costs.of(table, { mapping, decimalMark, withoutSuffix })
    const option = '--colonna-costi'
    const guessed = [
      ...decodingInWords(table),
      ...guessedInWords(table, proposed, mapping, option),
      ...rivalsInWords({ table, layout: null, mapping: proposed.mapping }, mapping, option),
    ]
    return { costs, guessed }
  })
}

function assertUsable({ table, mapping }: OpenedList): void {
  if (mapping.price === undefined)
    throw new Misuse(
      `«${table.name}»: non trovo la colonna del prezzo. Indicala con --colonna prezzo=…\nCi sono: ${table.header.join(', ')}.`,
    )
}

/**
 * Carries out a command.
 *
 * @param today the day that it is in UTC
 * @returns its exit code
 */
export async function run(
  args: readonly string[],
  out: Writable,
  said: Writable,
  today: string,
): Promise<number> {
  const read = readOptions(args)
  if (read === null) {
    out.write(help)
    return 0
  }
  const { file, options } = read
  const form = oneOf('formato', options.formato, ['excel', 'dati'], 'excel')
  assertFiles(file, options, out)
  const found = await opened(file, openList)
  const { table, layout } = found
  const mapping = withNamed(withoutGuesses(found), options.colonna, table.header)
  assertUsable({ ...found, mapping })
  const own = termsIn(found, options, today)
  const fromFile = own ?? (layout?.marketplace == null ? {} : { marketplace: layout.marketplace })
  const common = formOf(options, fromFile, today)
  const rules = rulesOf(options, common)
  const target = targetOf(options, common)
  const second = await costsOf(options, common, today)
  const costs = second?.costs ?? null
  said.write(lines(openedInWords({ ...found, mapping })))
  const guessed = [
    ...guessedInWords(table, found, mapping, '--colonna'),
    ...rivalsInWords(found, mapping, '--colonna'),
    ...leftOutInWords(table, found, mapping),
  ]
  said.write(lines(guessed))
  if (second !== null)
    said.write(lines([...costsInWords(options.costi ?? '', second.costs), ...second.guessed]))

  const reader = new ArticleReader(table, {
    form: common,
    mapping,
    layout,
    today,
    decimalMark: markOf(options) ?? found.mark,
    costs,
    rules,
  })
  const book = new AnswerBook(reader.book, target)
  const tally = new Tally(common)
  const output = new Output(out)
  const columns = columnsBy(common)
  const cut = { count: 0 }
  await output.write(resultsHead(form, columns))
  for await (const batch of table.batches()) {
    const articles = reader.articles(batch).map((article) => completed(article, common))
    const answers = book.answers(articles)
    for (const [at, article] of articles.entries()) {
      tally.add(article)
      await output.write(resultLine(article, answers[at] ?? null, form, columns, cut))
    }
  }
  await output.flush()

  const unused = costs?.unused() ?? []
  const unusedFile = options['non-usati']
  if (unusedFile !== undefined)
    await writeFile(pathOf(unusedFile), textsFile('sku', unused, form, cut))
  const ended = [
    ...decodingInWords(table),
    ...unusedInWords(options.costi ?? '', unused),
    ...tally.inWords(),
    ...cutInWords(cut),
  ]
  said.write(lines(ended))
  return tally.hasFailures ? 1 : 0
}
