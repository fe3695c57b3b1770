const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** A number of things, with points between thousands. */
export const counted = (number: number): string => count.format(number)

export const articles = (number: number): string =>
  number === 1 ? '1 articolo' : `${counted(number)} articoli`
