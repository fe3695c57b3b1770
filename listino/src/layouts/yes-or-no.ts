import { headerKey } from '../table/cell.ts'

/** A word as it is compared: case and accents don't count. */
export const folded = (text: string): string =>
  headerKey(text)
    .normalize('NFD')
    .replace(/\p{M}|'$/gu, '')

const words: ReadonlyMap<string, boolean> = new Map([
  ['si', true],
  ['no', false],
])

/** «si» or «no»; undefined for any other word. */
export const yesOrNo = (text: string): boolean | undefined => words.get(folded(text))
