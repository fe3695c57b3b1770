import { type PriceGroups, priceGrouping } from '@margine/engine'
import type { CategoryRule } from '../categories/rules.ts'
import { inFields } from './article-columns.ts'
import type { Articles } from './articles.ts'
import { type ListBasis, type Sending, sendingBy } from './basis.ts'
import { withExpenses } from './expenses.ts'
import { type Placing, placed } from './placing.ts'
import { inSteps, type Pause, pauseUntil, turn } from './turns.ts'

/** Where articles are, and in which groups they are summed up: null until those are made. */
export type Placed = { placing: Placing; groups: PriceGroups | null }

/** Articles being looked up by some rules. */
type Look = {
  rules: string
  looked: Promise<Placing>
  found: Placing | null
  /** Where they are with what is said of expenses, by the terms asked for last. */
  placed: (Placed & { by: string; sending: Sending }) | null
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
  async by(basis: ListBasis, pause: Pause): Promise<Placed> {
    const look = this.#lookFor(basis.rules)
    let { found } = look
    if (found === null) {
      found = await look.looked
      await pause()
    }
    return this.#placedIn(look, found, basis)
  }

  /** Where articles are by these terms; never given up, whatever else is asked for meanwhile. */
  async placingBy({ rules, forAll }: ListBasis): Promise<Placing> {
    const look = this.#look
    const found = look?.rules === JSON.stringify(rules) ? look.found : null
    const placing = found ?? (await placed(this.#articles, rules, turn))
    return withExpenses(placing, this.#articles, forAll)
  }

  /** Puts articles into groups, where they aren't: whatever is tried then is summed up in a third of the time. */
  async group(pause: Pause): Promise<void> {
    const found = this.#look?.placed ?? null
    if (found === null || found.groups !== null) return
    const { tariffa, spots, expenses } = found.placing
    const columns = { ...this.#articles.columnsBy(found.sending), ...inFields(expenses), tariffa }
    found.groups = await inSteps(priceGrouping(columns, spots.length), pause)
  }

  /** Forgets the groups when amounts change; the places don't depend on amounts. */
  ungroup(): void {
    const found = this.#look?.placed ?? null
    if (this.#look !== null && found !== null) this.#look.placed = { ...found, groups: null }
  }

  /** Ends a look that is under way. */
  giveUp(): void {
    this.#look?.controller.abort()
    this.#look = null
  }

  #placedIn(look: Look, found: Placing, basis: ListBasis): Placed {
    const sending = sendingBy(basis)
    const by = JSON.stringify([sending, basis.forAll])
    if (look.placed?.by !== by) {
      const placing = withExpenses(found, this.#articles, basis.forAll)
      look.placed = { by, sending, placing, groups: null }
    }
    return look.placed
  }

  #lookFor(rules: readonly CategoryRule[]): Look {
    const key = JSON.stringify(rules)
    if (this.#look?.rules === key) return this.#look
    this.giveUp()
    const controller = new AbortController()
    const find = async () => {
      const placing = await placed(this.#articles, rules, pauseUntil(controller.signal))
      look.found = placing
      return placing
    }
    const look: Look = { rules: key, looked: find(), found: null, placed: null, controller }
    this.#look = look
    return look
  }
}
