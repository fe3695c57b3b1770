import { readAmount, roundToCents } from '@margine/engine'
import type { Changeable } from '../worker/articles.ts'
import type { ColumnKey } from '../worker/view.ts'
import { words } from './words.ts'

const { wrong } = words.editing

/** What a column of the grid changes; null where nothing of it can be. */
export const changedBy = (column: ColumnKey | undefined): Changeable | null =>
  column === 'price' || column === 'cost' || column === 'shipping' ? column : null

/** An amount that was typed or pasted; NaN where it is blank, which leaves what the files say. */
export type TypedAmount = { amount: number; problem: string | null }

/**
 * Reads what was written in a cell.
 *
 * @example
 * typedAmount('12,90', 'price') // { amount: 12.9, problem: null }
 */
export function typedAmount(text: string, what: Changeable): TypedAmount {
  const no = (problem: string): TypedAmount => ({ amount: Number.NaN, problem })
  if (text.trim() === '') return { amount: Number.NaN, problem: null }
  const { value, problem } = readAmount(text)
  if (problem !== null) return no(wrong[problem](text.trim()))
  if (value < 0) return no(wrong.negative[what])
  if (value === 0 && what !== 'shipping') return no(wrong.zero[what])
  if (what === 'price' && roundToCents(value) !== value) return no(wrong.decimals)
  return { amount: value, problem: null }
}

/** A column that was pasted: all of it, or why none. Lines beyond the last row are left. */
export function pastedAmounts(
  text: string,
  what: Changeable,
  room: number,
): { amounts: number[]; problem: string | null } {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const no = (problem: string) => ({ amounts: [], problem })
  if (lines.some((line) => line.includes('\t'))) return no(words.editing.twoColumns)
  if (lines.length > room) return no(words.editing.tooMany(lines.length, room))
  const amounts: number[] = []
  for (const [at, line] of lines.entries()) {
    const { amount, problem } = typedAmount(line, what)
    if (problem !== null) return no(words.editing.pastedWrong(at + 1, problem))
    amounts.push(amount)
  }
  return { amounts, problem: null }
}
