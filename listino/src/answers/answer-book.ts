import {
  type BulkColumns,
  betterColumns,
  betterPrices,
  compileTariffs,
  figuresOf,
  lowestPrices,
  type Rates,
  readSale,
  type Sale,
  type Target,
  type Tariffs,
  verdictBy,
} from '@margine/engine'
import type { Article } from '../articles/article.ts'
import type { RatesBook } from '../articles/rates-book.ts'
import { type Answer, afterTaxOf, breakEven, saleOf } from './answer.ts'

/** An article that can be calculated, as a sale. */
type Asked = { article: Article; sale: Sale }

/** How the form's sale is entered. */
type Entered = Pick<Sale, 'costoIncludesIVA' | 'pubblicitaIn'>

/** Rates make four tariffs: with costs as all are entered, or the other way round, and with advertising as all have it, or their own. */
const tariffOf = ({ rates }: Article, sale: Sale, form: Entered): number =>
  4 * rates +
  2 * Number(sale.costoIncludesIVA !== form.costoIncludesIVA) +
  Number(sale.pubblicitaIn !== form.pubblicitaIn)

function columnsOf(asked: readonly Asked[], form: Entered): BulkColumns {
  const { length } = asked
  const columns = {
    length,
    prezzoVendita: new Float64Array(length),
    costo: new Float64Array(length),
    spedizione: new Float64Array(length),
    packaging: new Float64Array(length),
    pubblicita: new Float64Array(length),
    tariffa: new Uint16Array(length),
  }
  asked.forEach(({ article, sale }, at) => {
    columns.prezzoVendita[at] = sale.prezzoVendita
    columns.costo[at] = sale.costo
    columns.spedizione[at] = sale.spedizione
    columns.packaging[at] = sale.packaging
    columns.pubblicita[at] = sale.pubblicitaIn === 'euro' ? sale.pubblicita : 0
    columns.tariffa[at] = tariffOf(article, sale, form)
  })
  return columns
}

/** Answers what articles come to, many at a time: each as `answerOf` does, with the prices of all looked for at once. */
export class AnswerBook {
  readonly #book: RatesBook
  readonly #target: Target
  #tariffs: Tariffs | null = null
  #known = 0

  /** @param book the rates that the articles name by their place in it */
  constructor(book: RatesBook, target: Target) {
    this.#book = book
    this.#target = target
  }

  /** The tariffs of all rates that have come up so far. */
  #compiled(): Tariffs {
    const { all, form } = this.#book
    const here = readSale(form)
    if (this.#tariffs === null || this.#known < all.length) {
      this.#known = all.length
      this.#tariffs = compileTariffs(
        all.flatMap((rates) => {
          const isItaly = rates.country === rates.cards.countryOf('IT')
          const sale = { ...here, speseIncludonoIVA: isItaly && form.speseIncludonoIVA === true }
          const turned = { ...sale, costoIncludesIVA: !sale.costoIncludesIVA }
          return [sale, turned].flatMap((one) => [
            { ...one, rates },
            { ...one, pubblicita: 0, pubblicitaIn: 'euro' as const, rates },
          ])
        }),
      )
    }
    return this.#tariffs
  }

  /** What every article comes to; null for one that has problems. */
  answers(articles: readonly Article[]): (Answer | null)[] {
    const asked = articles
      .filter(({ problems }) => problems.length === 0)
      .map((article) => ({ article, sale: saleOf(article, this.#book.form) }))
    const columns = columnsOf(asked, readSale(this.#book.form))
    const tariffs = this.#compiled()
    const minimum = new Float64Array(asked.length)
    const even = new Float64Array(asked.length)
    const found = betterColumns(asked.length)
    lowestPrices(columns, tariffs, this.#target, minimum)
    lowestPrices(columns, tariffs, breakEven, even)
    betterPrices(columns, tariffs, found)
    let next = 0
    return articles.map(({ problems, rates }) => {
      if (problems.length > 0) return null
      const at = next++
      const charged = this.#book.all[rates] as Rates
      const figures = figuresOf((asked[at] as Asked).sale, charged)
      const { commissione, guadagno, margine } = figures
      return {
        commissione,
        guadagno,
        margine,
        verdict: verdictBy(charged, figures),
        minimum: minimum[at] as number,
        breakEven: even[at] as number,
        better: found.better[at] as number,
        loss: found.loss[at] as number,
        afterTax: afterTaxOf(figures, charged),
      }
    })
  }
}
