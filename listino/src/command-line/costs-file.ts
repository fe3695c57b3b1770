import { accountOf, type ColumnAccount, leftOut } from '../articles/account.ts'
import { whyLeftOut } from '../articles/account-words.ts'
import { costColumns } from '../articles/cost-columns.ts'
import { Costs } from '../articles/costs.ts'
import { sheetsInWords } from '../articles/sheets-in-words.ts'
import { tableInWords } from '../articles/table-in-words.ts'
import { costParts } from '../costs/parts.ts'
import { openArticles } from '../file-kind.ts'
import { identifiers, type Mapping, type Role } from '../layouts/role.ts'
import type { Table } from '../table/table.ts'
import { accountInWords } from './account.ts'
import { countedUnasked, withNamed } from './columns.ts'
import { opened } from './files.ts'
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
  'costi' | 'foglio-costi' | 'colonna-costi' | 'senza-suffisso' | 'decimali-costi'
>

/**
 * The costs that a command names, and what there is to say of their file; null where it names none.
 *
 * @param others columns of the file that count besides, for something else than costs
 */
export async function costsOf(
  options: CostOptions,
  others: Mapping = {},
): Promise<{ costs: Costs; account: ColumnAccount[]; said: string[] } | null> {
  const { costi } = options
  if (costi === undefined) return null
  return opened(costi, async (source) => {
    const { table } = await openArticles(source, {
      sheet: options['foglio-costi'] ?? null,
      amount: 'cost',
    })
    const proposed = costColumns(table)
    const unasked = countedUnasked(proposed.mapping, proposed.certainty)
    const mapping = withNamed(unasked, options['colonna-costi'], table.header, 'costs')
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
    const withoutSuffix = options['senza-suffisso'] ?? false
    const decimalMark = markOf(options, 'decimali-costi')
    const costs = await Costs.of(table, { mapping, decimalMark, withoutSuffix })
    const said = [
      ...placeLines(table, '--foglio-costi'),
      ...decodingInWords(table),
      ...accountInWords(costi, account, '--colonna-costi', 'costs'),
    ]
    return { costs, account, said }
  })
}
