import { headerKey } from '../table/cell.ts'

/** A word as it is compared: case and accents don't count. */
export const folded = (text: string): string =>
  headerKey(text)
    .normalize('NFD')
    .replace(/\p{M}|'$/gu, '')

/** «si» or «no»; undefined for any other word. */
export const yesOrNo = (text: string): boolean | undefined =>
  ({ si: true, no: false })[folded(text)]
