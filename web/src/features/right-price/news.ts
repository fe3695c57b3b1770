import type { CalculationResult, Rates } from '@margine/engine'
import { announced } from '../../ui/result/Announcement.tsx'
import type { AnswerInWords } from './answer-words.ts'
import type { Reach } from './reach.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.news

/** What was last changed: the target, or the price that is tried out, by the handle of the curve or otherwise. */
export type Changed = 'target' | 'price' | 'handle'

/** The price that is tried out: what it comes to, and how it stands to the target. */
type Trial = { result: CalculationResult | null; reach: Reach | null; rates: Rates }

/** What came of the last change, for who doesn't see it. The handle says itself what its price comes to. */
export function newsOf(
  changed: Changed | null,
  { heading, price, text }: AnswerInWords,
  { result, reach, rates }: Trial,
): string {
  switch (changed) {
    case null:
      return ''
    case 'target':
      return price === null ? words.none(heading, text) : words.answer(heading, price)
    case 'handle':
      return reach === null ? '' : words[reach.reached ? 'reached' : 'missed']
    case 'price': {
      const verdict = announced(result === null ? { ok: false } : { ok: true, result }, rates)
      return reach === null ? verdict : `${verdict} ${reach.sentence}`
    }
  }
}
