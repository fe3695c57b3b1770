import type { Source } from '@margine/engine'
import { formatDate } from '../format.ts'
import { withArticle } from './article.ts'

/** How sure a figure is. */
const marks: Record<Source['mark'], string> = {
  ufficiale: 'ufficiale',
  trascritta: 'trascritta, da confermare',
  indicativa: 'indicativa, da confermare',
}

/**
 * Where a figure comes from, how sure it is, and when it was last compared with it.
 *
 * @example
 * sourceInWords({ name: 'listino', asOf: '2026-Q1', mark: 'trascritta', reviewed: '2026-11-21' })
 * // 'listino (trascritta, da confermare; rivista il 21 novembre 2026)'
 */
export function sourceInWords({ name, mark, reviewed }: Source): string {
  const review =
    reviewed === undefined ? '' : `; rivista ${withArticle('il', formatDate(reviewed))}`
  return `${name} (${marks[mark]}${review})`
}
