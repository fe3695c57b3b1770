import {
  conditionsColumn,
  conditionsInFile,
  conditionsInWords,
  unsaidFund,
} from '../articles/conditions.ts'
import type { OpenedList } from '../articles/open-list.ts'
import { type OwnTerms, ownTermsIn } from '../articles/own-terms.ts'
import { Misuse } from './misuse.ts'
import type { Options } from './options.ts'

/** The option that says what a column of a file of ours does. */
const optionOf = {
  marketplace: 'marketplace',
  prezzoIncludesIVA: 'prezzo-senza-iva',
  costoIncludesIVA: 'costo-con-iva',
  regime: 'regime',
} as const satisfies Record<keyof OwnTerms, keyof Options>

/**
 * What a file of ours says of all its articles; null where it doesn't. An option that says the same wins; else what can't be
 * understood ends the command.
 *
 * @param today the day that it is in UTC
 */
export function termsIn(
  { table, layout }: Pick<OpenedList, 'table' | 'layout'>,
  options: Options,
  today: string,
): OwnTerms | null {
  const found = ownTermsIn(table, layout, today)
  const fault = found?.faults.find(({ field }) => options[optionOf[field]] === undefined)
  if (fault === undefined) return found?.terms ?? null
  const { field, column, text } = fault
  throw new Misuse(
    `«${table.name}»: nella colonna «${column}» «${text}» non si capisce. Correggi il file, o usa --${optionOf[field]}.`,
  )
}

/** Conditions that hold on the marketplace alone that a file was calculated for. */
const ofMarketplace = ['commissione', 'prime', 'pagamento', 'pagamento-fisso', 'piano'] as const

/**
 * The options of a command with what a file of ours was calculated by besides, and that in words; an option that was typed
 * wins. Throws where it can't be understood.
 */
export function withConditions(
  { table, layout }: Pick<OpenedList, 'table' | 'layout'>,
  options: Options,
): { options: Options; said: string[] } {
  const { conditions, fault } = conditionsInFile(table, layout)
  if (fault !== null)
    throw new Misuse(
      `«${table.name}»: nella colonna «${conditionsColumn.name}» «${fault}» non si capisce. Correggi il file.`,
    )
  const read: Options = Object.fromEntries(
    Object.entries(conditions)
      .filter(([, text]) => text !== unsaidFund)
      .map(([word, text]) => [word, text === '' ? true : text]),
  )
  if (options.marketplace !== undefined) for (const one of ofMarketplace) delete read[one]
  const said = conditionsInWords(conditions)
  const typed = Object.keys(read).filter((one) => options[one as keyof Options] !== undefined)
  const others = typed.length === 0 ? '' : ` Vale quello che hai scritto: --${typed.join(', --')}.`
  return {
    options: { ...read, ...options },
    said: said === '' ? [] : [`${table.name}: calcolato con «${said}».${others}`],
  }
}
