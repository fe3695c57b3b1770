import { type FeeRule, isPercentage } from '@margine/engine'
import { words } from './words.ts'

const listed = new Intl.ListFormat('it')

/** What a flat percentage takes the place of, and what is charged beside it all the same. */
export function replacedInWords({ isItemised, fees }: FeeRule): string {
  if (!isItemised) return words.feeFlat
  const names = (replaced: boolean) =>
    listed.format(
      fees
        .filter(({ kind }) => isPercentage(kind) === replaced)
        .map(({ kind }) => words.fees[kind]),
    )
  return words.replaces(names(true), names(false))
}
