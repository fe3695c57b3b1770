const whole = /(?<!\d)(20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?!\d)/
const dayFirst = /(?<!\d)(\d\d)[-_.](\d\d)[-_.](20\d\d)(?!\d)/
const year = /(?<!\d)(20\d\d)(?!\d)/

/** Whether there is such a day, `2026-02-30` is none. */
const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

/**
 * The day that the name of a file speaks of; of a year that lies ahead its first. Empty where it names none.
 *
 * @example
 * dayInName('listino-fornitore-2027.csv', '2026-11-28') // '2027-01-01'
 */
export function dayInName(name: string, today: string): string {
  const [, y, m, d] = whole.exec(name) ?? []
  const [, day, month, of] = dayFirst.exec(name) ?? []
  const found = [`${y}-${m}-${d}`, `${of}-${month}-${day}`].find(isDay)
  if (found !== undefined) return found
  const [, ahead = ''] = year.exec(name) ?? []
  return ahead > today.slice(0, 4) ? `${ahead}-01-01` : ''
}
