import type { PaymentTerms } from './added-fields.ts'
import { roundToCents } from './amounts/rounding.ts'
import { calculateForm, type FormProblem } from './calculate.ts'
import { changeField, type FieldChange } from './change-field.ts'
import {
  type ChosenCategories,
  type ComparedCategory,
  comparedCategory,
  saidBy,
} from './compared-category.ts'
import { expenseThere } from './expenses-abroad.ts'
import { figuresOf } from './figures.ts'
import { type CalculationFormData, isOwnShop } from './form.ts'
import { cardsOf } from './rates/added-rates.ts'
import { ratesOf } from './rates/asked-rates.ts'
import { margine131 } from './rates/cards/margine-1.3.1.ts'
import type { Country } from './rates/countries.ts'
import { isPaymentKnown, saysPayment } from './rates/payment.ts'
import type { CategoryTable } from './rates/rate-card.ts'
import type { Rates } from './rates/rates.ts'
import type { Source } from './rates/sources.ts'
import { readSale } from './sale.ts'
import { profitOf } from './solve/goal.ts'
import { lowestPriceFor } from './solve/prices-for.ts'
import { type Verdict, verdictBy } from './verdict.ts'

/** Where a product can be sold, by keys of the form. */
type Place = { marketplace: string; paese: string }

/** A product on a marketplace in a country, beside others. */
export type ComparedRow = Place & {
  /** The marketplace's name. */
  label: string
  country: Country
  /** VAT of the product in percent. */
  vatPercent: number
  /** Null where the fees depend on none, and where the form's is none of them. */
  category: ComparedCategory | null
  /** The day from which the card is in force (ISO 8601); null for a row of version 1.3.1 and the seller's own. */
  validFrom: string | null
  source: Source
  guadagno: number
  margine: number
  verdict: Verdict | null
  /** By profit to the cent, from 1; rows that earn the same share it. Null where it can't be compared. */
  rank: number | null
  /**
   * Why it can't: what it earns is in another currency than the form, or under another tax regime, or nobody said what
   * shipping costs the seller, where Amazon does it for the form, or what payments cost in a shop of their own.
   */
  apart: 'currency' | 'regime' | 'shipping' | 'payment' | null
  /** The lowest price, as entered, that earns what the form does; null where none does or it can't be compared. */
  prezzoPari: number | null
  /** Who ships: where Amazon does it for the form, a row beside it tells the form shipped by the seller. */
  shippedBy: 'amazon' | 'seller'
  /** Unknown costs, which are not in it: shipping instead of Amazon, a payment service of one's own shop. */
  unknown: readonly ('spedizione' | 'pagamento')[]
  /** Whether it is the form itself. */
  isForm: boolean
  /** What makes the form this row, one after the other. */
  changes: readonly FieldChange[]
}

/** A form on every marketplace and in every country, or what keeps it from a result. */
export type Comparison = { ok: true; rows: ComparedRow[] } | { ok: false; problems: FormProblem[] }

/** What the seller says that other places cost, where the form can't: as typed, blank where they didn't. */
export type CostsElsewhere = {
  /** Shipping a piece that Amazon ships for the form. */
  spedizione?: string
  /** The same on single marketplaces, by their keys; there it counts before that. */
  spedizioneSu?: Readonly<Record<string, string>>
  /** The payment service of shops of one's own. */
  pagamento?: PaymentTerms | null
}

/** Where a form sells. A key that stands for nothing counts as in its rates. */
function placeOf({ marketplace, paese }: CalculationFormData, { cards }: Rates): Place {
  return {
    marketplace: Object.hasOwn(cards.marketplaces, marketplace) ? marketplace : 'altro',
    paese: Object.hasOwn(cards.countries, paese) ? paese : 'IT',
  }
}

/** Every marketplace in the form's country, then the form's marketplace in every other country, where it is known. */
function placesBeside({ marketplace, paese }: Place, { cards }: Rates): Place[] {
  const isKnown = Object.hasOwn(margine131.marketplaces, marketplace)
  const others = Object.keys(cards.countries).filter((other) => isKnown && other !== paese)
  return [
    ...Object.keys(cards.marketplaces).map((other) => ({ marketplace: other, paese })),
    ...others.map((other) => ({ marketplace, paese: other })),
  ]
}

/**
 * What takes a form somewhere else, but for the category. A commission of the seller's own is agreed with one
 * marketplace, and a VAT of the product's own is that of one country.
 */
function changesTo(place: Place, form: CalculationFormData, own: Place): FieldChange[] {
  const { marketplace, paese } = place
  const changes: FieldChange[] = []
  if (marketplace !== form.marketplace) changes.push({ field: 'marketplace', value: marketplace })
  if (marketplace !== own.marketplace && form.commissionePropria != null)
    changes.push({ field: 'commissionePropria', value: null })
  if (paese !== form.paese) changes.push({ field: 'paese', value: paese })
  if (paese !== own.paese && (form.aliquotaIVA ?? '') !== '')
    changes.push({ field: 'aliquotaIVA', value: '' })
  return changes
}

const withChanges = (
  form: CalculationFormData,
  changes: readonly FieldChange[],
): CalculationFormData =>
  changes.reduce((changed, { field, value }) => changeField(changed, field, value), form)

/** The categories that a form's fees depend on, null where they depend on none. */
const tableOf = (form: CalculationFormData): CategoryTable | null =>
  form.commissionePropria == null ? cardsOf(form).tariffOf(form.marketplace).table : null

/** Whether Amazon ships for a form, and doesn't elsewhere. */
const isShippedAnew = (form: CalculationFormData, there: CalculationFormData): boolean =>
  form.logisticaAmazon != null && there.logisticaAmazon == null

/** What shipping is said to cost there; blank where that is nothing. */
function shippingThere({ marketplace }: CalculationFormData, costs: CostsElsewhere): string {
  const own = costs.spedizioneSu?.[marketplace]?.trim() ?? ''
  return own === '' ? (costs.spedizione?.trim() ?? '') : own
}

/** What the seller said of the costs that a form has elsewhere, and has not here. */
function saidCosts(
  form: CalculationFormData,
  there: CalculationFormData,
  costs: CostsElsewhere,
): FieldChange[] {
  const { pagamento = null } = costs
  const spedizione = shippingThere(there, costs)
  const changes: FieldChange[] = []
  if (spedizione !== '' && isShippedAnew(form, there))
    changes.push({ field: 'spedizione', value: expenseThere(spedizione, form, there) })
  const isElsewhere = there.marketplace !== form.marketplace
  if (pagamento !== null && isElsewhere && isOwnShop(there) && !saysPayment(there.pagamento))
    changes.push({ field: 'pagamento', value: pagamento })
  return changes
}

/** The unknown costs of a form on another marketplace. */
function unknownOf(
  form: CalculationFormData,
  there: CalculationFormData,
  costs: CostsElsewhere,
): ComparedRow['unknown'] {
  const unknown: ('spedizione' | 'pagamento')[] = []
  if (isShippedAnew(form, there) && shippingThere(there, costs) === '') unknown.push('spedizione')
  if (!isPaymentKnown(there)) unknown.push('pagamento')
  return unknown
}

const shipperOf = ({ logistics }: Rates): ComparedRow['shippedBy'] =>
  logistics === null ? 'seller' : 'amazon'

function apartFrom(
  own: Rates,
  { country, taxes }: Rates,
  unknown: ComparedRow['unknown'],
): ComparedRow['apart'] {
  if (country.currency !== own.country.currency) return 'currency'
  if ((taxes === null) !== (own.taxes === null)) return 'regime'
  if (unknown.includes('spedizione')) return 'shipping'
  return unknown.includes('pagamento') ? 'payment' : null
}

/** Ranks rows by profit. */
function ranked(rows: readonly ComparedRow[]): ComparedRow[] {
  const profits = rows
    .filter(({ apart }) => apart === null)
    .map(({ guadagno }) => roundToCents(guadagno))
    .sort((one, other) => other - one)
  return rows.map((row) =>
    row.apart === null ? { ...row, rank: profits.indexOf(roundToCents(row.guadagno)) + 1 } : row,
  )
}

/**
 * The same product at the same price on every marketplace of the form's country, and on the form's marketplace in
 * every country that has it: each row is what `calculate` says of the form with that marketplace, country and
 * category, each changed by `changeField`.
 *
 * Where Amazon ships the piece there is one more row: the same shipped by the seller. What that costs is unknown, there and
 * on every other marketplace, until the seller says so.
 *
 * The seller's own commission goes along to other countries and not to other marketplaces, a VAT of the product's own
 * the other way round: another country has its standard one. The forfettario regime is offered in Italy alone: elsewhere
 * a row is of the ordinary one, and stands apart.
 *
 * @param chosen categories for the other rows, in place of those that the product's nature suggests
 * @param costs what the seller says that other places cost
 * @example
 * const form = { ...defaultFormData, categoria: 'clothing', costo: '12,50', prezzoVendita: '39,90' }
 * const found = compare(form)
 * found.ok && found.rows.find(({ rank }) => rank === 1)?.marketplace // 'amazon', where VAT is lowest
 */
export function compare(
  form: CalculationFormData,
  chosen: ChosenCategories = {},
  costs: CostsElsewhere = {},
): Comparison {
  const ownRates = ratesOf(form)
  const calculation = calculateForm(form, ownRates)
  if (!calculation.ok) return calculation

  const own = placeOf(form, ownRates)
  const said = saidBy(form, ownRates.categories?.field ?? null)
  const asMuch = profitOf(calculation.result.guadagno)

  const rowAt = (place: Place, isHere: boolean, changes: readonly FieldChange[]): ComparedRow => {
    const isForm = isHere && changes.length === 0
    const moved = withChanges(form, changes)
    const isUnknown = isHere && ownRates.category === null
    const table = isUnknown ? null : tableOf(moved)
    const category = table && comparedCategory(table, said, isHere ? {} : chosen)
    const chooses: FieldChange[] =
      isHere || category === null ? [] : [{ field: category.field, value: category.key }]
    const placed = withChanges(moved, chooses)
    const costsThere = isForm ? [] : saidCosts(form, placed, costs)
    const there = withChanges(placed, costsThere)
    const rates = ratesOf(there)
    const sale = readSale(there)
    const { rule, country, vatPercent } = rates
    const unknown = unknownOf(form, there, costs)
    const apart = apartFrom(ownRates, rates, unknown)
    const figures = figuresOf(sale, rates)
    const { guadagno, margine } = figures
    const prezzoPari = apart === null ? lowestPriceFor(sale, rates, asMuch) : null
    return {
      ...place,
      ...{ label: rule.label, country, vatPercent, category },
      ...{ validFrom: rule.validFrom, source: rule.source },
      ...{
        guadagno,
        margine,
        verdict: verdictBy(rates, figures),
        rank: null,
        apart,
        prezzoPari,
        isForm,
      },
      shippedBy: shipperOf(rates),
      unknown,
      changes: [...changes, ...chooses, ...costsThere],
    }
  }
  const rows = placesBeside(own, ownRates).map((place) => {
    const isHere = place.marketplace === own.marketplace && place.paese === own.paese
    return rowAt(place, isHere, isHere ? [] : changesTo(place, form, own))
  })
  if (ownRates.logistics !== null)
    rows.push(rowAt(own, true, [{ field: 'logisticaAmazon', value: null }]))
  return { ok: true, rows: ranked(rows) }
}
