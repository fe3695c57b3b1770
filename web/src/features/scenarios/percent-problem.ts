import { readNumber } from '@margine/engine'
import { amountProblem } from '../../calculation/amount-problem.ts'
import { withoutPercentSign } from '../../calculation/typed-percent.ts'
import { words } from './words.ts'

/** Why a percentage can't be used as it was typed; null where it can. */
export function percentProblem(text: string): string | null {
  const bare = withoutPercentSign(text)
  return readNumber(bare) < 0 ? words.negativePercent : amountProblem(bare)
}
