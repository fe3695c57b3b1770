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
  resi: 'resi',
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
