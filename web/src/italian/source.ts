import type { Source } from '@margine/engine'
import { dayWithArticle } from './day.ts'

/** How sure a figure is. */
const marks: Record<Source['mark'], string> = {
  ufficiale: 'ufficiale',
  trascritta: 'trascritta, da confermare',
  indicativa: 'indicativa, da confermare',
}

const onDay = (day: string) => dayWithArticle('il', day)

type Sureness = Pick<Source, 'mark' | 'reviewed'>

/**
 * How sure a figure is, and when it was last compared with its source.
 *
 * @example
 * surenessInWords(source) // 'trascritta, da confermare; verificata il 21 novembre 2026'
 */
export const surenessInWords = ({ mark, reviewed }: Sureness): string =>
  reviewed === undefined ? marks[mark] : `${marks[mark]}; verificata ${onDay(reviewed)}`

/** The day on which all of some sources were last reviewed; null where there is none such. */
export function sharedReview(sources: readonly Source[]): string | null {
  const [first, ...others] = sources.map(({ reviewed }) => reviewed)
  return first !== undefined && others.every((reviewed) => reviewed === first) ? first : null
}

/**
 * Where figures come from and how sure they are.
 *
 * @example
 * sourcesInWords([source]) // 'listino europeo (trascritta, da confermare); verificata il 21 novembre 2026'
 */
export function sourcesInWords(sources: readonly Source[]): string {
  const review = sharedReview(sources)
  const names = sources.map(
    (source) =>
      `${source.name} (${review === null ? surenessInWords(source) : marks[source.mark]})`,
  )
  const reviewed = sources.length === 1 ? 'verificata' : 'verificate'
  return [...names, ...(review === null ? [] : [`${reviewed} ${onDay(review)}`])].join('; ')
}
