import { type PriceGroups, priceGroupsOf } from '@margine/engine'
import type { CategoryRule } from '@margine/listino'
import type { Articles } from './articles.ts'
import { type Placing, placed } from './placing.ts'
import { type Pause, pauseUntil, turn } from './turns.ts'

/** Where articles are, and in which groups they are summed up. */
export type Placed = { placing: Placing; readonly groups: PriceGroups }

/** Articles are put into groups on demand: a change of one amount needs none. */
function groupedLater(placing: Placing, { columns }: Articles): Placed {
  let groups: PriceGroups | null = null
  const all = { ...columns, tariffa: placing.tariffa }
  return {
    placing,
    get groups() {
      groups ??= priceGroupsOf(all, placing.spots.length)
      return groups
    },
  }
}

/** Articles being looked up by some rules. */
type Look = {
  rules: string
  placed: Promise<Placed>
  found: Placed | null
  controller: AbortController
}

/** Articles as a seller's rules place them, looked up anew where those have changed. */
export class PlacedList {
  #articles: Articles
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

  /** Goes on with the same articles at other amounts: their places don't depend on those. */
  change(articles: Articles): void {
    this.#articles = articles
    const { found } = this.#look ?? {}
    if (this.#look !== null && found != null)
      this.#look.found = groupedLater(found.placing, articles)
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
      look.found = groupedLater(placing, this.#articles)
      return look.found
    }
    const look: Look = { rules: key, placed: find(), found: null, controller }
    this.#look = look
    return look
  }
}
