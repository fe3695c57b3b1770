import { addedDefaults, withoutDefaults } from './added-fields.ts'
import { dayOf } from './asked-day.ts'
import { withExpensesOf } from './expenses-abroad.ts'
import { type CalculationFormData, withField } from './form.ts'
import { cardsOf } from './rates/added-rates.ts'
import { datedCards } from './rates/cards/dated.ts'
import { saidFeeOf } from './rates/fba.ts'
import { fbaCardOf } from './rates/fba-offer.ts'
import type { CategoryField } from './rates/rate-card.ts'

const categoryFields = [
  'categoria',
  'categoriaManoMano',
  'categoriaEbay',
  'categoriaTikTok',
] as const satisfies readonly CategoryField[]

/**
 * A form on Amazon instead of a marketplace that only dated cards have, where those that it names lack it.
 *
 * @example
 * onItsMarketplace({ ...defaultFormData, marketplace: 'tiktok', tariffe: '2025-03-30' }).marketplace // 'amazon'
 */
export function onItsMarketplace(form: CalculationFormData): CalculationFormData {
  const { marketplaces } = cardsOf(form)
  const { marketplace } = form
  const isGone = Object.hasOwn(datedCards, marketplace) && !Object.hasOwn(marketplaces, marketplace)
  return isGone ? withField(form, 'marketplace', 'amazon') : form
}

/** The form with what its cards have: a marketplace or category that they lack goes back to its default. */
function onItsCards(form: CalculationFormData): CalculationFormData {
  const { marketplaces } = cardsOf(form)
  const kept = { ...onItsMarketplace(form) }
  for (const field of categoryFields) {
    const key = kept[field] ?? 'base'
    const isOffered = Object.values(marketplaces).some(
      ({ fees }) =>
        'categories' in fees && fees.field === field && Object.hasOwn(fees.categories, key),
    )
    if (!isOffered) kept[field] = 'base'
  }
  return kept
}

/**
 * The form with who ships it: where no card has Amazon's logistics, it ships what its fee is said for, in the country
 * that this was said of, or is asked for already, and nothing else. How long a piece lies in stock counts by a card alone.
 */
function withShipper(before: CalculationFormData, form: CalculationFormData) {
  const { logisticaAmazon: piece } = form
  if (piece == null || fbaCardOf(form) !== null) return form
  const isThere = form.marketplace === 'amazon' && form.paese === before.paese
  const isKept = isThere && (saidFeeOf(piece) > 0 || fbaCardOf(before) === null)
  return { ...form, logisticaAmazon: isKept ? { ...piece, mesi: '' } : null }
}

/** Whether a form's shipping is what the seller pays to send a piece to Amazon. */
const goesToAmazon = ({ logisticaAmazon }: CalculationFormData): boolean => logisticaAmazon != null

/** Whether a form's cards are known: while a day is being typed they are not. */
const namesCards = (form: CalculationFormData): boolean =>
  (form.tariffe ?? addedDefaults.tariffe) === addedDefaults.tariffe || dayOf(form) !== null

/** A changed form with what follows beyond the specification: see `changeField`. */
export function afterChange(
  field: keyof CalculationFormData,
  form: CalculationFormData,
  changed: CalculationFormData,
): CalculationFormData {
  const isDated = dayOf(form) !== null || dayOf(changed) !== null
  const placed = isDated && namesCards(changed) ? onItsCards(changed) : changed
  // While its fee is being typed, Amazon goes on shipping.
  const isSettled = field !== 'logisticaAmazon' && namesCards(changed)
  const shipping = isSettled ? withShipper(form, placed) : placed
  const shipped =
    goesToAmazon(shipping) === goesToAmazon(form) ? shipping : { ...shipping, spedizione: '' }
  return withoutDefaults(withExpensesOf(form, shipped))
}
