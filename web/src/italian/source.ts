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
 * How sure a figure is, and when it was last compared with its source.
 *
 * @example
 * surenessInWords(source) // 'trascritta, da confermare; controllata il 21 novembre 2026'
 */
export function surenessInWords({ mark, reviewed }: Pick<Source, 'mark' | 'reviewed'>): string {
  const review =
    reviewed === undefined ? '' : `; controllata ${withArticle('il', formatDate(reviewed))}`
  return `${marks[mark]}${review}`
}

/**
 * Where a figure comes from and how sure it is.
 *
 * @example
 * sourceInWords(source) // 'listino europeo (trascritta, da confermare; controllata il 21 novembre 2026)'
 */
export const sourceInWords = (source: Source): string =>
  `${source.name} (${surenessInWords(source)})`
