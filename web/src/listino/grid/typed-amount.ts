import { readAmount, roundToCents } from '@margine/engine'
import type { Amount, Choices } from '@margine/listino/list'
import { words } from './words.ts'

const { wrong } = words.editing

/** An amount that was typed or pasted; NaN where it is blank, which leaves what the files say. */
export type TypedAmount = { amount: number; problem: string | null }

/**
 * Reads what was written in a cell.
 *
 * @example
 * typedAmount('12,90', 'price') // { amount: 12.9, problem: null }
 */
export function typedAmount(text: string, what: Amount): TypedAmount {
  const no = (problem: string): TypedAmount => ({ amount: Number.NaN, problem })
  if (text.trim() === '') return { amount: Number.NaN, problem: null }
  const { value, problem } = readAmount(text)
  if (problem !== null) return no(wrong[problem](text.trim()))
  if (value < 0) return no(wrong.negative[what])
  if (value === 0 && what !== 'shipping') return no(wrong.zero[what])
  if (what === 'price' && roundToCents(value) !== value) return no(wrong.decimals)
  return { amount: value, problem: null }
}

/** The lines of a column that was pasted, or why they can't be written. Lines beyond the last row are left. */
function pastedLines(text: string, room: number): { lines: string[]; problem: string | null } {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  if (lines.some((line) => line.includes('\t')))
    return { lines: [], problem: words.editing.twoColumns }
  // One that is blank would take back what was written there, unsaid.
  const blank = lines.findIndex((line) => line.trim() === '')
  if (blank !== -1) return { lines: [], problem: words.editing.pastedBlank(blank + 1) }
  if (lines.length > room) return { lines: [], problem: words.editing.tooMany(lines.length, room) }
  return { lines, problem: null }
}

/** A column that was pasted: all of it, or why none. */
export function pastedAmounts(
  text: string,
  what: Amount,
  room: number,
): { amounts: number[]; problem: string | null } {
  const { lines, problem: why } = pastedLines(text, room)
  const amounts: number[] = []
  for (const [at, line] of lines.entries()) {
    const { amount, problem } = typedAmount(line, what)
    if (problem !== null)
      return { amounts: [], problem: words.editing.pastedWrong(at + 1, problem) }
    amounts.push(amount)
  }
  return { amounts, problem: why }
}

/** Categories that were pasted by their names or keys: all of them, or why none. */
export function pastedCategories(
  text: string,
  categories: Choices['categories'],
  room: number,
): { keys: string[]; problem: string | null } {
  const { lines, problem } = pastedLines(text, room)
  const keys: string[] = []
  for (const [at, line] of lines.entries()) {
    const sought = line.trim().toLowerCase()
    const found = categories.find(
      ({ value, label }) => value === sought || label.toLowerCase() === sought,
    )
    if (found === undefined && sought !== '')
      return { keys: [], problem: words.editing.pastedWrong(at + 1, wrong.category(line.trim())) }
    keys.push(found?.value ?? '')
  }
  return { keys, problem }
}
