import {
  betterPriceBelow,
  type CalculationFormData,
  figuresOf,
  pricesOf,
  type Rates,
  readNumber,
  readSale,
  roundToCents,
  type Sale,
  type Target,
  type Verdict,
  verdictOf,
} from '@margine/engine'
import type { Article } from '../articles/article.ts'
import type { ChannelCell } from '../channels/channel.ts'

/** What an article comes to. A price that there is none of is NaN. */
export type Answer = {
  commissione: number
  guadagno: number
  margine: number
  verdict: Verdict
  /** The lowest price that reaches the target. */
  minimum: number
  /** The lowest price at which nothing is lost. */
  breakEven: number
  /** In a dead zone, the lower price that earns most, and how much more it earns. */
  better: number
  loss: number
  /** What it comes to on other marketplaces, in the order in which they were asked for; missing where none were. */
  channels?: readonly ChannelCell[]
  /** Whether no other marketplace that was asked for is known to leave more; missing where none were. */
  isBest?: boolean
}

const orElse = (amount: number, typed: string) =>
  Number.isNaN(amount) ? readNumber(typed) : amount

/** Gives an article the amounts that its file doesn't say as the form has them. */
export function complete(article: Article, form: CalculationFormData): void {
  article.shipping = orElse(article.shipping, form.spedizione)
  article.packaging = orElse(article.packaging, form.packaging)
  article.advertising = orElse(article.advertising, form.pubblicita)
}

/** A form's sale in a country: expenses are entered with Italian VAT in Italy alone. */
const enteredIn = (paese: string, form: CalculationFormData): Sale =>
  readSale(form.speseIncludonoIVA === true ? { ...form, paese } : form)

/** An article as a sale: what its file doesn't say is as the form has it. */
export const saleOf = (article: Article, form: CalculationFormData): Sale => ({
  ...enteredIn(article.country, form),
  prezzoVendita: article.price,
  costo: article.cost,
  spedizione: orElse(article.shipping, form.spedizione),
  packaging: orElse(article.packaging, form.packaging),
  pubblicita: orElse(article.advertising, form.pubblicita),
  costoIncludesIVA: article.costIncludesVAT ?? form.costoIncludesIVA,
})

const lowest = (sale: Sale, rates: Rates, target: Target): number =>
  pricesOf(sale, rates, target).prices[0]?.from ?? Number.NaN

/** Where nothing is lost. */
export const breakEven: Target = { kind: 'guadagno', amount: 0 }

/**
 * What an article without problems comes to, as the engine has it.
 *
 * @example
 * answerOf(saleOf(article, book.form), book.ratesOf('IT', 'books'), { kind: 'margine', percent: 20 }).minimum
 */
export function answerOf(sale: Sale, rates: Rates, target: Target): Answer {
  const { commissione, guadagno, margine } = figuresOf(sale, rates)
  const better = betterPriceBelow(sale, rates)
  const earned = better === null ? 0 : figuresOf({ ...sale, prezzoVendita: better }, rates).guadagno
  return {
    commissione,
    guadagno,
    margine,
    verdict: verdictOf({ guadagno, margine }),
    minimum: lowest(sale, rates, target),
    breakEven: lowest(sale, rates, breakEven),
    better: better ?? Number.NaN,
    loss: better === null ? 0 : roundToCents(roundToCents(earned) - roundToCents(guadagno)),
  }
}
