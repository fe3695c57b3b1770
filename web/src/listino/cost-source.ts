import type { CostSource } from '@margine/listino'

const days = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium' })
const shortDays = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short' })

export const dayOf = (at: number): string => days.format(at)

/** Where a cost is from, in a sentence: a file and its day, or the seller's own hand. */
export const sourceOf = ({ file, at }: CostSource): string =>
  file === '' ? `scritto da te il ${dayOf(at)}` : `da ${file}, ${dayOf(at)}`

/** The same in a cell. */
export const shortSourceOf = ({ file, at }: CostSource): string =>
  `${shortDays.format(at)}, ${file === '' ? 'scritto da te' : file}`
