import { defaultFormData, ratesOf } from '@margine/engine'
import { counted } from '../counted.ts'
import { getOrInsert } from '../get-or-insert.ts'
import { isItalianRate, isOwnRate } from '../layouts/vat.ts'
import type { Article } from './article.ts'
import { mostCompared } from './duplicates.ts'
import { isUsable } from './usable.ts'

/** What a row says that its article doesn't tell. */
type Said = {
  /** Whether the column of VAT leaves it blank, and doesn't say the standard rate by that. */
  isBlankVAT: boolean
  isAuction: boolean
}

const countryOf = (paese: string) => ratesOf({ ...defaultFormData, paese }).country

/** Countries of the European Union that Margine calculates sales in, but for Italy. */
const inUnion: ReadonlySet<string> = new Set(['FR', 'DE', 'ES', 'NL'])

/** Rows of one country with one rate of VAT. */
type Rated = { country: string; rate: string; count: number }

/** The first of some texts, and how many there are. */
class FirstAndCount {
  first = ''
  count = 0

  push(text: string): void {
    if (this.count++ === 0) this.first = text
  }
}

/** Counts what sellers have to know of rows that are calculated all the same. */
export class RowNotes {
  /** By country. */
  readonly #withoutVAT = new Map<string, number>()
  /** By country and rate. */
  readonly #rated = new Map<string, Rated>()
  #auctions = 0
  /** Sale prices above the price they stand in for, which the shop doesn't ask. */
  salesAbove = 0
  /** The title of a column of pieces that are taken for those of a month, though it says no month; empty where there is none. */
  takenForMonthly = ''
  /** What stands there and is no number of pieces: how often, and the first. */
  readonly unreadSales = new FirstAndCount()
  /** Whether every article was compared with all before it. */
  areAllCompared = true

  add(article: Article, { isBlankVAT, isAuction }: Said): void {
    if (!isUsable(article)) return
    const { country, vat } = article
    if (isAuction) this.#auctions++
    if (isBlankVAT) this.#withoutVAT.set(country, (this.#withoutVAT.get(country) ?? 0) + 1)
    if (vat === null) return
    getOrInsert(this.#rated, `${country} ${vat}`, () => ({ country, rate: vat, count: 0 })).count++
  }

  /** How many articles have no VAT though there is a column for it, and at which rate they count; empty where there are none. */
  get withoutVAT(): string {
    const counts = [...this.#withoutVAT]
    const total = counts.reduce((sum, [, count]) => sum + count, 0)
    if (total === 0) return ''
    const [rate, ...others] = new Set(counts.map(([country]) => countryOf(country).vatPercent))
    const at = others.length === 0 ? `al ${rate}%` : "all'aliquota ordinaria del paese"
    return `${counted(total, 'riga', 'righe')} senza IVA: ${total === 1 ? 'contata' : 'contate'} ${at}`
  }

  /** The rest, sentence by sentence. */
  get warnings(): string[] {
    const foreign = [...this.#rated.values()].filter(
      ({ country, rate }) => !isOwnRate(rate, country),
    )
    return [
      ...(this.#auctions === 0 ? [] : [auctionsInWords(this.#auctions)]),
      ...(this.salesAbove === 0 ? [] : [salesAboveInWords(this.salesAbove)]),
      ...(this.takenForMonthly === '' ? [] : [takenForMonthlyInWords(this.takenForMonthly)]),
      ...(this.unreadSales.count === 0 ? [] : [unreadSalesInWords(this.unreadSales)]),
      ...(this.areAllCompared ? [] : [comparedInWords]),
      ...(foreign.length === 0 ? [] : [foreignInWords(foreign)]),
    ]
  }
}

/** That a row may come again unseen: of so many that are not all kept. */
const comparedInWords = `Righe doppie cercate fra i primi ${counted(mostCompared, 'articolo', 'articoli')}.`

const auctionsInWords = (count: number): string =>
  count === 1
    ? "1 asta: contata al prezzo di oggi, che può salire fino all'ultimo."
    : `${counted(count, 'asta', 'aste')}: contate al prezzo di oggi, che può salire fino all'ultimo.`

const takenForMonthlyInWords = (title: string): string =>
  `«${title}» conta come pezzi venduti in un mese: se è di un altro periodo, il guadagno al mese non è giusto.`

const unreadSalesInWords = ({ first, count }: FirstAndCount): string =>
  `${counted(count, 'riga', 'righe')} senza pezzi al mese: «${first}» non è un numero di pezzi.`

const salesAboveInWords = (count: number): string =>
  `${counted(count, 'riga', 'righe')} con un prezzo in offerta più alto di quello regolare: conta il regolare, come nel negozio.`

/** That rates are none of their country's. Italian ones may be right elsewhere in the Union: below a yearly sum of sales there. */
function foreignInWords(foreign: readonly Rated[]): string {
  const total = foreign.reduce((sum, { count }) => sum + count, 0)
  const named = new Set(foreign.map(({ country, rate }) => `${countryOf(country).name} ${rate}%`))
  const isAllowed = foreign.some(({ country, rate }) => inUnion.has(country) && isItalianRate(rate))
  const said = `${counted(total, 'riga', 'righe')} con un'aliquota IVA che nel loro paese non c'è (${[...named].join(', ')}): conta quella scritta.`
  return isAllowed
    ? `${said} L'IVA italiana è giusta solo se vendi agli altri paesi UE per meno di 10.000 € l'anno.`
    : said
}
