import { type PriceGroups, priceGroupsOf } from '@margine/engine'
import type { CategoryRule } from '@margine/listino'
import type { Articles } from './articles.ts'
import { type Placing, placed } from './placing.ts'
import { type Pause, pauseUntil, turn } from './turns.ts'

/** Where articles are, and in which groups they are summed up. */
export type Placed = { placing: Placing; groups: PriceGroups }

/** Articles being looked up by some rules. */
type Look = {
  rules: string
  placed: Promise<Placed>
  found: Placed | null
  controller: AbortController
}

/** Articles as a seller's rules place them, looked up anew where those have changed. */
export class PlacedList {
  readonly #articles: Articles
  #look: Look | null = null

  constructor(articles: Articles) {
    this.#articles = articles
  }

  /**
   * Whoever asks by the same rules waits for the same look, which is given up once others are asked for.
   *
   * @param pause asked after a look that took a while whether its answer is still wanted
   */
  async by(rules: readonly CategoryRule[], pause: Pause): Promise<Placed> {
    const look = this.#lookFor(rules)
    if (look.found !== null) return look.found
    const found = await look.placed
    await pause()
    return found
  }

  /** Where articles are by these rules; never given up, whatever else is asked for meanwhile. */
  async placingBy(rules: readonly CategoryRule[]): Promise<Placing> {
    const look = this.#look
    if (look?.rules === JSON.stringify(rules) && look.found !== null) return look.found.placing
    return placed(this.#articles, rules, turn)
  }

  /** Ends a look that is under way. */
  giveUp(): void {
    this.#look?.controller.abort()
    this.#look = null
  }

  #lookFor(rules: readonly CategoryRule[]): Look {
    const key = JSON.stringify(rules)
    if (this.#look?.rules === key) return this.#look
    this.giveUp()
    const controller = new AbortController()
    const find = async () => {
      const placing = await placed(this.#articles, rules, pauseUntil(controller.signal))
      const columns = { ...this.#articles.columns, tariffa: placing.tariffa }
      look.found = { placing, groups: priceGroupsOf(columns, placing.spots.length) }
      return look.found
    }
    const look: Look = { rules: key, placed: find(), found: null, controller }
    this.#look = look
    return look
  }
}
