import type { Currency } from './countries.ts'
import type { RuleWords } from './fee-rule.ts'
import type { Payment } from './payment.ts'
import { amountIn, percentInWords } from './words.ts'

/**
 * What a payment service takes, as a sentence.
 *
 * @example
 * paymentInWords({ percent: 1.5, fixed: 0.25 }, 'EUR') // 'Il servizio di pagamento prende l'1,5% di tutto ciò che paga il cliente, più 0,25 €.'
 */
function paymentInWords({ percent, fixed }: Payment, currency: Currency): string {
  const share = `${withArticle(percent)} di tutto ciò che paga il cliente`
  const each = `${amountIn(currency)(fixed)} per ogni pagamento`
  if (fixed === 0) return `Il servizio di pagamento prende ${share}.`
  return `Il servizio di pagamento prende ${percent === 0 ? each : `${share}, più ${each}`}.`
}

/** A percentage with its article: `l'1,5%`, `il 3,4%`. */
function withArticle(percent: number): string {
  const whole = Math.floor(percent)
  const isElided = whole === 1 || whole === 8 || whole === 11 || (whole >= 80 && whole < 90)
  if (isElided) return `l'${percentInWords(percent)}`
  return `${percent < 1 ? 'lo' : 'il'} ${percentInWords(percent)}`
}

/** Words of a rule and of a payment service. */
type Said = { of: RuleWords; payment: Payment; words: RuleWords }

/** Those asked for last: mostly the next are the same, and writing them takes as long as a result. */
let last: Said | null = null

const isSaid = ({ of, payment }: Said, words: RuleWords, { percent, fixed }: Payment) =>
  of === words && payment.percent === percent && payment.fixed === fixed

/** The words of a rule with what a payment service takes besides. */
export function withPayment(of: RuleWords, payment: Payment, currency: Currency): RuleWords {
  if (last === null || !isSaid(last, of, payment)) {
    const sentence = paymentInWords(payment, currency)
    const note = of.note === null ? sentence : `${of.note} ${sentence}`
    last = { of, payment, words: { ...of, note } }
  }
  return last.words
}
