const names = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ')

const written = (year: string, month: number) =>
  `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}`

/**
 * A month as people and spreadsheets write it, as `YYYY-MM`; any other text as it is, without blanks around it.
 *
 * @example
 * monthTyped('3/2026') // '2026-03'
 * monthTyped('mar-26') // '2026-03': what Excel makes of 2026-03
 */
export function monthTyped(text: string): string {
  const typed = text.trim()
  const [, before = '', year = ''] = /^(\d{1,2})[/.-](\d{4})$/.exec(typed) ?? []
  if (year !== '') return written(year, Number(before))
  const [, own = '', after = ''] = /^(\d{4})[/.-](\d{1,2})(?:-01)?$/.exec(typed) ?? []
  if (own !== '') return written(own, Number(after))
  const [, name = '', short = ''] = /^([a-z]{3})[- ](\d{2}|\d{4})$/i.exec(typed) ?? []
  const month = names.indexOf(name.toLowerCase()) + 1
  return month === 0 ? typed : written(short, month)
}
