import { type Changes, type KnownList, namesOf, type Terms } from '@margine/listino/list'
import type { ListHere } from './api.ts'
import { Keeper, type TabNews } from './keeper.ts'
import { listsIn } from './keeping.ts'

/** A list whose place another takes, if there was one; with its terms where it was on the device, unless it can't be read. */
export type Replaced = {
  keeper: Keeper
  list: KnownList | null
  terms: Terms | null
  isUnread?: boolean
  /** Who keeps it until it stands in its new place. */
  from?: Keeper
}

/** A person's lists on this device, one for each marketplace, and which of them this tab shows. */
export class Shelf {
  readonly #home: string
  readonly #hear: (news: TabNews) => void
  readonly #tabs: BroadcastChannel
  /** What was changed in the lists that were shown in this tab, by what those are known by. */
  readonly #steps = new Map<string | null, Changes>()
  #keeper: Keeper

  /**
   * @param home the folder that lists are kept in
   * @param hear is told what other tabs do with the list that is shown
   * @param onOthers is called where another tab may have kept or deleted one
   */
  constructor(home: string, hear: (news: TabNews) => void, onOthers: () => void) {
    this.#home = home
    this.#hear = hear
    this.#tabs = new BroadcastChannel(`${home}:listini`)
    this.#tabs.onmessage = onOthers
    this.#keeper = this.#keeperOf('')
  }

  /** Who keeps the list that is shown. */
  get keeper(): Keeper {
    return this.#keeper
  }

  /** The marketplace whose list is shown, or comes next. */
  get shown(): string {
    return this.#keeper.marketplace
  }

  #keeperOf(marketplace: string): Keeper {
    const keeper = new Keeper(this.#home, marketplace, (news) => {
      if (keeper === this.#keeper) this.#hear(news)
    })
    return keeper
  }

  /** Who keeps the list of a marketplace, where there is one; else any list, or the first. */
  async find(marketplace: string | null, first: string): Promise<Keeper> {
    const all = (await listsIn(this.#home)).map((one) => one.marketplace)
    const found = all.find((one) => one === marketplace)
    return this.#keeperOf(found ?? all[0] ?? first)
  }

  /** Shows another list. What is being written of the one before comes to its end; its steps can be taken back later. */
  turnTo(keeper: Keeper, before: KnownList | null): void {
    if (keeper !== this.#keeper) {
      this.#keeper.close()
      if (before !== null) this.#steps.set(this.#keeper.id, before.changes)
    }
    this.#keeper = keeper
  }

  /** The list that is shown, with the steps of this tab if it was shown here before. */
  withSteps(list: KnownList): KnownList {
    const steps = this.#steps.get(this.#keeper.id)
    steps?.takeIn(list.changes)
    return steps === undefined ? list : { ...list, changes: steps }
  }

  /** The marketplace of the one list that is of a table of this name; null where none is, or several are. */
  async ofTable(name: string): Promise<string | null> {
    const found = (await listsIn(this.#home)).filter(({ table }) => table === name)
    return found.length === 1 ? (found[0]?.marketplace ?? null) : null
  }

  /** The list of another marketplace; the rest of its terms is as a list begins. */
  async listOf(marketplace: string, first: Terms | null): Promise<Replaced> {
    const keeper = this.#keeperOf(marketplace)
    const found = first && (await keeper.begin(first))
    return found === null || typeof found === 'string'
      ? { keeper, list: null, terms: null, isUnread: found !== null }
      : { keeper, ...found }
  }

  /** All lists on the device. */
  async lists(terms: Terms | null): Promise<ListHere[]> {
    const found = await listsIn(this.#home)
    if (terms === null) return []
    return found.map(({ marketplace, soldOn, articles }) => {
      const [, own, other] = namesOf(terms, [{ marketplace }, { marketplace: soldOn }])
      const label = soldOn === marketplace ? own?.label : `${own?.label} (come ${other?.label})`
      return { marketplace, label: label ?? marketplace, articles }
    })
  }

  /** Lets other tabs look which lists there are. */
  tellTabs(): void {
    this.#tabs.postMessage(null)
  }
}
