import { isOwnShop, type PaymentTerms, type TaxSettings, withSetting } from '@margine/engine'
import {
  type Conditions,
  conditionsColumn,
  conditionsInFile,
  settingOf,
} from '../articles/conditions.ts'
import {
  costVATIn,
  expensesVATIn,
  type OpenedList,
  priceVATIn,
  rateInTitle,
} from '../articles/open-list.ts'
import { ownTermsIn } from '../articles/own-terms.ts'
import { withSaid } from './profile-terms.ts'
import { ownRateIn, paymentIn, paysByPiece, profileTerms } from './seller-terms.ts'
import { asItIs, isOther, type OtherSettings, readingForm, type Terms } from './terms.ts'
import { Unread } from './unread-file.ts'
import { utcDay } from './utc-day.ts'
import { messages } from './words.ts'

/** Of returns a file that we wrote says all that counted. */
const withoutOwnReturns = ({ resiSu: _, ...terms }: Terms): Terms => terms

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
  const before = own === null ? chosen : withoutOwnReturns(asItIs(chosen))
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
    sale: othersSaid(said),
    ...(pubblicita === undefined
      ? {}
      : { pubblicita: pubblicita.slice(0, -1), pubblicitaIn: 'percento' as const }),
    ...(isByPiece === paysByPiece(chosen)
      ? {}
      : { pianoAmazon: isByPiece ? 'individuale' : 'professionale' }),
    ...(coefficiente === undefined ? {} : { imposte }),
  }
}

/** The settings that conditions say and no other term does. */
const othersSaid = (said: Conditions): OtherSettings =>
  Object.entries(said).reduce((sale, [word, text]) => {
    const setting = settingOf(word)
    return setting !== undefined && isOther(setting) ? withSetting(sale, setting, text) : sale
  }, {})

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

/** The terms that were chosen, and those that the file was read with instead. */
export type FileReading = { chosen: Terms; read: Terms }

/** Values as they were chosen before a file said others, but for what was changed since. */
function asChosen<Values extends object>(
  now: Values,
  { chosen, read }: { chosen: Partial<Values>; read: Partial<Values> },
): Values {
  const textOf = (value: unknown) => JSON.stringify(value)
  const names = Object.keys({ ...chosen, ...read }) as (keyof Values)[]
  const back = names.filter((name) => textOf(now[name]) === textOf(read[name]))
  return { ...now, ...Object.fromEntries(back.map((name) => [name, chosen[name]])) }
}

/** The terms for the next file: what the one before said, and the seller didn't change since, is as it was chosen before. */
export function withoutSaid(terms: Terms, before: FileReading | null): Terms {
  if (before === null) return terms
  const { chosen, read } = before
  const { prezzo, costo, spedizione } = terms
  const sale = asChosen(terms.sale ?? {}, { chosen: chosen.sale ?? {}, read: read.sale ?? {} })
  const isSame = (name: keyof Terms) => JSON.stringify(terms[name]) === JSON.stringify(read[name])
  return {
    ...asChosen(terms, before),
    // No file says what is tried.
    ...{ prezzo, costo, spedizione },
    ...(isSame('sale') ? {} : { sale }),
    fromProfile: profileTerms.filter((name) =>
      (isSame(name) ? chosen : terms).fromProfile.includes(name),
    ),
  }
}
