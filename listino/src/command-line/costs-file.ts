import { basename } from 'node:path'
import { accountOf, type ColumnAccount, leftOut } from '../articles/account.ts'
import { whyLeftOut } from '../articles/account-words.ts'
import { costColumns } from '../articles/cost-columns.ts'
import { Costs } from '../articles/costs.ts'
import { sheetsInWords } from '../articles/sheets-in-words.ts'
import { tableInWords } from '../articles/table-in-words.ts'
import { AskedCosts } from '../costs/asked-costs.ts'
import { CostMemory } from '../costs/cost-memory.ts'
import { costParts } from '../costs/parts.ts'
import { openArticles } from '../file-kind.ts'
import { daysIn } from '../layouts/days.ts'
import type { Proposal } from '../layouts/propose.ts'
import { identifiers, type Mapping, type Role } from '../layouts/role.ts'
import { headerKey } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { accountInWords } from './account.ts'
import { countedUnasked, withNamed } from './columns.ts'
import { opened, pathOf } from './files.ts'
import { Misuse } from './misuse.ts'
import { markOf, type Options } from './options.ts'
import { decodingInWords } from './report.ts'

/** Which sheets of a workbook are read, where it has several, and what is read of them otherwise than it looks. */
export function placeLines(table: Table, option: string): string[] {
  const sheets = sheetsInWords(table, `usa ${option} NOME`)
  const said = tableInWords(table).map((line) => `${table.name}: ${line}`)
  return sheets === '' ? said : [sheets, ...said]
}

/**
 * Why the columns of a file don't do, with what there is: its columns, those that could be what is missing, and the sheets
 * that it could be on.
 *
 * @param missing the roles of which none was found
 */
export function withColumns(
  why: string,
  table: Table,
  missing: { account: readonly ColumnAccount[]; roles: readonly Role[] },
  option: string,
): string {
  const { account, roles } = missing
  const could = leftOut(account)
    .filter((one) => one.could !== null && roles.includes(one.could))
    .map((one) => `La colonna «${one.title}» non è contata: ${whyLeftOut(one, account)}.`)
  const sheets = sheetsInWords(table, `usa ${option} NOME`)
  return [
    `«${table.name}»: ${why}`,
    `Ci sono: ${table.header.join(', ')}.`,
    ...could,
    ...(sheets === '' ? [] : [sheets]),
  ].join('\n')
}

/** The options that a file of costs is read by. */
type CostOptions = Pick<
  Options,
  'costi' | 'costi-dal' | 'foglio-costi' | 'colonna-costi' | 'senza-suffisso' | 'decimali-costi'
>

/** A file of costs that a command names, and what there is to say of it. */
export type CostsFile = {
  /** As it was typed. */
  typed: string
  costs: Costs
  account: ColumnAccount[]
  said: string[]
}

/** The columns of a file by what was found, and by what the seller named: of several files a name may be of one alone. */
function mappingOf(table: Table, proposed: Proposal, options: CostOptions): Mapping {
  const unasked = countedUnasked(proposed.mapping, proposed.certainty)
  const named = options['colonna-costi']
  const isOne = options.costi?.length === 1
  const isHere = (text: string) =>
    headersIn(table).has(headerKey(text.slice(text.indexOf('=') + 1)))
  return withNamed(unasked, isOne ? named : named?.filter(isHere), table.header, 'costs')
}

const headersIn = ({ header }: Table): ReadonlySet<string> => new Set(header.map(headerKey))

/** Throws where a column is named that no file has. */
function assertNamed(tables: readonly Table[], { 'colonna-costi': named = [] }: CostOptions): void {
  const all = new Set(tables.flatMap((table) => [...headersIn(table)]))
  const lost = named.find((text) => !all.has(headerKey(text.slice(text.indexOf('=') + 1))))
  if (lost !== undefined && tables.length > 1)
    throw new Misuse(`--colonna-costi: nessun file dei costi ha la colonna di «${lost}».`)
}

/** @param others columns of the file that count besides, for something else than costs */
async function costsIn(
  table: Table,
  typed: string,
  options: CostOptions,
  others: Mapping,
): Promise<CostsFile> {
  const proposed = costColumns(table)
  const mapping = mappingOf(table, proposed, options)
  const isNamed = identifiers.some((id) => mapping[id] !== undefined)
  const account = accountOf({ table, ...proposed }, { ...mapping, ...others }, 'costs')
  if (!isNamed || !costParts.some((part) => mapping[part] !== undefined))
    throw new Misuse(
      withColumns(
        'non trovo le colonne di SKU e costo. Indicale con --colonna-costi.',
        table,
        { account, roles: costParts },
        '--foglio-costi',
      ),
    )
  const decimalMark = markOf(options, 'decimali-costi')
  const costs = await Costs.of(table, { mapping, decimalMark })
  const said = [
    ...placeLines(table, '--foglio-costi'),
    ...decodingInWords(table),
    ...accountInWords(typed, account, '--colonna-costi', 'costs'),
  ]
  return { typed, costs, account, said }
}

/**
 * The costs that a command names, in their order.
 *
 * @param othersOf columns of each that count besides, for something else than costs
 */
export async function costsOf(
  options: CostOptions,
  othersOf: (at: number) => Mapping = () => ({}),
): Promise<CostsFile[]> {
  const files: CostsFile[] = []
  const tables: Table[] = []
  for (const [at, typed] of (options.costi ?? []).entries())
    await opened(typed, async (source) => {
      const sheet = options['foglio-costi'] ?? null
      const { table } = await openArticles(source, { sheet, amount: 'cost' })
      tables.push(table)
      files.push(await costsIn(table, typed, options, othersOf(at)))
    })
  assertNamed(tables, options)
  return files
}

/** The file of costs that is meant, by its path or by its name alone. Throws where that is none, or several. */
function costsNamed(named: string, costi: readonly string[]): string {
  const files = [...new Set(costi)]
  const byPath = files.filter((file) => pathOf(file) === pathOf(named))
  const found = byPath.length > 0 ? byPath : files.filter((file) => basename(file) === named)
  const [only] = found
  if (only === undefined)
    throw new Misuse(
      `--costi-dal: «${named}» non è un file di --costi. Scrivi il suo nome: "costi.csv=2027-01-01"`,
    )
  if (found.length > 1)
    throw new Misuse(
      `--costi-dal: «${named}» può essere ${found.join(' o ')}: scrivilo per intero.`,
    )
  return only
}

/** From which day on costs hold of which a file says none, file by file; none is from the beginning. */
function firstDays({ costi = [], 'costi-dal': said = [] }: CostOptions): Map<string, string> {
  const days = new Map<string, string>()
  for (const text of said) {
    const end = text.lastIndexOf('=')
    const [day] = daysIn(text.slice(end + 1))
    if (day === undefined)
      throw new Misuse(`--costi-dal: «${text.slice(end + 1)}» non è un giorno (AAAA-MM-GG).`)
    const file = end === -1 ? '' : costsNamed(text.slice(0, end), costi)
    const before = days.get(file) ?? day
    if (before !== day)
      throw new Misuse(
        `--costi-dal: hai scritto sia «${before}» sia «${day}»${file && ` di «${file}»`}, ma ne vale uno solo. Lascia quello giusto.`,
      )
    days.set(file, day)
  }
  // What is said of one file counts before what is said of all.
  return new Map(costi.map((file) => [file, days.get(file) ?? days.get('') ?? '']))
}

/** Files of costs as a page merges them: the last counts, part by part and SKU by SKU. Null where there is none. */
export function joinedCosts(files: readonly CostsFile[], options: CostOptions): AskedCosts | null {
  const days = firstDays(options)
  if (files.length === 0) return null
  const { 'senza-suffisso': withoutSuffix = false } = options
  const memory = files.reduce((joined, { typed, costs }, at) => {
    const choice = { withoutSuffix, from: days.get(typed) ?? '' }
    return joined.with(costs, { file: typed, at }, choice)
  }, CostMemory.empty)
  return new AskedCosts(memory)
}
