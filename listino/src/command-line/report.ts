import type { CalculationFormData } from '@margine/engine'
import type { Costs } from '../articles/costs.ts'
import type { OpenedList } from '../articles/open-list.ts'
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
export const first = (lines: readonly string[]): string[] =>
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
    ...(costs.charged === 0
      ? []
      : [`${name}: la commissione pagata conta nella pagina, qui no: vale la tabella.`]),
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
