import type { SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import { onTodaysCards } from '../../calculation/on-todays-cards.ts'
import { todaysApart } from '../../calculation/todays-apart.ts'
import { todaysOther } from '../../calculation/todays-other.ts'
import { formatMargin } from '../../format.ts'
import { savedResultOf } from './saved-result.ts'
import { screenWords as words } from './screen-words.ts'

/**
 * What there is to say of the figures on a card: that they are today's, or that today's would be others, for the
 * products that are still in the category; null where there is nothing.
 */
export function remarkOn(record: SavedRecord, form: CalculationFormData): string | null {
  const saved = savedResultOf(record)
  if (saved === null) return words.recalculated
  const today = todaysOther(onTodaysCards(form), saved)
  if (today === null) return null
  return [words.differs(formatMargin(today.margine)), todaysApart(form)].filter(Boolean).join(' ')
}
