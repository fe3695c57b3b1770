import { Unreadable } from './unreadable.ts'
import { attribute } from './xml-scanner.ts'

/** Cells that a sheet shows as one: rows counted from 1, columns from 0. What it shows is that of the first row and column. */
export type Merge = { top: number; left: number; bottom: number; right: number }

/** A hostile sheet has one in thirty bytes. */
const mostMerges = 1 << 20

/** A sheet has no more columns. */
export const mostSheetColumns = 1 << 14

const capitalA = 0x41
const capitalZ = 0x5a

/** The column that a cell's place names, counted from 0; -1 where it names none. */
export function columnIn(place: string): number {
  let column = 0
  for (let at = 0; at < place.length; at++) {
    const code = place.charCodeAt(at) & ~0x20
    if (code < capitalA || code > capitalZ) break
    column = column * 26 + code - capitalA + 1
  }
  return column - 1
}

const rowIn = (place: string): number => Number(/\d+$/.exec(place)?.[0] ?? Number.NaN)

/** The cells that a range names, `B2:C4`; null where it is no more than one, or none. */
function mergeIn(range: string): Merge | null {
  const [from = '', to = ''] = range.replaceAll('$', '').split(':')
  const merge = { top: rowIn(from), left: columnIn(from), bottom: rowIn(to), right: columnIn(to) }
  const isRange = merge.left >= 0 && merge.right < mostSheetColumns
  const isForward = merge.bottom >= merge.top && merge.right >= merge.left
  const hasMore = merge.bottom > merge.top || merge.right > merge.left
  return isRange && isForward && hasMore ? merge : null
}

const isTrue = (text: string | null): boolean => text === '1' || text === 'true'

/** Whether a row or a column is hidden. One of a group that is folded isn't: its sum is seen in its place. */
export const isHidden = (attributes: string): boolean =>
  attributes.includes('hidden') &&
  isTrue(attribute(attributes, 'hidden')) &&
  Number(attribute(attributes, 'outlineLevel') ?? 0) === 0

/** What a sheet says around its rows: columns that are hidden stand in front of them, merged cells behind. */
export class SheetFrame {
  /** The columns that are hidden, from one to another. */
  readonly #hidden: { from: number; to: number }[] = []
  readonly #merges: Merge[] = []

  open(name: string, attributes: string): void {
    if (name === 'col' && isHidden(attributes)) {
      const [from, to] = ['min', 'max'].map((end) => Number(attribute(attributes, end)) - 1)
      const count = this.#hidden.push({ from: from ?? -1, to: to ?? -1 })
      if (count > mostSheetColumns) throw new Unreadable('tooMuchUnpacked')
    }
    if (name !== 'mergeCell') return
    const merge = mergeIn(attribute(attributes, 'ref') ?? '')
    if (merge !== null && this.#merges.push(merge) > mostMerges)
      throw new Unreadable('tooMuchUnpacked')
  }

  /** The merged cells, from above. */
  get merges(): readonly Merge[] {
    return this.#merges.sort((one, other) => one.top - other.top || one.left - other.left)
  }

  isHidden(column: number): boolean {
    return this.#hidden.some(({ from, to }) => column >= from && column <= to)
  }
}
