import { costVATIn, type OpenedList, ownTermsIn, priceVATIn, rateInTitle } from '@margine/listino'
import { Unread } from '../../unread-file.ts'
import { asItIs } from '../page/first-terms.ts'
import { readingForm, type Terms } from './terms.ts'
import { utcDay } from './utc-day.ts'
import { messages } from './words.ts'

/**
 * The terms that a file is read with: what it says itself counts more than what was chosen for the one before. Throws
 * `Unread` where that can't be understood.
 */
export function termsFor({ table, layout, mapping }: OpenedList, chosen: Terms): Terms {
  const found = ownTermsIn(table, layout, utcDay())
  const [fault] = found?.faults ?? []
  if (fault !== undefined)
    throw new Unread(messages.unknownTerm(table.name, fault.column, fault.text))
  const own = found?.terms ?? null
  const marketplace = own?.marketplace ?? layout?.marketplace ?? chosen.marketplace
  const category = marketplace === chosen.marketplace ? chosen.category : ''
  const isThere = readingForm({ ...chosen, marketplace }).marketplace === marketplace
  // One that only dated cards have is calculated by today's.
  const tariffe = isThere ? chosen.tariffe : utcDay()
  // The amounts of a file that we wrote have in them what was tried.
  const before = own === null ? chosen : asItIs(chosen)
  const price = priceVATIn(table, mapping, layout)
  const rate = rateInTitle(table.header, mapping)
  const cost = costVATIn(table, mapping)
  const titled = {
    ...(price === null ? {} : { prezzoIncludesIVA: price }),
    ...(cost === null ? {} : { costoIncludesIVA: cost }),
    // VAT that was typed holds for all: a file that says its own is read by that.
    ...(mapping.vat === undefined ? {} : { aliquotaIVA: '' }),
    ...(rate === null ? {} : { aliquotaIVA: rate }),
  }
  return { ...before, ...titled, ...own, marketplace, category, tariffe }
}

/** What a file may say of its articles, or bring with it. */
const said = [
  'marketplace',
  'category',
  'tariffe',
  'regime',
  'aliquotaIVA',
  'prezzoIncludesIVA',
  'costoIncludesIVA',
] as const satisfies readonly (keyof Terms)[]

/** The terms that were chosen, and those that the file was read with instead. */
export type FileReading = { chosen: Terms; read: Terms }

/** The terms for the next file: what the one before said, and the seller didn't change since, is as it was chosen before. */
export function withoutSaid(terms: Terms, before: FileReading | null): Terms {
  if (before === null) return terms
  const { chosen, read } = before
  const back = said.filter((key) => terms[key] === read[key])
  return { ...terms, ...Object.fromEntries(back.map((key) => [key, chosen[key]])) }
}
