/** A number of things, in Italian, with points between thousands. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('it-IT', { useGrouping: 'always' })} ${count === 1 ? one : many}`
