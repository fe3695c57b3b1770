import type { PaymentTerms } from '../added-fields.ts'
import { shareOf } from '../amounts/percent.ts'
import { readNumber } from '../amounts/read.ts'
import { readPercent } from '../amounts/read-percent.ts'
import { type CalculationFormData, isOwnShop } from '../form.ts'

/** What a payment service takes: percent of all that the customer pays, with VAT, and so much for each payment. */
export type Payment = { percent: number; fixed: number }

/** Whether terms say what they take: those that are chosen and left blank don't. */
export const saysPayment = (pagamento: PaymentTerms | null | undefined): boolean =>
  pagamento != null && `${pagamento.percentuale}${pagamento.fissa}`.trim() !== ''

/**
 * Whether what a shop takes is its own payment service, which another one takes the place of.
 *
 * @example
 * isOwnPayment({ marketplace: 'shopify' }) // true: the 2.9 % of its row are Shopify Payments
 */
export const isOwnPayment = ({ marketplace }: Pick<CalculationFormData, 'marketplace'>): boolean =>
  marketplace === 'shopify'

/**
 * Whether all that a sale pays is known: in a shop of one's own a payment service takes its part, the shop's own or another.
 *
 * @example
 * isPaymentKnown({ marketplace: 'woocommerce', pagamento: null }) // false
 */
export const isPaymentKnown = (
  form: Pick<CalculationFormData, 'marketplace' | 'pagamento'>,
): boolean =>
  !isOwnShop(form) || saysPayment(form.pagamento) || (form.pagamento == null && isOwnPayment(form))

/** A payment service in numbers; null where none is named. */
export const readPayment = (terms: PaymentTerms | null | undefined): Payment | null =>
  terms == null ? null : { percent: readPercent(terms.percentuale), fixed: readNumber(terms.fissa) }

/** What a payment service takes of a payment. */
export const amountOfPayment = ({ percent, fixed }: Payment, paid: number): number =>
  shareOf(paid, percent) + fixed
