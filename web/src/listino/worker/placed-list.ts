import { type PriceGroups, priceGrouping } from '@margine/engine'
import type { CategoryRule } from '@margine/listino'
import type { Articles } from './articles.ts'
import { type Placing, placed } from './placing.ts'
import { inSteps, type Pause, pauseUntil, turn } from './turns.ts'

/** Where articles are, and in which groups they are summed up: null until those are made. */
export type Placed = { placing: Placing; groups: PriceGroups | null }

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

  /** Puts articles into groups, where they aren't: whatever is tried then is summed up in a third of the time. */
  async group(pause: Pause): Promise<void> {
    const { found } = this.#look ?? {}
    if (found == null || found.groups !== null) return
    const { tariffa, spots } = found.placing
    const steps = priceGrouping({ ...this.#articles.columns, tariffa }, spots.length)
    found.groups = await inSteps(steps, pause)
  }

  /** Leaves the groups, whose amounts have changed: places don't depend on those. */
  ungroup(): void {
    const { found } = this.#look ?? {}
    if (this.#look !== null && found != null)
      this.#look.found = { placing: found.placing, groups: null }
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
      look.found = { placing, groups: null }
      return look.found
    }
    const look: Look = { rules: key, placed: find(), found: null, controller }
    this.#look = look
    return look
  }
}
