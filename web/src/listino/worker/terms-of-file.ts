import type { TaxSettings } from '@margine/engine'
import {
  type Conditions,
  conditionsColumn,
  conditionsInFile,
  conditionsInWords,
  costVATIn,
  expensesVATIn,
  type OpenedList,
  ownTermsIn,
  priceVATIn,
  rateInTitle,
} from '@margine/listino'
import { Unread } from '../../unread-file.ts'
import { asItIs } from '../page/first-terms.ts'
import { ownRateIn, taxSettingsIn } from './seller-terms.ts'
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
  const { conditions, fault: unknown } = conditionsInFile(table, layout)
  if (unknown !== null)
    throw new Unread(messages.unknownTerm(table.name, conditionsColumn.title, unknown))
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
  const expenses = expensesVATIn(table, mapping)
  const titled = {
    ...(price === null ? {} : { prezzoIncludesIVA: price }),
    ...(cost === null ? {} : { costoIncludesIVA: cost }),
    ...(expenses === null ? {} : { speseIncludonoIVA: expenses }),
    // VAT that was typed holds for all: a file that says its own is read by that.
    ...(mapping.vat === undefined ? {} : { aliquotaIVA: '' }),
    ...(rate === null ? {} : { aliquotaIVA: rate }),
  }
  const others = termsBy(conditions, { ...before, marketplace })
  return { ...before, ...titled, ...own, ...others, marketplace, category, tariffe }
}

/** What a file of ours was calculated by besides, as terms, where that isn't what was chosen; none where it says nothing of that. */
function termsBy(said: Conditions, chosen: Terms): Partial<Terms> {
  if (Object.keys(said).length === 0) return {}
  const { marketplace, commissioni, prime = false, speseIncludonoIVA = false, resi = '' } = chosen
  const { commissione = '', pubblicita } = said
  const isPrime = said.prime !== undefined
  const isGross = said['spese-con-iva'] !== undefined
  const imposte = taxesBy(said)
  const isSame = areAlike(taxSettingsIn({ imposte }), taxSettingsIn(chosen))
  return {
    ...(commissione === ownRateIn(chosen)
      ? {}
      : { commissioni: { ...commissioni, [marketplace]: commissione } }),
    ...(isPrime === prime ? {} : { prime: isPrime }),
    ...(isGross === speseIncludonoIVA ? {} : { speseIncludonoIVA: isGross }),
    ...((said.resi ?? '') === resi ? {} : { resi: said.resi ?? '' }),
    ...(pubblicita === undefined
      ? {}
      : { pubblicita: pubblicita.slice(0, -1), pubblicitaIn: 'percento' as const }),
    ...(said.coefficiente === undefined || isSame ? {} : { imposte }),
  }
}

const areAlike = (one: TaxSettings, other: TaxSettings): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

function taxesBy({ coefficiente, sostitutiva, gestione, riduzione }: Conditions) {
  const said = { coefficiente, sostitutiva, riduzione }
  const fund = gestione === 'non detta' ? undefined : gestione
  const none = gestione === 'nessuna' ? true : undefined
  const all = Object.entries({ ...said, gestione: fund, senzaGestione: none })
  // Each is one of the words that a condition may be.
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Partial<TaxSettings>
}

/** What the page has no field for. */
const unheard = [
  'pagamento',
  'pagamento-fisso',
  'piano',
  'spedizione-incassata',
  'resi-rivendibili',
  'resi-costo',
] as const

/** What a file of ours was calculated by that doesn't count here, in Italian; empty where there is nothing. */
export function unheardInWords({ table, layout }: Pick<OpenedList, 'table' | 'layout'>): string {
  const { conditions } = conditionsInFile(table, layout)
  const some = Object.fromEntries(
    unheard.flatMap((word) => (conditions[word] === undefined ? [] : [[word, conditions[word]]])),
  )
  const said = conditionsInWords(some)
  return said === '' ? '' : messages.unheard(said)
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
  'commissioni',
  'prime',
  'speseIncludonoIVA',
  'resi',
  'pubblicita',
  'pubblicitaIn',
  'imposte',
] as const satisfies readonly (keyof Terms)[]

/** The terms that were chosen, and those that the file was read with instead. */
export type FileReading = { chosen: Terms; read: Terms }

/** The terms for the next file: what the one before said, and the seller didn't change since, is as it was chosen before. */
export function withoutSaid(terms: Terms, before: FileReading | null): Terms {
  if (before === null) return terms
  const { chosen, read } = before
  const textOf = (value: unknown) => JSON.stringify(value)
  const back = said.filter((key) => textOf(terms[key]) === textOf(read[key]))
  return { ...terms, ...Object.fromEntries(back.map((key) => [key, chosen[key]])) }
}
