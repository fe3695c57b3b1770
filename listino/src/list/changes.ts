import {
  type Amount,
  type Changeable,
  changeables,
  columnOf,
  type Written,
} from './article-columns.ts'
import type { Articles } from './articles.ts'

type Amounts = Pick<Articles['numbers'], (typeof columnOf)[Amount]>

/** One change of many amounts: what was written in their place before, and what is now. NaN is what the files say. */
type Step = {
  what: Changeable
  ids: Uint32Array
  before: Float64Array
  after: Float64Array
}

/** So many amounts at most can be taken back: a list of a million articles, changed four times as a whole. */
const mostKept = 4_000_000

const nothing: Written = { what: 'price', ids: new Uint32Array(0), amounts: new Float64Array(0) }

/** The amounts that a seller wrote in place of those of their files, with the way back. */
export class Changes {
  /** Of every article what was written; NaN where nothing was. A column is there once something is written to it. */
  readonly #written: Partial<Record<Changeable, Float64Array>> = {}
  readonly length: number
  /** The keys of the categories that were written, by their indexes. */
  readonly keys: string[] = []
  #done: Step[] = []
  #undone: Step[] = []
  /** What was written and isn't kept yet. */
  #unkept: readonly Pick<Step, 'what' | 'ids'>[] = []

  /** @param length how many articles there are */
  constructor(length: number) {
    this.length = length
  }

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Whether nothing is written. */
  get isEmpty(): boolean {
    return changeables.every((what) => this.#written[what]?.every(Number.isNaN) ?? true)
  }

  /** How many steps aren't kept yet. */
  get unkept(): number {
    return this.#unkept.length
  }

  /** Notes that the first so many steps are kept. */
  settle(steps: number): void {
    this.#unkept = this.#unkept.slice(steps)
  }

  /** The articles of which some of these are written. */
  articlesBy(what: readonly Changeable[]): ReadonlySet<number> {
    return new Set(what.flatMap((one) => [...this.of(one).ids]))
  }

  /** What is written in place of an amount; NaN where nothing is. */
  at(what: Changeable, id: number): number {
    return this.#written[what]?.[id] ?? Number.NaN
  }

  /** The articles of which an amount is written, with what that is. */
  of(what: Changeable): { ids: Uint32Array<ArrayBuffer>; amounts: Float64Array<ArrayBuffer> } {
    const column = this.#written[what] ?? new Float64Array(0)
    const ids = new Uint32Array(column.length)
    let count = 0
    for (let id = 0; id < column.length; id++) if (!Number.isNaN(column[id])) ids[count++] = id
    const found = ids.slice(0, count)
    const amounts = new Float64Array(count)
    for (let at = 0; at < count; at++) amounts[at] = column[found[at] as number] as number
    return { ids: found, amounts }
  }

  /** Writes amounts, each in its article; NaN takes back what was written. One step takes all of it back. */
  write(what: Changeable, ids: Uint32Array, after: Float64Array): Written {
    const column = this.#columnOf(what)
    const before = new Float64Array(ids.length)
    let isSame = true
    for (let at = 0; at < ids.length; at++) {
      const amount = column[ids[at] as number] as number
      before[at] = amount
      isSame &&= Object.is(amount, after[at])
    }
    if (isSame) return nothing
    this.#put(what, ids, after)
    this.#undone = []
    this.#done.push({ what, ids, before, after })
    let kept = this.#done.reduce((sum, step) => sum + step.ids.length, 0)
    while (kept > mostKept && this.#done.length > 1) kept -= this.#done.shift()?.ids.length ?? 0
    return this.#told(what, ids, after)
  }

  /** Writes a category to each article, by its key; a blank one takes back what was written. */
  writeCategories(ids: Uint32Array, keys: readonly string[]): Written {
    return this.write(
      'category',
      ids,
      Float64Array.from(keys, (key) => this.indexOf(key)),
    )
  }

  /** What stands for a category; NaN for none. */
  indexOf(key: string): number {
    if (key === '') return Number.NaN
    const known = this.keys.indexOf(key)
    return known === -1 ? this.keys.push(key) - 1 : known
  }

  #told(what: Changeable, ids: Uint32Array, amounts: Float64Array): Written {
    return what === 'category' ? { what, ids, amounts, keys: this.keys } : { what, ids, amounts }
  }

  /** Writes amounts that were written before the page was opened: there is no way back from them. */
  restore(what: Changeable, ids: Uint32Array, amounts: Float64Array): void {
    const column = this.#columnOf(what)
    for (let at = 0; at < ids.length; at++) column[ids[at] as number] = amounts[at] as number
  }

  /**
   * Takes in what another tab kept of the same list: what was written here and isn't kept yet stays.
   *
   * @returns whether anything is otherwise than it was
   */
  takeIn(kept: Changes): boolean {
    const indexes = kept.keys.map((key) => this.indexOf(key))
    let isChanged = false
    for (const what of changeables) {
      const theirs = kept.#written[what]
      const ours = this.#written[what]
      if (theirs === undefined && ours === undefined) continue
      const own = new Set(this.#unkept.flatMap((step) => (step.what === what ? [...step.ids] : [])))
      const of = (id: number) => {
        const amount = theirs?.[id] ?? Number.NaN
        return what === 'category' ? (indexes[amount] ?? Number.NaN) : amount
      }
      const ids: number[] = []
      for (let id = 0; id < this.length; id++)
        if (!Object.is(ours?.[id] ?? Number.NaN, of(id)) && !own.has(id)) ids.push(id)
      if (ids.length === 0) continue
      this.restore(what, Uint32Array.from(ids), Float64Array.from(ids, of))
      this.#dropSteps(what, ids)
      isChanged = true
    }
    return isChanged
  }

  /** Gives way to costs that were read later: an amount that they say otherwise than before counts. */
  giveWay(before: Amounts, after: Amounts): boolean {
    let isGiven = false
    for (const what of ['price', 'cost', 'shipping'] as const) {
      const [was, is] = [before[columnOf[what]], after[columnOf[what]]]
      if (was === is) continue
      const ids = this.of(what).ids.filter((id) => !Object.is(was[id], is[id]))
      if (ids.length === 0) continue
      this.#put(what, ids, new Float64Array(ids.length).fill(Number.NaN))
      this.#dropSteps(what, ids)
      isGiven = true
    }
    return isGiven
  }

  /** Steps that would bring back what has given way. */
  #dropSteps(what: Changeable, ids: Iterable<number>): void {
    const gone = new Set(ids)
    const isOfThese = (step: Step) => step.what === what && step.ids.some((id) => gone.has(id))
    this.#done = this.#done.filter((step) => !isOfThese(step))
    this.#undone = this.#undone.filter((step) => !isOfThese(step))
  }

  undo(): Written {
    const step = this.#done.pop()
    if (step === undefined) return nothing
    const { what, ids, before } = step
    this.#put(what, ids, before)
    this.#undone.push(step)
    return this.#told(what, ids, before)
  }

  redo(): Written {
    const step = this.#undone.pop()
    if (step === undefined) return nothing
    const { what, ids, after } = step
    this.#put(what, ids, after)
    this.#done.push(step)
    return this.#told(what, ids, after)
  }

  /** The articles as they are changed, to be changed further. */
  over(articles: Articles): Articles {
    const changed = articles.changeable()
    for (const what of changeables)
      if (this.#written[what] !== undefined)
        changed.write({ ...this.of(what), what, keys: this.keys })
    return changed
  }

  #columnOf(what: Changeable): Float64Array {
    this.#written[what] ??= new Float64Array(this.length).fill(Number.NaN)
    return this.#written[what]
  }

  #put(what: Changeable, ids: Uint32Array, amounts: Float64Array): void {
    this.restore(what, ids, amounts)
    this.#unkept = [...this.#unkept, { what, ids }]
  }
}
