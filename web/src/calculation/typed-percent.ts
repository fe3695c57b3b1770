import { readAmount, writeAsUnderstood } from '@margine/engine'

/** The number in the field of a percentage, without the sign that stands beside the field anyway. */
export const withoutPercentSign = (text: string): string => text.replace(/\s*%\s*$/, '')

/** What the field of a percentage shows once it is left; what could not be read stays as typed. */
export function percentAsUnderstood(text: string): string {
  const bare = withoutPercentSign(text)
  return readAmount(bare).problem === null ? writeAsUnderstood(bare) : text
}
