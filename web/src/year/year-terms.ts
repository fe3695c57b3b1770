import {
  endsBeforeItBegins,
  invalidAmount,
  isAmount,
  isMonthOrBlank,
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

const isCostWrong = (cost: Cost): boolean =>
  !isAmount(cost.importo) ||
  !isMonthOrBlank(cost.dal) ||
  !isMonthOrBlank(cost.al) ||
  endsBeforeItBegins(cost)

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
  const cost = speseFisse.find(({ importo }) => importo.trim() === '')
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
