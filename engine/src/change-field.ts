import { addedDefaults, withoutDefaults } from './added-fields.ts'
import { dayOf } from './asked-day.ts'
import { withExpensesOf } from './expenses-abroad.ts'
import {
  type CalculationFormData,
  isOwnShop,
  onSpecifiedMarketplace,
  primeApplies,
} from './form.ts'
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
 * The form with one field changed, and what follows from that on any card: choosing Amazon resets ManoMano's category
 * and the reverse, leaving Amazon's clothing takes Prime back, and without a date a marketplace that only dated cards
 * have becomes Amazon.
 */
function withField<Field extends keyof CalculationFormData>(
  form: CalculationFormData,
  field: Field,
  value: CalculationFormData[Field],
): CalculationFormData {
  const changed = { ...form, [field]: value }
  if (field === 'marketplace' && value === 'amazon') changed.categoriaManoMano = 'base'
  if (field === 'marketplace' && value === 'manomano') changed.categoria = 'base'
  if (field === 'marketplace' && !isOwnShop(changed) && changed.pagamento != null)
    changed.pagamento = null
  if (!primeApplies(changed)) changed.prime = false
  return onSpecifiedMarketplace(changed)
}

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
 * that this was said of, and nothing else. How long a piece lies in stock counts by a card alone.
 */
function withShipper(before: CalculationFormData, form: CalculationFormData) {
  const { logisticaAmazon: piece } = form
  if (piece == null || fbaCardOf(form) !== null) return form
  const isSaid =
    saidFeeOf(piece) > 0 && form.marketplace === 'amazon' && form.paese === before.paese
  return { ...form, logisticaAmazon: isSaid ? { ...piece, mesi: '' } : null }
}

/** Whether a form's shipping is what the seller pays to send a piece to Amazon. */
const goesToAmazon = ({ logisticaAmazon }: CalculationFormData): boolean => logisticaAmazon != null

/** Whether a form's cards are known: while a day is being typed they are not. */
const namesCards = (form: CalculationFormData): boolean =>
  (form.tariffe ?? addedDefaults.tariffe) === addedDefaults.tariffe || dayOf(form) !== null

/** Another value for one field of a form. */
export type FieldChange = {
  [Field in keyof CalculationFormData]-?: { field: Field; value: CalculationFormData[Field] }
}[keyof CalculationFormData]

/**
 * The form with one field changed and everything that follows from it, as it is stored: choosing Amazon resets
 * ManoMano's category and the reverse, leaving Amazon's clothing takes Prime back; where rates of a day come or go, a
 * category that the cards lack goes back to `base`, and a marketplace that only dated cards have to Amazon; where
 * Amazon's logistics are none and no fee of theirs is said, the seller ships. What it costs to send a piece to Amazon is not what it costs to send
 * it to a customer: where another one ships, shipping is blank. A marketplace takes the money itself: a payment service
 * stays in shops of one's own only. Abroad, expenses typed with Italian VAT are written without it.
 *
 * @example
 * const form = { ...defaultFormData, tariffe: '2026-02-01', categoria: 'kitchen' }
 * changeField(form, 'tariffe', '1.3.1') // defaultFormData
 */
export function changeField<Field extends keyof CalculationFormData>(
  form: CalculationFormData,
  field: Field,
  value: CalculationFormData[Field],
): CalculationFormData {
  const changed = withField(form, field, value)
  const isDated = dayOf(form) !== null || dayOf(changed) !== null
  const placed = isDated && namesCards(changed) ? onItsCards(changed) : changed
  // While its fee is being typed, Amazon goes on shipping.
  const isSettled = field !== 'logisticaAmazon' && namesCards(changed)
  const shipping = isSettled ? withShipper(form, placed) : placed
  const shipped =
    goesToAmazon(shipping) === goesToAmazon(form) ? shipping : { ...shipping, spedizione: '' }
  return withoutDefaults(withExpensesOf(form, shipped))
}
