import {
  addedDefaults,
  type CalculationFormData,
  isPercent,
  readAmount,
  type SettingLeaf,
  type SettingName,
  saysContributions,
  settingIn,
  settingLeaves,
  settingNames,
  type TaxSettings,
} from '@margine/engine'
import type { Layout } from '../layouts/layout.ts'
import { type Cell, headerKey, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'

/** The column of results that says by what else they were calculated: `commissione 8 | prime`. */
export const conditionsColumn = { name: 'condizioni', title: 'Condizioni' } as const

const isAmount = (text: string) => {
  const { value, problem } = readAmount(text)
  return text !== '' && problem === null && value >= 0
}
const isShare = (text: string) => text !== '' && isPercent(text)

/** As a condition of `gestione`: nobody said which contributions are paid, and none are counted. */
export const unsaidFund = 'non detta'

const nameOf: Readonly<Record<string, SettingName>> = settingNames

/** What results may be calculated by that no other column says, by the words of the command line. */
const conditions = new Map(
  settingLeaves
    .map((one) => ({ one, name: nameOf[one.path] }))
    .flatMap(({ one, name }) =>
      name?.condition === undefined ? [] : [{ one, word: name.option, at: name.condition }],
    )
    .sort((one, other) => one.at - other.at)
    .map(({ word, one }) => [word, one] as const),
)

/** The setting that a word is about. */
export const settingOf = (word: string): SettingLeaf | undefined => conditions.get(word)

/** Whether a text may be a condition of this word. */
function mayBe(word: string, { leaf }: SettingLeaf, text: string): boolean {
  if (word === 'pubblicita') return text.endsWith('%') && isShare(text.slice(0, -1))
  switch (leaf.kind) {
    case 'flag':
      return text === ''
    case 'choice':
      return leaf.of.includes(text) || (word === 'gestione' && text === unsaidFund)
    case 'amount':
      return isAmount(text)
    default:
      return isShare(text)
  }
}

/** What results were calculated by, as typed; a switch that is on has an empty text. */
export type Conditions = Readonly<Record<string, string>>

/** Words with a text that isn't the value of their setting as it stands; null where they say nothing. */
const otherwise: Readonly<Record<string, (form: CalculationFormData) => string | null>> = {
  prime: ({ prime, marketplace }) => (prime && marketplace === 'amazon' ? '' : null),
  pubblicita: ({ pubblicita, pubblicitaIn }) =>
    pubblicitaIn === 'percento' ? `${pubblicita}%` : null,
}

/** What a form says of its taxes, the usual too. */
function taxesSaid(part: string | null, imposte: TaxSettings): string {
  if (part === 'gestione' && !saysContributions(imposte)) return unsaidFund
  return String(Reflect.get(imposte, part ?? ''))
}

/** What a form says by one word; null where it is as usual. */
function saidBy(word: string, one: SettingLeaf, form: CalculationFormData): string | null {
  const other = otherwise[word]
  if (other !== undefined) return other(form)
  if (one.field === 'imposte')
    return form.regime === 'forfettario'
      ? taxesSaid(one.part, form.imposte ?? addedDefaults.imposte)
      : null
  const value = settingIn(form, one)
  if (typeof value === 'boolean') return value ? '' : null
  const text = String(value ?? '')
  return text === '' || ('default' in one.leaf && text === one.leaf.default) ? null : text
}

/** What a form says that results have no other column for; of contributions, also that nobody said which. */
export const conditionsOf = (form: CalculationFormData): Conditions =>
  Object.fromEntries(
    [...conditions].flatMap(([word, one]) => {
      const said = saidBy(word, one, form)
      return said === null ? [] : [[word, said]]
    }),
  )

/**
 * Conditions as a cell has them.
 *
 * @example
 * conditionsInWords({ commissione: '8', prime: '' }) // 'commissione 8 | prime'
 */
export const conditionsInWords = (said: Conditions): string =>
  Object.entries(said)
    .map(([word, text]) => `${word} ${text}`.trim())
    .join(' | ')

/** The conditions that a cell names, and the first part of it that can't be understood; null where all can. */
function conditionsIn(cell: string): { conditions: Conditions; fault: string | null } {
  const found: Record<string, string> = {}
  for (const part of cell.split('|').map((one) => one.trim())) {
    const [word = '', ...rest] = part.split(' ')
    const text = rest.join(' ').trim()
    if (part === '') continue
    const one = conditions.get(word)
    if (one === undefined || !mayBe(word, one, text)) return { conditions: found, fault: part }
    found[word] = text
  }
  return { conditions: found, fault: null }
}

/** Where a file of ours has its conditions; -1 where it has none. */
export const conditionsAt = (header: readonly Cell[], layout: Layout | null): number =>
  layout?.key === 'margine' ? header.map(headerKey).indexOf(headerKey(conditionsColumn.name)) : -1

/** The conditions that a file of ours was calculated by, as its first row says that says some. */
export function conditionsInFile(
  { header, sample }: Pick<Table, 'header' | 'sample'>,
  layout: Layout | null,
) {
  const at = conditionsAt(header, layout)
  const cell = sample.map((row) => textIn(row[at])).find((text) => text !== '')
  return conditionsIn(cell ?? '')
}
