import { headerKey } from '../table/cell.ts'

/** A word as it is compared: case and accents don't count. */
export const folded = (text: string): string =>
  headerKey(text)
    .normalize('NFD')
    .replace(/\p{M}|'$/gu, '')

const words: ReadonlyMap<string, boolean> = new Map([
  ...['si', 's', 'yes', 'y', 'ja', 'vero', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'nein', 'falso', 'false', '0'].map((word) => [word, false] as const),
])

/** «si» or «no», also as a letter, a truth value, 1 or 0, in English and in German; undefined for any other word. */
export const yesOrNo = (text: string): boolean | undefined => words.get(folded(text))
