import { roundToCents } from '@margine/engine'
import { anySale, type CostMemory } from '../costs/cost-memory.ts'
import { type ChargedRate, type PieceFacts, rateKey, salesKey } from '../costs/piece-facts.ts'
import type { TypedCost } from '../costs/typed-cost.ts'
import { getOrInsert } from '../get-or-insert.ts'
import { hasCards } from './card-days.ts'
import type { Figures } from './figures.ts'
import { channelName } from './known.ts'
import type { Line } from './line.ts'
import type { Outcomes } from './outcomes.ts'

/** What sending and advertising a piece of an article really cost on a marketplace, in euro without VAT; 0 for nothing. */
type RealCost = { sku: string; channel: string; fulfilment: number; advertising: number }

/** Of how many of a hundred pieces sold on a marketplace it is told that they came back. */
type RealReturns = { channel: string; marketplace: string; percent: number }

/** What a marketplace really charged for an article; null where no card is as old as its sales, or they tell no category. */
type RealRate = { sku: string; channel: string; rate: ChargedRate | null }

/** How many pieces of an article a marketplace sells in a month. */
type RealSales = { sku: string; channel: string; monthly: number }

/** How many months reports have of a marketplace, days that they lack left out; 0 for none. */
export type MonthsOf = (channel: string) => number

/** Of how many articles the sales on a marketplace tell the category, come to none, or tell nothing. */
export type MarketplaceRates = { marketplace: string; told: number; odd: number; untold: number }

type KnownRate = RealRate & { rate: ChargedRate }

const isKnown = (real: RealRate): real is KnownRate => real.rate !== null

type RealShares = {
  /** Advertising in percent of what buyers paid; NaN where nothing was sold. */
  advertisingPercent: number
  /** Pieces that came back, on each marketplace that tells them. */
  returns: readonly RealReturns[]
  /** The marketplaces, by their names, whose refunds don't say how many pieces came back: their pieces don't count there. */
  withoutReturns: readonly string[]
}

/** What the list can take over of a period. */
export type RealTerms = RealShares & {
  costs: readonly RealCost[]
  rates: readonly RealRate[]
  sales: readonly RealSales[]
}

/** Of how many articles a marketplace, by its name, tells the pieces, and of how many months. */
export type MarketplaceSales = { marketplace: string; articles: number; months: number }

/** The same, counted: articles with real costs and rates, how many of which have another one remembered. */
export type RealTermsFacts = RealShares & {
  logistics: number
  otherLogistics: number
  advertising: number
  otherAdvertising: number
  rates: readonly MarketplaceRates[]
  otherRates: number
  sales: readonly MarketplaceSales[]
}

type Sold = {
  sku: string
  channel: string
  pieces: number
  fulfilment: number
  advertising: number
}

/** In percent of a whole, to two decimals. */
const percentOf = (part: number, whole: number) =>
  whole > 0 ? roundToCents((part / whole) * 100) : Number.NaN

const each = (amount: number, pieces: number) =>
  pieces > 0 ? Math.max(0, roundToCents(amount / pieces)) : 0

/** What buyers paid in the stores that some advertising of the account is for, and that advertising. */
type Shared = { incassi: number; advertising: number }

/** By store what is shared there; under a blank store what a report tells of all stores of a marketplace. */
class SharedAdvertising {
  readonly #shared = new Map<string, Shared>()

  constructor(lines: readonly { line: Line; figures: Figures }[]) {
    for (const { line, figures } of lines) {
      for (const one of this.#of(line)) one.incassi += figures.incassi
      if (line.kind !== null) this.#in(line.channel, line.store).advertising += figures.pubblicita
    }
  }

  /** What of it is for an amount that buyers paid. */
  for(line: Line, incassi: number): number {
    let sum = 0
    for (const one of this.#of(line))
      if (one.incassi > 0) sum += (one.advertising * incassi) / one.incassi
    return sum
  }

  #of({ channel, store }: Line): Shared[] {
    return [...new Set(['', store])].map((one) => this.#in(channel, one))
  }

  #in(channel: string, store: string): Shared {
    return getOrInsert(this.#shared, `${channel}\n${store}`, () => ({ incassi: 0, advertising: 0 }))
  }
}

/**
 * What was really charged in Italy, by marketplace, as the list counts it: what Amazon took for sending a piece, and
 * advertising, of which every article bears its own and its share of what the account was charged for, by what buyers paid in all stores that it is for.
 *
 * @param outcomes those of the ordinary regime: the list counts such costs without VAT
 */
export function realTermsOf(
  lines: readonly Line[],
  outcomes: Outcomes,
  monthsOf: MonthsOf,
): RealTerms {
  const inEuro = lines
    .filter((line) => line.currency === 'EUR')
    .map((line) => ({ line, figures: outcomes.figuresOf(line) }))
  const shared = new SharedAdvertising(inEuro)
  const italian = inEuro.filter(({ line }) => outcomes.countryOf(line) === 'IT')
  const untold = new Set(
    italian
      .filter(({ line }) => line.kind === null && line.untoldBack > 0)
      .map(({ line }) => line.channel),
  )
  const all = { incassi: 0, advertising: 0 }
  const back = new Map<string, { sold: number; returned: number }>()
  const articles = new Map<string, Sold>()
  for (const { line, figures } of italian) {
    const { channel, sku, kind, sold, returned } = line
    const own = kind === null ? figures.pubblicita : 0
    const advertising = own + shared.for(line, figures.incassi)
    all.incassi += figures.incassi
    all.advertising += advertising
    if (!untold.has(channel)) {
      const pieces = getOrInsert(back, channel, () => ({ sold: 0, returned: 0 }))
      pieces.sold += sold
      pieces.returned += returned
    }
    if (kind !== null || !(sold > 0)) continue
    const none = () => ({ sku, channel, pieces: 0, fulfilment: 0, advertising: 0 })
    const article = getOrInsert(articles, `${channel}\n${sku}`, none)
    article.pieces += sold
    article.advertising += advertising
    if (channel === 'amazon') article.fulfilment += figures.logistica - figures.trattenuta
  }
  return {
    costs: Array.from(articles.values(), ({ sku, channel, pieces, fulfilment, advertising }) => ({
      ...{ sku, channel },
      fulfilment: each(fulfilment, pieces),
      advertising: each(advertising, pieces),
    })).filter(({ fulfilment, advertising }) => fulfilment > 0 || advertising > 0),
    rates: ratesIn(
      italian.map(({ line }) => line),
      outcomes,
    ),
    advertisingPercent: percentOf(all.advertising, all.incassi),
    sales: salesOf(
      italian.map(({ line }) => line),
      monthsOf,
    ),
    returns: [...back]
      .filter(([, { sold }]) => sold > 0)
      .map(([channel, { sold, returned }]) => ({
        ...{ channel, marketplace: channelName(channel) },
        // More may come back in a month than are sold in it.
        percent: Math.min(100, percentOf(returned, sold)),
      })),
    withoutReturns: [...untold].map(channelName),
  }
}

/** How many pieces of each article each marketplace sells in a month, those that come back too. */
function salesOf(lines: readonly Line[], monthsOf: MonthsOf): RealSales[] {
  const sold = new Map<string, { sku: string; channel: string; pieces: number }>()
  for (const { sku, channel, kind, sold: pieces } of lines) {
    if (kind !== null || sku === '' || !(pieces > 0)) continue
    getOrInsert(sold, `${channel}\n${sku}`, () => ({ sku, channel, pieces: 0 })).pieces += pieces
  }
  return [...sold.values()].flatMap(({ sku, channel, pieces }) => {
    const months = monthsOf(channel)
    return months > 0 ? { sku, channel, monthly: roundToCents(pieces / months) } : []
  })
}

/** What each marketplace charged for each article; of one that a report tells in several stores the one with most sales. */
function ratesIn(lines: readonly Line[], outcomes: Outcomes): RealRate[] {
  const most = new Map<string, Line>()
  for (const line of lines) {
    if (line.kind !== null || !hasCards(line.channel)) continue
    const key = `${line.channel}\n${line.sku}`
    if (line.sold > (most.get(key)?.sold ?? 0)) most.set(key, line)
  }
  return Array.from(most.values(), (line) => ({
    sku: line.sku,
    channel: line.channel,
    rate: outcomes.chargedRateOf(line),
  }))
}

/** Of how many articles the sales on each marketplace tell the category that they were charged by. */
function marketplaceRates(rates: readonly RealRate[]): MarketplaceRates[] {
  const found = new Map<string, MarketplaceRates>()
  for (const { channel, rate } of rates) {
    const none = () => ({ marketplace: channelName(channel), told: 0, odd: 0, untold: 0 })
    const of = getOrInsert(found, channel, none)
    if (rate === null) of.untold++
    else if (rate.categories.length === 0) of.odd++
    else of.told++
  }
  return [...found.values()]
}

/** How many articles some real terms are of, and of how many something else is remembered. */
export function realTermsFacts(
  terms: RealTerms,
  memory: CostMemory,
  monthsOf: MonthsOf,
): RealTermsFacts {
  const { costs, rates, sales, ...shares } = terms
  const count = (part: 'fulfilment' | 'advertising') => {
    const real = costs.filter((one) => one[part] > 0)
    const others = real.filter((one) => {
      const sale = { ...anySale, marketplace: one.channel }
      return (memory.of(one.sku, sale)?.parts[part] ?? one[part]) !== one[part]
    })
    const articles = (of: typeof real) => new Set(of.map(({ sku }) => sku)).size
    return [articles(real), articles(others)] as const
  }
  const [logistics, otherLogistics] = count('fulfilment')
  const [advertising, otherAdvertising] = count('advertising')
  const otherRates = rates.filter(isKnown).filter(({ sku, channel, rate }) => {
    const known = memory.of(sku)?.facts[rateKey(channel)]
    return known !== undefined && known.percent !== rate.percent
  })
  return {
    ...{ logistics, otherLogistics, advertising, otherAdvertising },
    ...{ rates: marketplaceRates(rates), otherRates: otherRates.length },
    sales: [...Map.groupBy(sales, ({ channel }) => channel)].map(([channel, { length }]) => ({
      marketplace: channelName(channel),
      articles: length,
      months: monthsOf(channel),
    })),
    ...shares,
  }
}

/** Which real costs and rates are remembered. */
export type RealTermsChosen = Partial<
  Record<'logistics' | 'advertising' | 'rates' | 'sales', boolean>
>

const nobodys = { listing: '', ean: '', country: '' }

/**
 * Real costs and rates as they are remembered: a part of 0 says nothing. Advertising is of the marketplace that it was paid
 * for; that Amazon sends an article, and for how much, is told of it wherever it is sold.
 */
export function typedCosts(
  { costs, rates, sales }: RealTerms,
  chosen: RealTermsChosen,
): TypedCost[] {
  const facts = new Map<string, PieceFacts>()
  for (const { sku, channel, rate } of chosen.rates ? rates.filter(isKnown) : [])
    facts.set(sku, { ...facts.get(sku), [rateKey(channel)]: rate })
  for (const { sku, channel, monthly } of chosen.sales ? sales : [])
    facts.set(sku, { ...facts.get(sku), [salesKey(channel)]: { monthly } })
  const said = (
    sku: string,
    parts: TypedCost['parts'],
    more: Partial<TypedCost> = {},
  ): TypedCost => ({
    ...{ ids: { sku, ...nobodys }, parts, includesVAT: null, currency: 'EUR' },
    ...more,
  })
  const sent = costs.filter(({ fulfilment }) => chosen.logistics && fulfilment > 0)
  const advertised = costs.filter(({ advertising }) => chosen.advertising && advertising > 0)
  return [
    ...Array.from(facts, ([sku, of]) => said(sku, {}, { facts: of })),
    ...sent.map(({ sku, fulfilment }) => said(sku, { fulfilment })),
    ...advertised.map(({ sku, channel, advertising }) =>
      said(sku, { advertising }, { marketplace: channel }),
    ),
  ]
}
