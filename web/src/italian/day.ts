import { formatDate } from '../format.ts'
import { withArticle } from './article.ts'

/**
 * A day of the calendar, or of a moment (ISO 8601), with its article; the first of a month is read «il primo».
 *
 * @example
 * dayWithArticle('dal', '2026-01-08') // "dall'8 gennaio 2026"
 * dayWithArticle('dal', '2026-02-01') // 'dal 1° febbraio 2026'
 */
export function dayWithArticle(article: Parameters<typeof withArticle>[0], day: string): string {
  const words = formatDate(day)
  return words.startsWith('1 ')
    ? `${article} ${words.replace('1 ', '1° ')}`
    : withArticle(article, words)
}
