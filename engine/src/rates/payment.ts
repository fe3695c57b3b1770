import type { PaymentTerms } from '../added-fields.ts'
import { shareOf } from '../amounts/percent.ts'
import { readNumber } from '../amounts/read.ts'
import { readPercent } from '../amounts/read-percent.ts'
import { type CalculationFormData, isOwnShop } from '../form.ts'

/** What a payment service takes: percent of all that the customer pays, with VAT, and so much for each payment. */
export type Payment = { percent: number; fixed: number }

/** Whether terms are chosen and left blank: what they take is unknown. */
const isBlankPayment = ({ percentuale, fissa }: PaymentTerms): boolean =>
  percentuale.trim() === '' && fissa.trim() === ''

/**
 * Whether all that a sale pays is known: in a shop of one's own a payment service takes its part besides.
 *
 * @example
 * isPaymentKnown({ marketplace: 'shopify', pagamento: null }) // false
 */
export const isPaymentKnown = ({
  marketplace,
  pagamento,
}: Pick<CalculationFormData, 'marketplace' | 'pagamento'>): boolean =>
  !isOwnShop({ marketplace }) || (pagamento != null && !isBlankPayment(pagamento))

/** A payment service in numbers; null where none is named. */
export const readPayment = (terms: PaymentTerms | null | undefined): Payment | null =>
  terms == null ? null : { percent: readPercent(terms.percentuale), fixed: readNumber(terms.fissa) }

/** What a payment service takes of a payment. */
export const amountOfPayment = ({ percent, fixed }: Payment, paid: number): number =>
  shareOf(paid, percent) + fixed
