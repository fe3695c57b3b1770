import {
  type CalculationFormData,
  isOwnShop,
  isPaymentKnown,
  paymentServices,
  ratesOf,
  type Target,
} from '@margine/engine'
import { type Answer, sendingBy } from '../answers/answer.ts'
import { AnswerBook } from '../answers/answer-book.ts'
import type { Article } from '../articles/article.ts'
import { saidElsewhere } from '../articles/elsewhere.ts'
import type { OpenedList } from '../articles/open-list.ts'
import type { RatesBook } from '../articles/rates-book.ts'
import type { CategoryClues } from '../categories/category-of.ts'
import { type CategoryRule, compileRules } from '../categories/rules.ts'
import {
  bestOf,
  type Channel,
  type ChannelAnswer,
  ChannelBook,
  isChannel,
  mostChannels,
} from '../channels/channel.ts'
import type { NamedChannel } from '../channels/columns.ts'
import { marketplaceName } from '../writing/term-columns.ts'
import { type FileTerms, formOf } from './form.ts'
import { Misuse } from './misuse.ts'
import type { Options } from './options.ts'

/** Options that hold on the list's own marketplace alone. */
const ofOwnMarketplace = ['categoria', 'commissione', 'pagamento', 'pagamento-fisso'] as const

const unknown = { guadagno: Number.NaN, margine: Number.NaN, minimum: Number.NaN }

/** What holds for every article, as if the list were sold on a channel. Throws where `said` means nothing there. */
function bookOf(
  [marketplace, said]: readonly [string, string],
  form: CalculationFormData,
  reduced: string,
): ChannelBook {
  const channel: Channel = { marketplace, category: '', payment: '' }
  if (said === '') return new ChannelBook(channel, form, reduced)
  const services = paymentServices.map(({ key }) => key)
  const table = new ChannelBook(channel, form, reduced).book.tableOf(form.paese)
  const known = isOwnShop(form) ? services : Object.keys(table?.categories ?? {})
  if (!known.includes(said))
    throw new Misuse(
      known.length === 0
        ? `--confronta: ${marketplace} non ha categorie: togli «=${said}».`
        : `--confronta: «${said}» non c'è per ${marketplace}. Scegli tra ${known.join(', ')}.`,
    )
  const chosen = isOwnShop(form) ? { payment: said } : { category: said }
  return new ChannelBook({ ...channel, ...chosen }, form, reduced)
}

/** The channels that a list is compared on, as `--confronta` names them; none where it doesn't. */
export function channelBooks(
  options: Options,
  said: FileTerms,
  own: CalculationFormData,
  reduced: string,
  today: string,
): ChannelBook[] {
  const named = (options.confronta ?? '').split(',').filter((text) => text.trim() !== '')
  const pairs = named.map((text): [string, string] => {
    const [marketplace = '', chosen = ''] = text.split('=')
    return [marketplace.trim(), chosen.trim()]
  })
  const keys = pairs.map(([marketplace]) => marketplace)
  if (new Set([own.marketplace, ...keys]).size <= keys.length)
    throw new Misuse(
      `--confronta: indica una volta sola marketplace diversi da «${own.marketplace}», che è quello del listino.`,
    )
  if (keys.length > mostChannels)
    throw new Misuse(`--confronta: al massimo ${mostChannels} marketplace.`)
  const marketplaces = Object.keys(ratesOf(own).cards.marketplaces).filter(isChannel)
  const lacking = keys.find((key) => !marketplaces.includes(key))
  if (lacking !== undefined)
    throw new Misuse(
      `--confronta: «${lacking}» non c'è con queste tariffe, o non vende in Italia. Scegli tra ${marketplaces.join(', ')}.`,
    )
  return pairs.map((pair) => {
    const [marketplace] = pair
    const there = { ...options, marketplace }
    for (const option of ofOwnMarketplace) delete there[option]
    return bookOf(pair, formOf(there, said, today), reduced)
  })
}

/** Which amounts would be others on the channels that a list is compared on. */
export const elsewhereLines = (found: OpenedList, channels: readonly NamedChannel[]): string[] =>
  Object.entries(saidElsewhere(found, found.mapping, channels)).map(
    ([marketplace, sentences]) =>
      `${found.table.name}: ${sentences.join(' ')} Per leggere il file per quel canale usa --marketplace ${marketplace}.`,
  )

/** What articles come to on the channels of a command. */
export class ChannelAnswers {
  readonly #books: readonly ChannelBook[]
  readonly #answers: readonly AnswerBook[]
  readonly #own: RatesBook
  readonly #chosen: string
  readonly #ruled: (sku: string, name: string) => string | null

  /**
   * @param own the rates that the articles have on their own marketplace
   * @param chosen the category there of all articles of which nothing tells it; empty where none was chosen
   */
  constructor(
    books: readonly ChannelBook[],
    own: RatesBook,
    target: Target,
    chosen: string,
    rules: readonly CategoryRule[],
  ) {
    this.#books = books
    this.#answers = books.map(({ book }) => new AnswerBook(book, target))
    this.#own = own
    this.#chosen = chosen
    this.#ruled = compileRules(rules)
  }

  /** The list's own marketplace and the channels, as they are named. */
  get names(): [NamedChannel, ...NamedChannel[]] {
    const nameOf = (form: CalculationFormData) => ({
      marketplace: form.marketplace,
      label: marketplaceName(form),
    })
    return [nameOf(this.#own.form), ...this.#books.map(({ book }) => nameOf(book.form))]
  }

  /** Tells the answers of articles what those come to on every channel. */
  complete(articles: readonly Article[], answers: readonly (Answer | null)[]): void {
    if (this.#books.length === 0) return
    const found = this.#books.map((book, at) =>
      this.#on(book, this.#answers[at] as AnswerBook, articles),
    )
    answers.forEach((answer, at) => {
      if (answer === null) return
      const channels = found.map((all) => all[at] as ChannelAnswer)
      const [isBest = false, ...areBest] = bestOf(
        [answer, ...channels].map(({ guadagno }) => guadagno),
      )
      answer.isBest = isBest && isPaymentKnown(this.#own.form)
      answer.channels = channels.map((one, on) => ({ ...one, isBest: areBest[on] === true }))
    })
  }

  #on(there: ChannelBook, book: AnswerBook, articles: readonly Article[]): ChannelAnswer[] {
    const placed = articles.map((article) => {
      const { index, lacks } = there.placeOf(article.country, this.#cluesOf(article), article.vat)
      const { shipping, isUnknown } = sendingBy(there.book.form, article)
      const placed = { ...article, shipping, rates: index }
      return { article: placed, lacks: isUnknown ? (lacks ?? 'shipping') : lacks }
    })
    const known = placed.filter(({ lacks }) => lacks === null)
    const answers = book.answers(known.map(({ article }) => article))
    let next = 0
    return placed.map(({ lacks }): ChannelAnswer => {
      const answer = lacks === null ? (answers[next++] ?? null) : null
      if (answer === null) return { ...unknown, lacks }
      const { guadagno, margine, minimum } = answer
      return { guadagno, margine, minimum, lacks: null }
    })
  }

  #cluesOf({ country, namedCategory, ebayNumber, paying, sku, name }: Article): CategoryClues {
    return {
      table: this.#own.tableOf(country),
      named: namedCategory,
      number: ebayNumber,
      byReferral: paying,
      ruled: this.#ruled(sku, name),
      chosen: this.#chosen,
    }
  }
}
