/** Made when it is first needed: the first format of a page takes 20 ms. */
let count: Intl.NumberFormat | undefined

/** A number of things, with points between thousands. */
export function counted(number: number): string {
  count ??= new Intl.NumberFormat('it-IT', { useGrouping: 'always' })
  return count.format(number)
}

export const articles = (number: number): string =>
  number === 1 ? '1 articolo' : `${counted(number)} articoli`
