import {
  changedProfile,
  endsBeforeItBegins,
  invalidAmount,
  isAmount,
  isMonthOrBlank,
  type ProfileChange,
  type SellerProfile,
} from '@margine/contract'
import { addedDefaults, isPercent, readAmount, readPercent } from '@margine/engine'
import type { YearTerms } from '@margine/listino'
import { words } from './words.ts'

export type Cost = NonNullable<SellerProfile['speseFisse']>[number]

/** What a seller calls a cost. */
export const nameOf = ({ nome }: Cost): string => nome.trim() || words.costs.untitled

/** Why an amount can't be kept; null where it can, or nothing is typed yet. */
export const amountWrong = (text: string): string | null =>
  text.trim() === '' || isAmount(text) ? null : invalidAmount

/** Whether a row of a fixed cost says nothing: it isn't kept, and hinders nothing. */
const isBlank = ({ nome, importo, dal, al }: Cost): boolean =>
  [nome, importo, dal, al].every((text) => text.trim() === '')

const isCostWrong = (cost: Cost): boolean =>
  !isBlank(cost) &&
  (!isAmount(cost.importo) ||
    !isMonthOrBlank(cost.dal) ||
    !isMonthOrBlank(cost.al) ||
    endsBeforeItBegins(cost))

/** A change without the rows of fixed costs that say nothing. */
export const withoutBlankCosts = (change: ProfileChange): ProfileChange =>
  change.speseFisse
    ? { ...change, speseFisse: change.speseFisse.filter((cost) => !isBlank(cost)) }
    : change

/** Whether a profile would be another by a change. */
export function isUnsaved(change: ProfileChange, saved: SellerProfile): boolean {
  const inWords = (seller: SellerProfile) => JSON.stringify({ speseFisse: [], ...seller })
  return inWords(changedProfile(saved, withoutBlankCosts(change))) !== inWords(saved)
}

/** Whether something of the year's terms can't be kept as it was typed. */
export function isYearWrong(seller: SellerProfile): boolean {
  const { speseFisse = [], apertura = '', contributiVersati, accontiVersati } = seller
  const amounts = [contributiVersati?.importo, accontiVersati?.importo, seller.altriRedditi]
  return (
    speseFisse.some(isCostWrong) ||
    !isMonthOrBlank(apertura) ||
    amounts.some((amount) => amount !== undefined && !isAmount(amount)) ||
    (seller.addizionali !== undefined && !isPercent(seller.addizionali))
  )
}

/** Which fixed cost still lacks its amount, in words; null where none does. */
export function missingCost({ speseFisse = [] }: SellerProfile): string | null {
  const cost = speseFisse.find((one) => one.importo.trim() === '' && !isBlank(one))
  return cost === undefined ? null : words.costs.missing(nameOf(cost))
}

type Paid = SellerProfile['contributiVersati']

const amountPaid = (paid: Paid) =>
  paid ? { anno: paid.anno, importo: readAmount(paid.importo).value } : null

/** By what the months of a seller's year are worked out. */
export function yearTermsOf(seller: SellerProfile, regime: YearTerms['regime']): YearTerms {
  const { imposte, speseFisse = [], apertura = '', primaDel1996 = false } = seller
  const { contributiVersati, accontiVersati, altriRedditi = '', addizionali = '' } = seller
  return {
    regime,
    imposte: imposte ?? addedDefaults.imposte,
    speseFisse: speseFisse.map(({ importo, ogni, dal, al }) => ({
      importo: readAmount(importo).value,
      ogni,
      dal,
      al,
    })),
    apertura,
    primaDel1996,
    contributiVersati: amountPaid(contributiVersati),
    accontiVersati: amountPaid(accontiVersati),
    altriRedditi: readAmount(altriRedditi).value,
    addizionali: readPercent(addizionali),
  }
}
