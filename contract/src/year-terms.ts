import { isMonth, readAmount } from '@margine/engine'

// What of the year's terms in a profile can be used: the server refuses the rest, pages say it as soon as it is typed.

/** Whether a text is an amount in euro from 0 on; a blank one is none. */
export function isAmount(text: string): boolean {
  const { value, problem } = readAmount(text)
  return text.trim() !== '' && problem === null && value >= 0
}

/** Whether a text is a month, `YYYY-MM`, or nothing is typed. */
export const isMonthOrBlank = (text: string): boolean => text === '' || isMonth(text)

/** Whether the last month of a cost lies before its first; blank is always. */
export const endsBeforeItBegins = ({ dal, al }: { dal: string; al: string }): boolean =>
  al !== '' && al < dal
