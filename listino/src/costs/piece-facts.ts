import type { Measures } from '../articles/measures.ts'

/** What a marketplace really charged for the sales of an article in Italy, by its reports. */
export type ChargedRate = {
  /** In percent of what buyers paid with VAT; without VAT on the fee. */
  percent: number
  /** The categories of its card with fees that are those; empty where none has them. */
  categories: readonly string[]
  /** Of what buyers paid, percent that was set against the card. */
  share: number
}

/** A fact of a marketplace, by its key. */
export type RateKey = `rate ${string}`

/** How many pieces a marketplace sold, by its reports. */
export type Sales = {
  /** In a month, of what the reports have of months. */
  monthly: number
}

/** Those of a marketplace, by its key. */
export type SalesKey = `sales ${string}`

/** What is remembered of a piece beside what it costs; each counts as a whole, and for every sale. */
export type PieceFacts = {
  readonly measures?: Measures
  readonly [marketplace: RateKey]: ChargedRate
  readonly [marketplace: SalesKey]: Sales
}

export const rateKey = (marketplace: string): RateKey => `rate ${marketplace}`

export const salesKey = (marketplace: string): SalesKey => `sales ${marketplace}`

/** What was charged, marketplace by marketplace. */
export const ratesIn = (facts: PieceFacts): [key: RateKey, marketplace: string, ChargedRate][] =>
  ofMarketplaces(rateKey(''), facts)

/** What was sold, marketplace by marketplace. */
export const salesIn = (facts: PieceFacts): [key: SalesKey, marketplace: string, Sales][] =>
  ofMarketplaces(salesKey(''), facts)

const ofMarketplaces = <Key extends RateKey | SalesKey>(prefix: Key, facts: PieceFacts) =>
  (Object.keys(facts) as Key[]).flatMap((key): [Key, string, PieceFacts[Key]][] =>
    key.startsWith(prefix) ? [[key, key.slice(prefix.length), facts[key] as PieceFacts[Key]]] : [],
  )

export const noFacts: PieceFacts = {}
