import { withArticle } from '../../src/italian/article.ts'

const format = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' })

/** A day (ISO 8601) in words: `8 gennaio 2026`, `1° febbraio 2026`. */
export const dayInWords = (day: string): string =>
  format.format(new Date(day)).replace(/^1 /, '1° ')

/** A day with its article: `dall'8 gennaio 2026`, `dal 1° febbraio 2026`, read «dal primo». */
const withDayArticle = (article: 'dal' | 'al', day: string): string => {
  const words = dayInWords(day)
  return words.startsWith('1°') ? `${article} ${words}` : withArticle(article, words)
}

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
    ? withDayArticle('dal', from)
    : `${withDayArticle('dal', from)} ${withDayArticle('al', dayBefore(next))}`

/** The day six months before another; the last of its month where that has fewer days. */
function sixMonthsBefore(today: string): string {
  const date = new Date(today)
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 5, 0))
  const day = Math.min(date.getUTCDate(), lastOfMonth.getUTCDate())
  lastOfMonth.setUTCDate(day)
  return lastOfMonth.toISOString().slice(0, 10)
}

/** Whether a review is more than six months old. */
export const isOld = (reviewed: string, today: string): boolean => reviewed < sixMonthsBefore(today)
