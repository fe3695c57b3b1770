import {
  betterPriceBelow,
  type CalculationFormData,
  type Figures,
  figuresOf,
  pricesOf,
  type Rates,
  readNumber,
  readSale,
  roundToCents,
  type Sale,
  type Target,
  type Verdict,
  verdictBy,
} from '@margine/engine'
import type { Article } from '../src/articles/article.ts'

/** What an article comes to. A price that there is none of is NaN. */
export type Answer = {
  commissione: number
  guadagno: number
  margine: number
  /** Null where the regime may not be the seller's: nothing is judged. */
  verdict: Verdict | null
  /** The lowest price that reaches the target. */
  minimum: number
  /** The lowest price at which nothing is lost. */
  breakEven: number
  /** In a dead zone, the lower price that earns most, and how much more it earns. */
  better: number
  loss: number
  /** Profit less taxes and contributions; NaN in a regime that has none. */
  afterTax: number
}

const orElse = (amount: number, typed: string) =>
  Number.isNaN(amount) ? readNumber(typed) : amount

/** A form's sale in a country: expenses are entered with Italian VAT in Italy alone. */
const enteredIn = (paese: string, form: CalculationFormData): Sale =>
  readSale(form.speseIncludonoIVA === true ? { ...form, paese } : form)

/** An article as a sale: what its file doesn't say is as the form has it. */
export function saleOf(article: Article, form: CalculationFormData): Sale {
  const sale = enteredIn(article.country, form)
  const { advertising } = article
  return {
    ...sale,
    prezzoVendita: article.price,
    costo: article.cost,
    spedizione: orElse(article.shipping, form.spedizione),
    packaging: orElse(article.packaging, form.packaging),
    ...(Number.isNaN(advertising) ? {} : { pubblicita: advertising, pubblicitaIn: 'euro' }),
    costoIncludesIVA: article.costIncludesVAT ?? form.costoIncludesIVA,
  }
}

const lowest = (sale: Sale, rates: Rates, target: Target): number =>
  pricesOf(sale, rates, target).prices[0]?.from ?? Number.NaN

/** What is left of a profit once taxes and contributions are paid. */
const afterTaxOf = (figures: Figures, { taxes }: Pick<Rates, 'taxes'>): number =>
  taxes?.on(figures).dopoImposte ?? Number.NaN

/** Where nothing is lost. */
const breakEven: Target = { kind: 'guadagno', amount: 0 }

/**
 * What an article without problems comes to, as the engine has it.
 *
 * @example
 * answerOf(saleOf(article, book.form), book.ratesOf('IT', 'books'), { kind: 'margine', percent: 20 }).minimum
 */
export function answerOf(sale: Sale, rates: Rates, target: Target): Answer {
  const figures = figuresOf(sale, rates)
  const { commissione, guadagno, margine } = figures
  const better = betterPriceBelow(sale, rates)
  const earned = better === null ? 0 : figuresOf({ ...sale, prezzoVendita: better }, rates).guadagno
  return {
    commissione,
    guadagno,
    margine,
    verdict: verdictBy(rates, figures),
    minimum: lowest(sale, rates, target),
    breakEven: lowest(sale, rates, breakEven),
    better: better ?? Number.NaN,
    loss: better === null ? 0 : roundToCents(roundToCents(earned) - roundToCents(guadagno)),
    afterTax: afterTaxOf(figures, rates),
  }
}
