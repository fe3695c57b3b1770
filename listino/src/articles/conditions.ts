import {
  addedDefaults,
  type CalculationFormData,
  isPercent,
  readAmount,
  saysContributions,
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
const oneOf =
  (...words: readonly string[]) =>
  (text: string) =>
    words.includes(text)

/** What results may be calculated by that no other column says, by the words of the command line, with what each may be. */
const conditions = {
  commissione: isShare,
  prime: oneOf(''),
  pubblicita: (text: string) => text.endsWith('%') && isShare(text.slice(0, -1)),
  'spese-con-iva': oneOf(''),
  resi: isShare,
  'resi-rivendibili': isShare,
  'resi-costo': isAmount,
  pagamento: isShare,
  'pagamento-fisso': isAmount,
  piano: oneOf('individuale'),
  'spedizione-incassata': isAmount,
  coefficiente: isShare,
  sostitutiva: oneOf('15', '5'),
  /** Nobody said which contributions are paid: none are counted. */
  gestione: oneOf('nessuna', 'commercianti', 'artigiani', 'non detta'),
  riduzione: oneOf('nessuna', '35', '50'),
} as const

type Condition = keyof typeof conditions

/** What results were calculated by, as typed; a switch that is on has an empty text. */
export type Conditions = Readonly<Partial<Record<Condition, string>>>

const isCondition = (word: string): word is Condition => Object.hasOwn(conditions, word)

const taxesIn = (imposte: TaxSettings): Conditions => ({
  coefficiente: imposte.coefficiente,
  sostitutiva: imposte.sostitutiva,
  gestione: saysContributions(imposte) ? imposte.gestione : 'non detta',
  riduzione: imposte.riduzione,
})

/** What a form says that results have no other column for; of contributions, also that nobody said which. */
export function conditionsOf(form: CalculationFormData): Conditions {
  const { commissionePropria, pagamento, resi, spedizioneIncassata = '', pubblicita } = form
  const all: Record<Condition, string | null> = {
    commissione: commissionePropria?.percentuale ?? null,
    prime: form.prime && form.marketplace === 'amazon' ? '' : null,
    pubblicita: form.pubblicitaIn === 'percento' ? `${pubblicita}%` : null,
    'spese-con-iva': form.speseIncludonoIVA === true ? '' : null,
    resi: resi?.percentuale ?? null,
    'resi-rivendibili': resi?.rivendibili || null,
    'resi-costo': resi?.costo || null,
    pagamento: pagamento?.percentuale || null,
    'pagamento-fisso': pagamento?.fissa || null,
    piano: form.pianoAmazon === 'individuale' ? 'individuale' : null,
    'spedizione-incassata': spedizioneIncassata || null,
    coefficiente: null,
    sostitutiva: null,
    gestione: null,
    riduzione: null,
    ...(form.regime === 'forfettario' ? taxesIn(form.imposte ?? addedDefaults.imposte) : {}),
  }
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== null))
}

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
  const found: Partial<Record<Condition, string>> = {}
  for (const part of cell.split('|').map((one) => one.trim())) {
    const [word = '', ...rest] = part.split(' ')
    const text = rest.join(' ').trim()
    if (part === '') continue
    if (!isCondition(word) || !conditions[word](text)) return { conditions: found, fault: part }
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
