import { type AddedFields, hasSameAdded, withoutDefaults } from './added-fields.ts'
import { defaultsOf } from './setting-values.ts'
import { specifiedSettings, type ValuesOf } from './settings.ts'

/**
 * What a seller fills in. Amounts are the text as typed (see `readNumber`), in the currency
 * of the country and without VAT unless a flag says otherwise; keys name rows of the catalogue.
 * Unknown keys are allowed: older records may hold them, and each has a documented fallback.
 */
export type CalculationFormData = SpecifiedFields & AddedFields

/** The fields of the specification, which every form has. */
export type SpecifiedFields = ValuesOf<typeof specifiedSettings>

/** The fields that hold an amount, in the order a seller meets them. */
export const amountFields = [
  'costo',
  'prezzoVendita',
  'spedizione',
  'packaging',
  'pubblicita',
] as const satisfies readonly (keyof CalculationFormData)[]

export type AmountField = (typeof amountFields)[number]

/** A new, empty calculation: Amazon in Italy, standard category, price with VAT, cost without. */
export const defaultFormData: SpecifiedFields = defaultsOf(specifiedSettings)

/**
 * Whether the Prime switch means anything for this form: Amazon's clothing only.
 *
 * @example
 * primeApplies({ ...defaultFormData, categoria: 'clothing' }) // true
 */
export function primeApplies(form: CalculationFormData): boolean {
  return form.marketplace === 'amazon' && form.categoria === 'clothing'
}

/**
 * Whether a sale is in a shop of one's own, where a payment service takes the money; a marketplace takes it itself.
 *
 * @example
 * isOwnShop({ marketplace: 'shopify' }) // true
 */
export const isOwnShop = ({ marketplace }: Pick<CalculationFormData, 'marketplace'>): boolean =>
  marketplace === 'shopify' || marketplace === 'woocommerce'

/** Marketplaces that have no shop for customers in Italy. */
export const notInItaly: readonly string[] = ['alibaba', 'rakuten', 'lazada', 'mercadolibre']

/** The marketplaces that only dated cards have. */
export const onlyDated: readonly string[] = ['tiktok']

/** A form without a date on a marketplace of version 1.3.1, or on an unknown one. */
const onSpecifiedMarketplace = (form: CalculationFormData): CalculationFormData =>
  form.tariffe === undefined && onlyDated.includes(form.marketplace)
    ? { ...form, marketplace: 'amazon' }
    : form

/**
 * A stored form as it is used: without what it holds by default, and without a date not on a marketplace that only
 * dated cards have.
 *
 * @example
 * normalForm({ ...defaultFormData, marketplace: 'tiktok', tariffe: '1.3.1' }) // defaultFormData
 */
export const normalForm = (form: CalculationFormData): CalculationFormData =>
  onSpecifiedMarketplace(withoutDefaults(form))

/**
 * Whether two forms hold the same, field by field, as typed; an added field that is absent holds its default.
 *
 * @example
 * isSameForm(defaultFormData, { ...defaultFormData, costo: '10' }) // false
 */
export function isSameForm(one: CalculationFormData, other: CalculationFormData): boolean {
  for (const field in defaultFormData) {
    const name = field as keyof CalculationFormData
    if (one[name] !== other[name]) return false
  }
  return hasSameAdded(one, other)
}

/**
 * The form with one field changed, and what follows from that on any card: choosing Amazon resets ManoMano's category
 * and the reverse, leaving Amazon's clothing takes Prime back, and without a date a marketplace that only dated cards
 * have becomes Amazon.
 */
export function withField<Field extends keyof CalculationFormData>(
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
