import type { Country, Currency } from './countries.ts'
import { type Fee, type FeeTerms, isPercentage, termsOf } from './fee.ts'
import type { Basis, Category, DatedCard, RateCard } from './rate-card.ts'
import type { Source } from './sources.ts'
import { describeRule, feesInWords } from './words.ts'

/** What a marketplace charges for a sale: the one thing the calculation and the info box both read. */
export type FeeRule = {
  /** The marketplace's name. */
  label: string
  /** What its charges are called among the costs of a sale. */
  costName: string
  basis: Basis
  /** Whether it is charged on the price alone, whatever the customer pays for shipping. */
  leavesShippingOut: boolean
  /** In the order in which they are charged. */
  fees: readonly Fee[]
  /** What each of them is worked out by. */
  terms: readonly FeeTerms[]
  source: Source
  /** The day from which its card is in force (ISO 8601); null for a row of version 1.3.1 and the seller's own. */
  validFrom: string | null
  /** The store that charges these rates. */
  store: string
  /** Whether the fees are given with VAT that a seller in the ordinary regime deducts. */
  includesVat: boolean
  /** What the marketplace has to say of its own, or null. */
  ownNote: string | null
  /** Whether its parts are shown one by one: beyond version 1.3.1, which shows their sum. */
  isItemised: boolean
  /** What is charged, in Italian, with its amounts in the currency of the sale: see {@link wordsOf}. */
  words: (currency: Currency) => { withVat: RuleWords; withoutVat: RuleWords }
}

/** A fee rule said in Italian. */
export type RuleWords = {
  /** On what is charged, and how much: a sentence without its full stop. */
  description: string
  /** The closing fee and what the marketplace adds or leaves out, or null when there is nothing to say. */
  note: string | null
}

function wordsIn(currency: Currency, basis: Basis, fees: readonly Fee[], ownNote: string | null) {
  const { rate, note } = feesInWords(fees, ownNote, currency)
  return {
    withVat: { description: describeRule(basis, true, rate), note },
    withoutVat: { description: describeRule(basis, false, rate), note },
  }
}

/** Written when they are first asked for: a page needs those of a single rule, and the table has hundreds. */
function wordsFor(basis: Basis, fees: readonly Fee[], ownNote: string | null): FeeRule['words'] {
  const written: Partial<Record<Currency, ReturnType<typeof wordsIn>>> = {}
  return (currency) => (written[currency] ??= wordsIn(currency, basis, fees, ownNote))
}

/** The rule of a card for what is charged by it. */
export function ruleOf(
  card: Pick<RateCard, 'label' | 'basis' | 'note' | 'store' | 'includesVat' | 'leavesShippingOut'> &
    Partial<Pick<DatedCard, 'validFrom'>>,
  { fees, source }: Pick<Category, 'fees' | 'source'>,
): FeeRule {
  const { label, basis, note, store = label, validFrom = null, includesVat = false } = card
  const rule = {
    label,
    costName: `Commissione ${label}`,
    basis,
    leavesShippingOut: card.leavesShippingOut === true,
    source,
    validFrom,
    store,
    includesVat,
    ownNote: note,
    isItemised: validFrom !== null,
  }
  return withFees(rule, fees)
}

/** Whether a fee comes to nothing where no other fee comes to anything: VAT is a share of the others. */
const isNothing = (fee: Fee): boolean =>
  fee.kind === 'vat' || ('rate' in fee && fee.rate.kind === 'flat' && fee.rate.percent === 0)

/**
 * Whether nothing is charged, whatever the price.
 *
 * @example
 * isFree(ratesOf({ ...defaultFormData, marketplace: 'woocommerce' }).rule) // true
 */
export const isFree = ({ fees }: Pick<FeeRule, 'fees'>): boolean => fees.every(isNothing)

/** A rule with its fees, or with others. */
export const withFees = (
  rule: Omit<FeeRule, 'fees' | 'terms' | 'words'>,
  fees: readonly Fee[],
): FeeRule => ({
  ...rule,
  fees,
  terms: fees.map(termsOf),
  words: wordsFor(rule.basis, fees, rule.ownNote),
})

/**
 * A rule in Italian, for a sale in a country.
 *
 * @example
 * const { rule, country } = ratesOf(defaultFormData)
 * wordsOf(rule, country).description // 'Sul prezzo con IVA: 15%'
 */
export function wordsOf(
  { words }: Pick<FeeRule, 'words'>,
  { currency, vatPercent }: Pick<Country, 'currency' | 'vatPercent'>,
): RuleWords {
  const { withVat, withoutVat } = words(currency)
  return vatPercent === 0 ? withoutVat : withVat
}

/**
 * A rule with one flat percentage in place of all that it charges in percent of the price; basis, the other
 * fees and notes stay.
 *
 * @example
 * withFlatRate(ratesOf(defaultFormData).rule, 20).words('EUR').withoutVat.description // 'Sul prezzo: 20%'
 */
export function withFlatRate(rule: FeeRule, percent: number): FeeRule {
  const flat: Fee = { kind: 'commission', rate: { kind: 'flat', percent } }
  return withFees(rule, [flat, ...rule.fees.filter(({ kind }) => !isPercentage(kind))])
}
