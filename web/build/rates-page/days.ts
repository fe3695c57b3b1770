import { dayWithArticle } from '../../src/italian/day.ts'

const dayBefore = (day: string): string => {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/**
 * From when to when, in words.
 *
 * @param next the day on which something else begins; undefined where nothing does
 */
export const spanInWords = (from: string, next: string | undefined): string =>
  next === undefined
    ? dayWithArticle('dal', from)
    : `${dayWithArticle('dal', from)} ${dayWithArticle('al', dayBefore(next))}`
