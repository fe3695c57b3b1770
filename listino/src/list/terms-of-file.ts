import { isOwnShop, type PaymentTerms, type TaxSettings } from '@margine/engine'
import { type Conditions, conditionsColumn, conditionsInFile } from '../articles/conditions.ts'
import {
  costVATIn,
  expensesVATIn,
  type OpenedList,
  priceVATIn,
  rateInTitle,
} from '../articles/open-list.ts'
import { ownTermsIn } from '../articles/own-terms.ts'
import { withSaid } from './profile-terms.ts'
import {
  ownRateIn,
  type ProfileTerm,
  paymentIn,
  paysByPiece,
  profileTerms,
} from './seller-terms.ts'
import { asItIs, readingForm, type Terms } from './terms.ts'
import { Unread } from './unread-file.ts'
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
  const itsMarketplace = own?.marketplace ?? layout?.marketplace
  const marketplace = itsMarketplace ?? chosen.marketplace
  const category = marketplace === chosen.marketplace ? chosen.category : ''
  const isThere = readingForm({ ...chosen, marketplace }).marketplace === marketplace
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
  return withSaid(before, {
    ...titled,
    ...own,
    ...others,
    ...(itsMarketplace === undefined ? {} : { marketplace }),
    category,
    // A marketplace that only dated cards have is calculated by today's.
    ...(isThere ? {} : { tariffe: utcDay() }),
  })
}

/** What a file of ours was calculated by besides, as terms; none where it says nothing of that. */
function termsBy(said: Conditions, chosen: Terms): Partial<Terms> {
  if (Object.keys(said).length === 0) return {}
  const { marketplace, commissioni, prime = false } = chosen
  const { commissione = '', pubblicita, prime: eligible, piano, coefficiente } = said
  const isPrime = eligible !== undefined
  const imposte = taxesBy(said)
  const pagamento = paymentBy(said)
  const isByPiece = piano === 'individuale'
  return {
    ...(commissione === ownRateIn(chosen)
      ? {}
      : { commissioni: { ...commissioni, [marketplace]: commissione } }),
    ...(isPrime === prime ? {} : { prime: isPrime }),
    speseIncludonoIVA: said['spese-con-iva'] !== undefined,
    ...(isOwnShop(chosen) && JSON.stringify(pagamento) !== JSON.stringify(paymentIn(chosen))
      ? { pagamento }
      : {}),
    ...otherTexts(said, chosen),
    ...(pubblicita === undefined
      ? {}
      : { pubblicita: pubblicita.slice(0, -1), pubblicitaIn: 'percento' as const }),
    ...(isByPiece === paysByPiece(chosen)
      ? {}
      : { pianoAmazon: isByPiece ? 'individuale' : 'professionale' }),
    ...(coefficiente === undefined ? {} : { imposte }),
  }
}

/** The fields that conditions are typed in as they stand. */
const typedAs = {
  spedizioneIncassata: 'spedizione-incassata',
  resi: 'resi',
  resiRivendibili: 'resi-rivendibili',
  resiCosto: 'resi-costo',
} as const satisfies Partial<Record<keyof Terms, keyof Conditions>>

/** Of these fields what conditions say otherwise than was chosen; what they don't say is blank. */
const otherTexts = (said: Conditions, chosen: Terms): Partial<Terms> =>
  Object.fromEntries(
    Object.entries(typedAs)
      .map(([field, word]) => [field as keyof typeof typedAs, said[word] ?? ''] as const)
      .filter(([field, text]) => text !== (chosen[field] ?? '')),
  )

/** What takes the customer's money; null where conditions don't say. */
function paymentBy({ pagamento, 'pagamento-fisso': fissa }: Conditions): PaymentTerms | null {
  if (pagamento === undefined && fissa === undefined) return null
  return { percentuale: pagamento ?? '', fissa: fissa ?? '' }
}

function taxesBy({ coefficiente, sostitutiva, gestione, riduzione }: Conditions) {
  const said = { coefficiente, sostitutiva, riduzione }
  const fund = gestione === 'non detta' ? undefined : gestione
  const none = gestione === 'nessuna' ? true : undefined
  const all = Object.entries({ ...said, gestione: fund, senzaGestione: none })
  // Each is one of the words that a condition may be.
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Partial<TaxSettings>
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
  'pagamento',
  'pianoAmazon',
  'spedizioneIncassata',
  'resi',
  'resiRivendibili',
  'resiCosto',
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
  const isBack = (name: ProfileTerm) => (back as readonly string[]).includes(name)
  return {
    ...terms,
    ...Object.fromEntries(back.map((key) => [key, chosen[key]])),
    fromProfile: profileTerms.filter((name) =>
      (isBack(name) ? chosen : terms).fromProfile.includes(name),
    ),
  }
}
