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
import type { Article } from '../articles/article.ts'
import type { ChannelCell } from '../channels/channel.ts'

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
  /** What it comes to on other marketplaces, in the order in which they were asked for; missing where none were. */
  channels?: readonly ChannelCell[]
  /** Whether no other marketplace that was asked for is known to leave more; missing where none were. */
  isBest?: boolean
}

const orElse = (amount: number, typed: string) =>
  Number.isNaN(amount) ? readNumber(typed) : amount

const said = (amount: number, typed: string) => (typed === '' ? amount : orElse(amount, typed))

/** Whether Amazon sends an article. */
const isSentByAmazon = ({ fee, lacksFulfilment }: Article): boolean =>
  !Number.isNaN(fee) || lacksFulfilment

/** What sending an article costs on the form's marketplace, and whether nobody says that: Amazon's fee counts on Amazon alone. */
export function sendingBy(form: CalculationFormData, article: Article) {
  const { fee, shipping } = article
  const isElsewhere = form.marketplace !== 'amazon' && isSentByAmazon(article)
  const ofFile = isElsewhere ? Number.NaN : Number.isNaN(fee) ? shipping : fee
  const found = said(ofFile, form.spedizione)
  return { shipping: found, isUnknown: isElsewhere && Number.isNaN(found) }
}

/**
 * Gives an article the amounts that its file doesn't say as the form has them; what that doesn't say either stays NaN, and is
 * a problem where Amazon sends what is sold elsewhere.
 */
export function complete(article: Article, form: CalculationFormData): void {
  const { shipping, isUnknown } = sendingBy(form, article)
  article.shipping = shipping
  article.isFulfilled &&= form.marketplace === 'amazon'
  if (isUnknown) article.problems = [...article.problems, { code: 'unsent', role: 'shipping' }]
  article.packaging = said(article.packaging, form.packaging)
  if (form.pubblicitaIn !== 'percento')
    article.advertising = said(article.advertising, form.pubblicita)
}

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
export const afterTaxOf = (figures: Figures, { taxes }: Pick<Rates, 'taxes'>): number =>
  taxes?.on(figures).dopoImposte ?? Number.NaN

/** Where nothing is lost. */
export const breakEven: Target = { kind: 'guadagno', amount: 0 }

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
