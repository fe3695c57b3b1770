import { greatestOf } from '../extremes.ts'
import { knownNames, recognise } from '../layouts/recognise.ts'
import { usualTitles } from '../layouts/synonyms.ts'
import { titleOf } from '../layouts/title.ts'
import { isUnknown, kindOf } from '../numbers/number-style.ts'
import { type Cell, headerKey, isBlank, type Row, textIn } from './cell.ts'
import { mostColumns } from './unreadable.ts'

/** How many rows are looked at for the header. */
const looked = 60
/** How many of the rows below one tell whether it is their header. */
const judged = 40
/** How many rows of a file are needed to find its header. */
export const rowsForHeader = looked + judged
/** So many names that we know tell a header from other words. */
const enough = 2
/** Of two rows that could be the header, one that fits the rows below it by less than this share of the other is none. */
const fitting = 0.75

const isName = (cell: Cell): boolean =>
  knownNames.has(headerKey(cell)) || usualTitles.has(titleOf(cell).subject)

/** How many names that we know are in a row, each once. */
export const knownIn = (row: Row): number =>
  new Set(row.slice(0, mostColumns).filter(isName).map(headerKey)).size

/** Whether a row has so many names that it may be a header. */
export const hasTitles = (row: Row): boolean => knownIn(row) >= enough

/** What a cell is to a header: nothing, a word, or a figure, which a percentage and a date are too. */
type Kind = 'blank' | 'none' | 'word' | 'figure'

/** No figure is longer. */
const longestFigure = 40

function kindIn(cell: Cell): Kind {
  if (typeof cell !== 'string') return 'figure'
  const text = cell.trim()
  if (text === '') return 'blank'
  if (text.length > longestFigure) return 'word'
  if (isUnknown(text)) return 'none'
  return kindOf(text) !== 'notANumber' || /^\d[\d\s.,:/%-]*$/.test(text) ? 'figure' : 'word'
}

/** Whether a row holds a figure: an amount, a percentage, a date. */
export const hasFigures = (row: Row): boolean =>
  row.slice(0, mostColumns).some((cell) => kindIn(cell) === 'figure')

/** Whether two cells could be of one column. */
const fits = (one: Kind, other: Kind): boolean =>
  one === other || (one === 'none' && other !== 'blank') || (other === 'none' && one !== 'blank')

/** Whether all titles of a table are those of one to its right too. */
function areRepeated(titles: readonly string[]): boolean {
  const length = titles.indexOf(titles[0] ?? '', 1)
  return length > 1 && titles.every((title, at) => title === titles[at % length])
}

/** How well a row titles those below it: all taken together, and each. */
type Fit = { sum: number; mean: number }

const noFit: Fit = { sum: 0, mean: 0 }

/** The rows at the beginning of a file, by what their cells are. */
class Beginning {
  readonly #rows: readonly Row[]
  readonly #kinds: readonly (readonly Kind[])[]
  /** How many names that we know are in each. */
  readonly #known: readonly number[]

  constructor(rows: readonly Row[]) {
    this.#rows = rows
    this.#known = rows.map(knownIn)
    this.#kinds = rows.map((row) => row.slice(0, mostColumns).map(kindIn))
  }

  /** The columns that a row gives a title of its own: one that is there twice is a title of several. */
  #titledBy(at: number): ReadonlySet<number> {
    const row = this.#rows[at] ?? []
    const titles: { key: string; column: number }[] = []
    this.#kinds[at]?.forEach((kind, column) => {
      const isTitle = kind === 'word' || (kind === 'figure' && this.#isKnown(at))
      const key = isTitle ? headerKey(row[column] ?? '') : ''
      if (key !== '') titles.push({ key, column })
    })
    if (areRepeated(titles.map(({ key }) => key)))
      return new Set(titles.map(({ column }) => column))
    const seen = new Map<string, number>()
    for (const { key, column } of titles) if (!seen.has(key)) seen.set(key, column)
    return new Set(seen.values())
  }

  knownIn(at: number): number {
    return this.#known[at] ?? 0
  }

  #isKnown(at: number): boolean {
    return this.knownIn(at) >= enough
  }

  hasFigures(at: number): boolean {
    return this.#kinds[at]?.includes('figure') === true
  }

  widthOf(at: number): number {
    return (this.#kinds[at] ?? []).findLastIndex((kind) => kind !== 'blank') + 1
  }

  /** The rows of the table that a row would be the header of: a blank one ends it, unless others like those follow. */
  #below(at: number): number[] {
    const found: number[] = []
    for (let next = at + 1; next < this.#rows.length && found.length < judged; next++) {
      const last = found.at(-1)
      if (this.widthOf(next) > 0) found.push(next)
      else if (last !== undefined && this.widthOf(next + 1) > 0 && !this.areAlike(last, next + 1))
        break
    }
    return found
  }

  /** Whether two rows have a figure in one column, and most of their cells could be of the same columns. */
  areAlike(one: number, other: number): boolean {
    const [here, there] = [this.#kinds[one] ?? [], this.#kinds[other] ?? []]
    let [filled, alike, figures] = [0, 0, 0]
    for (let column = 0; column < Math.max(here.length, there.length); column++) {
      const [a, b] = [here[column] ?? 'blank', there[column] ?? 'blank']
      if (a === 'blank' && b === 'blank') continue
      filled++
      if (fits(a, b)) alike++
      if (a === 'figure' && b === 'figure') figures++
    }
    return figures > 0 && alike * 2 > filled
  }

  /** How well a row titles the rows below it; null where it is no header. */
  fitOf(at: number): Fit | null {
    const titled = this.#titledBy(at)
    if (titled.size < 2) return null
    const below = this.#below(at)
    let sum = 0
    for (const next of below) {
      const filled = (this.#kinds[next] ?? []).flatMap((kind, at) => (kind === 'blank' ? [] : [at]))
      const both = filled.filter((column) => titled.has(column)).length
      // A column without a title is worse than a title without a cell.
      sum += (both / filled.length) ** 2 * (0.5 + both / titled.size / 2)
    }
    return { sum, mean: sum / Math.max(1, below.length) }
  }
}

/** How many cells a row has, up to the last that says something. */
export const filledIn = (row: Row): number => row.findLastIndex((cell) => textIn(cell) !== '') + 1

/** Tells whether a row is the header of a known file. */
export type KnownHeader = (row: Row) => boolean

/** Whether a row is the header of a known file of articles. */
export const isListHeader: KnownHeader = (row) => recognise(row.slice(0, mostColumns)) !== null

/** How many cells most rows have. */
export function usualWidth(rows: readonly Row[]): { width: number; count: number } {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  let best = { width: 0, count: 0 }
  for (const [width, count] of counts)
    if (count > best.count || (count === best.count && width > best.width)) best = { width, count }
  return best
}

const isAbout = (one: Fit, best: Fit): boolean =>
  one.sum >= best.sum * fitting && one.mean >= best.mean * fitting

/** The one with most names that we know, of rows that could be the header; -1 where none has enough. */
function bestKnown(beginning: Beginning, places: readonly number[]): number {
  const most = greatestOf(
    places.map((at) => beginning.knownIn(at)),
    0,
  )
  return most < enough ? -1 : (places.find((at) => beginning.knownIn(at) === most) ?? -1)
}

/** The first that is as wide as the table, of rows that could be the header; -1 where rows like those below stand above it. */
function firstWide(rows: readonly Row[], places: readonly number[], beginning: Beginning): number {
  const { width } = usualWidth(rows.filter((row) => !isBlank(row)))
  const isWide = (at: number) => beginning.widthOf(at) >= Math.max(2, width - 1)
  const found = places.find((at) => isWide(at) && !beginning.hasFigures(at)) ?? -1
  const below = rows.findIndex((_, at) => at > found && beginning.hasFigures(at))
  const isArticle = (at: number) =>
    isWide(at) && (below === -1 ? beginning.hasFigures(at) : beginning.areAlike(at, below))
  for (let at = found - 1; at >= 0 && beginning.widthOf(at) > 0; at--) if (isArticle(at)) return -1
  return found
}

/**
 * Which row names the columns: the one that a known file is recognised by; else, of those that title the rows below them
 * well, the one with most names that we know (of two in a row the lower), else the first that holds no figure. -1 where none
 * does.
 */
export function headerIn(rows: readonly Row[], isKnown: KnownHeader): number {
  const first = rows.slice(0, looked)
  const recognised = first.findIndex(isKnown)
  if (recognised !== -1) return recognised
  const beginning = new Beginning(rows.slice(0, rowsForHeader))
  const fits = first.map((_, at) => beginning.fitOf(at))
  const best = fits.reduce<Fit>(
    (one, fit) => (fit !== null && fit.sum > one.sum ? fit : one),
    noFit,
  )
  const places = fits.flatMap((fit, at) => (fit !== null && isAbout(fit, best) ? [at] : []))
  let known = bestKnown(beginning, places)
  if (known === -1) return firstWide(first, places, beginning)
  const most = beginning.knownIn(known)
  while (fits[known + 1] != null && beginning.knownIn(known + 1) >= most) known++
  return known
}
