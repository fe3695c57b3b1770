import { type PriceGroups, priceGrouping } from '@margine/engine'
import type { CategoryRule } from '../categories/rules.ts'
import { inFields } from './article-columns.ts'
import type { Articles } from './articles.ts'
import { type ListBasis, type Sending, sendingBy } from './basis.ts'
import { withExpenses } from './expenses.ts'
import { type Placing, placed } from './placing.ts'
import { asBefore, Stage } from './stage.ts'
import { inSteps, type Pause, pauseUntil, turn } from './turns.ts'

/** Where articles are, and in which groups they are summed up: null until those are made. */
export type Placed = { placing: Placing; groups: PriceGroups | null }

/** Articles being looked up by some rules. */
type Look = {
  rules: readonly CategoryRule[]
  looked: Promise<Placing>
  found: Placing | null
  controller: AbortController
}

/** Articles as a seller's rules place them, looked up anew where those have changed. */
export class PlacedList {
  readonly #articles: Articles
  #look: Look | null = null
  /** Where they are with what is said of expenses, by the terms asked for last. */
  readonly #placed = new Stage<Placed & { sending: Sending }>()

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
    return this.#placedIn(found, basis)
  }

  /** Where articles are by these terms; never given up, whatever else is asked for meanwhile. */
  async placingBy(basis: ListBasis): Promise<Placing> {
    const { rules } = basis
    const placing = this.#lookBy(rules)?.found ?? (await placed(this.#articles, rules, turn))
    return withExpenses(placing, this.#articles, basis)
  }

  /** Puts articles into groups, where they aren't: whatever is tried then is summed up in a third of the time. */
  async group(pause: Pause): Promise<void> {
    const found = this.#placed.value
    if (found === null || found.groups !== null) return
    const { tariffa, spots, expenses } = found.placing
    const columns = { ...this.#articles.columnsBy(found.sending), ...inFields(expenses), tariffa }
    found.groups = await inSteps(priceGrouping(columns, spots.length), pause)
  }

  /** Forgets the groups when amounts change; the places don't depend on amounts. */
  ungroup(): void {
    this.#placed.patch((found) => ({ ...found, groups: null }))
  }

  /** Ends a look that is under way. */
  giveUp(): void {
    this.#look?.controller.abort()
    this.#look = null
    this.#placed.clear()
  }

  #placedIn(found: Placing, basis: ListBasis): Placed {
    const sending = sendingBy(basis)
    const by = [found, ...Object.values(sending), ...Object.values(basis.forAll)]
    return this.#placed.of(by, () => ({
      sending,
      placing: withExpenses(found, this.#articles, basis),
      groups: null,
    }))
  }

  /** The look by these rules; null where the last is by others. */
  #lookBy(rules: readonly CategoryRule[]): Look | null {
    const look = this.#look
    return look !== null && asBefore(rules, look.rules) === look.rules ? look : null
  }

  #lookFor(rules: readonly CategoryRule[]): Look {
    const known = this.#lookBy(rules)
    if (known !== null) return known
    this.giveUp()
    const controller = new AbortController()
    const find = async () => {
      const placing = await placed(this.#articles, rules, pauseUntil(controller.signal))
      look.found = placing
      return placing
    }
    const look: Look = { rules, looked: find(), found: null, controller }
    this.#look = look
    return look
  }
}
