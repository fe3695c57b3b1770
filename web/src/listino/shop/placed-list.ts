import { type PriceGroups, priceGroupsOf } from '@margine/engine'
import type { CategoryRule } from '@margine/listino'
import type { Articles } from './articles.ts'
import { type Placing, placed } from './placing.ts'
import type { Pause } from './turns.ts'

/** Where articles are, and in which groups they are summed up. */
export type Placed = { placing: Placing; groups: PriceGroups }

/** Articles as a seller's rules place them, looked up anew where those have changed. */
export class PlacedList {
  readonly #articles: Articles
  #rules = ''
  #placed: Placed | null = null

  constructor(articles: Articles) {
    this.#articles = articles
  }

  async by(rules: readonly CategoryRule[], pause: Pause): Promise<Placed> {
    const key = JSON.stringify(rules)
    if (this.#placed !== null && this.#rules === key) return this.#placed
    const placing = await placed(this.#articles, rules, pause)
    const columns = { ...this.#articles.columns, tariffa: placing.tariffa }
    this.#placed = { placing, groups: priceGroupsOf(columns, placing.spots.length) }
    this.#rules = key
    return this.#placed
  }
}
