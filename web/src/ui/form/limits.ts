import { largestAmount, readAmount } from '@margine/engine'
import { counted } from '../../italian/counts.ts'

const words = {
  notANumber: 'Scrivi un numero, per esempio 20',
  downTo: (end: string) => `Non si può scendere fino a ${end}.`,
  under: (least: string) => `Non si può scendere sotto ${least}.`,
  over: (most: string) => `Non si può superare ${most}.`,
}

/** What may be typed, and how its ends are written. */
export type Limits = {
  /** That is too little already. */
  above?: { value: number; text: string }
  least?: { value: number; text: string }
  most?: { value: number; text: string }
}

/** Why what is typed doesn't count; null where it does. */
export function problemOf(typed: string, { above, least, most }: Limits): string | null {
  const { value, problem } = readAmount(typed)
  if (problem === 'tooLarge') return words.over(most?.text ?? counted(largestAmount))
  if (typed.trim() === '' || problem !== null) return words.notANumber
  if (above !== undefined && value <= above.value) return words.downTo(above.text)
  if (least !== undefined && value < least.value) return words.under(least.text)
  if (most !== undefined && value > most.value) return words.over(most.text)
  return null
}
