import { writeFile } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { defaultFormData } from '@margine/engine'
import { accountOf, type ColumnAccount } from '../articles/account.ts'
import { uncountedExpensesVAT } from '../articles/account-words.ts'
import { pricesElsewhere } from '../articles/elsewhere.ts'
import {
  costVATIn,
  expensesVATIn,
  expensesVATInWords,
  type OpenedList,
  openList,
  priceVATIn,
  priceVATInWords,
  rateInTitle,
  rateInWords,
} from '../articles/open-list.ts'
import type { OwnTerms } from '../articles/own-terms.ts'
import { ArticleReader } from '../articles/reader.ts'
import type { RowNotes } from '../articles/row-notes.ts'
import { channelColumns } from '../channels/columns.ts'
import type { ColumnsFor, Mapping } from '../layouts/role.ts'
import { Blocks } from '../list/blocks.ts'
import type { Source } from '../table/source.ts'
import { codesFile, ResultLines, resultsHead } from '../writing/results-text.ts'
import { columnsBy, conditionColumns } from '../writing/term-columns.ts'
import { accountInWords } from './account.ts'
import { channelBooks, elsewhereLines, namesOf } from './channels.ts'
import { chosenColumns, countedUnasked, withNamed } from './columns.ts'
import { costsOf, joinedCosts, placeLines, withColumns } from './costs-file.ts'
import { assertApart, assertReadable, assertWritable, opened, pathOf } from './files.ts'
import { basisOf, type FileTerms, formOf, rulesOf, targetOf } from './form.ts'
import { help } from './help.ts'
import { Misuse } from './misuse.ts'
import { assertOfOne, isSaidOfOne, saidOn } from './of-one.ts'
import { markOf, type Options, readOptions } from './options.ts'
import { Output } from './output.ts'
import { termsIn, withConditions } from './own-terms.ts'
import {
  costsInWords,
  cutInWords,
  decodingInWords,
  openedInWords,
  taxesInWords,
  unusedInWords,
} from './report.ts'
import { oneOf, percentIn } from './settings.ts'
import { Tally } from './tally.ts'

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('')

const listOpener = (options: Options) => (source: Source) =>
  openList(source, {
    sheet: options.foglio ?? null,
    country: options.paese?.toUpperCase() ?? 'IT',
    marketplace: options.marketplace ?? defaultFormData.marketplace,
  })

const descriptorOf = (out: Writable): number | null =>
  'fd' in out && typeof out.fd === 'number' ? out.fd : null

/** Throws where a file that the command names can't be used, before any is read. */
function assertFiles(file: string, options: Options, out: Writable): void {
  const inputs = [file, ...(options.costi ?? [])]
  for (const typed of inputs) assertReadable(typed)
  const unused = options['non-usati']
  if (unused !== undefined) assertWritable(unused)
  assertApart(inputs, unused, descriptorOf(out))
}

function assertUsable(found: OpenedList): void {
  if (found.mapping.price !== undefined) return
  const missing = { account: accountOf(found), roles: ['price'] as const }
  const why = 'non trovo la colonna del prezzo. Indicala con --colonna prezzo=…'
  throw new Misuse(withColumns(why, found.table, missing, '--foglio'))
}

const expensesVATOf = (
  file: string,
  account: readonly ColumnAccount[],
  what: ColumnsFor,
): string[] =>
  uncountedExpensesVAT(account, what, '--spese-con-iva').map((said) => `${file}: ${said}`)

/** What is read of a file's columns, and what is not. */
function columnsInWords(found: OpenedList, mapping: Mapping, options: Options): string[] {
  const { iva } = options
  const areSaid = options['prezzo-con-iva'] ?? options['prezzo-senza-iva'] ?? false
  const { table } = found
  const [vat] = mapping.vat ?? []
  const account = accountOf(found, mapping)
  const isTyped = vat !== undefined && iva !== undefined
  return [
    ...openedInWords({ ...found, mapping }),
    ...placeLines(table, '--foglio'),
    ...accountInWords(table.name, account, '--colonna'),
    ...expensesVATOf(table.name, account, 'articles'),
    ...[
      expensesVATInWords(table, mapping),
      iva === undefined ? rateInWords(table, mapping) : '',
      areSaid ? '' : priceVATInWords(found, mapping, 'aggiungi --prezzo-con-iva'),
    ]
      .filter((said) => said !== '')
      .map((said) => `${table.name}: ${said}`),
    ...(isTyped ? [`${table.name}: «${table.header[vat]}» non è contata: vale --iva ${iva}.`] : []),
  ]
}

/** What a file says of all its articles: by columns of ours, by its kind, by what the titles of its amounts say of VAT. */
function saidBy({ table, layout, mapping }: OpenedList, own: OwnTerms | null): FileTerms {
  const price = priceVATIn(table, mapping, layout)
  const rate = rateInTitle(table.header, mapping)
  const cost = costVATIn(table, mapping)
  const expenses = expensesVATIn(table, mapping)
  return {
    ...(layout?.marketplace == null ? {} : { marketplace: layout.marketplace }),
    ...(price === null ? {} : { prezzoIncludesIVA: price }),
    ...(cost === null ? {} : { costoIncludesIVA: cost }),
    ...(expenses === null ? {} : { speseIncludonoIVA: expenses }),
    ...(rate === null ? {} : { aliquotaIVA: rate }),
    ...own,
  }
}

/** What there is to know of rows that are calculated all the same. */
const notedLines = (name: string, { withoutVAT, warnings }: RowNotes): string[] =>
  [...(withoutVAT === '' ? [] : [`${withoutVAT}.`]), ...warnings].map((said) => `${name}: ${said}`)

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
  const { file, options: typed } = read
  const form = oneOf('formato', typed.formato, ['excel', 'dati'], 'excel')
  assertFiles(file, typed, out)
  const found = await opened(file, listOpener(typed))
  const { options, said: conditions } = withConditions(found, typed)
  const { table, layout } = found
  const unasked = countedUnasked(found.mapping, found.certainty)
  const mapping = withNamed(unasked, options.colonna, table.header, 'articles')
  assertUsable({ ...found, mapping })
  const own = termsIn(found, options, today)
  const fileTerms = saidBy({ ...found, mapping }, own)
  const common = formOf(options, fileTerms, today)
  const rules = rulesOf(options, common)
  const { 'iva-ridotta': reducedVAT = '' } = options
  if (reducedVAT.trim() !== '') percentIn('iva-ridotta', reducedVAT)
  const target = targetOf(options, common)
  const books = channelBooks(options, fileTerms, common, reducedVAT, today)
  const [ownName, ...channelNames] = namesOf(common, books)
  assertOfOne(
    options,
    [ownName, ...channelNames].map(({ marketplace }) => marketplace),
  )
  const prices = pricesElsewhere(table, layout, mapping)
  const allColumns = [
    ...columnsBy(common, reducedVAT),
    ...channelColumns(
      ownName,
      channelNames.map((one) => ({ ...one, hasPrices: prices.has(one.marketplace) })),
    ),
    ...conditionColumns(common),
  ]
  const columns = chosenColumns(allColumns, options.colonne)
  const files = await costsOf(options)
  const costs = joinedCosts(files, options)
  said.write(lines([...columnsInWords(found, mapping, options), ...conditions]))
  for (const one of files)
    said.write(
      lines([
        ...one.said,
        ...expensesVATOf(one.typed, one.account, 'costs'),
        ...costsInWords(one.typed, one.costs),
      ]),
    )

  const reader = new ArticleReader(table, {
    form: common,
    mapping,
    layout,
    today,
    decimalMark: markOf(options, 'decimali') ?? found.mark,
    costs,
    reducedVAT,
  })
  const basis = basisOf(options, common, { rules, reducedVAT, target })
  const blocks = new Blocks(basis, books)
  said.write(lines(elsewhereLines({ ...found, mapping }, channelNames, prices)))
  const tally = new Tally(
    basis,
    [ownName, ...channelNames].map((one) => ({
      ...one,
      shipping: saidOn(options, one.marketplace).spedizione ?? '',
      isOfOne: isSaidOfOne(options, 'spedizione', one.marketplace),
    })),
  )
  const output = new Output(out)
  const cut = { count: 0 }
  await output.write(resultsHead(form, columns))
  const results = new ResultLines(form, columns, cut)
  for await (const calculated of blocks.calculated(reader.readInto(table.batches(), blocks))) {
    tally.add(calculated)
    results.addBlock(calculated)
    await output.writeBytes(results.take())
  }
  await output.flush()

  const unused = files.map(({ typed, costs: of }) => ({ typed, skus: costs?.unused(of) ?? [] }))
  const unusedFile = options['non-usati']
  if (unusedFile !== undefined)
    await writeFile(
      pathOf(unusedFile),
      codesFile(
        'sku',
        unused.flatMap(({ skus }) => skus),
        form,
        cut,
      ),
    )
  const ended = [
    ...decodingInWords(table),
    ...notedLines(table.name, reader.notes),
    ...unused.flatMap(({ typed, skus }) => unusedInWords(typed, skus)),
    ...tally.inWords(options),
    ...taxesInWords(common, options),
    ...cutInWords(cut),
  ]
  said.write(lines(ended))
  return tally.hasFailures ? 1 : 0
}
