import { byteOrderMark, fixed, lineOf } from '../writing/delimited-lines.ts'
import { delimiters, exact, type ResultForm } from '../writing/result-form.ts'
import type { MonthResult, YearResult } from './months.ts'

/** The columns, and the figure that stands in each. */
const columns = {
  incassi: 'incassi',
  rimborsi: 'rimborsi',
  ricavi: 'ricavi',
  commissione: 'commissione',
  digitali: 'digitali',
  logistica: 'logistica',
  pubblicita: 'pubblicita',
  altri_costi: 'altriCosti',
  costo: 'costo',
  spedizioni: 'spedizioni',
  guadagno: 'guadagno',
  spese_fisse: 'speseFisse',
  risultato: 'risultato',
  tasse: 'tasse',
  resta: 'resta',
} as const satisfies Record<string, keyof MonthResult>

const titles = ['mese', ...Object.keys(columns)]

const yearName = ({ year }: YearResult, { length }: readonly YearResult[]) =>
  length === 1 ? 'anno' : `anno ${year}`

function monthLine(name: string, month: MonthResult, form: ResultForm): string {
  const amounts = Object.values(columns).map((key) =>
    form === 'dati' ? exact(month[key]) : fixed(month[key], ','),
  )
  return lineOf([name, ...amounts], delimiters[form])
}

/** A row for each month, and one for each year behind its months: `anno`, with its number where there are several. */
export const monthLines = (years: readonly YearResult[], form: ResultForm): string[] => [
  (form === 'excel' ? byteOrderMark : '') + lineOf(titles, delimiters[form]),
  ...years.flatMap((year) => [
    ...year.months.map((month) => monthLine(month.period, month, form)),
    monthLine(yearName(year, years), year.total, form),
  ]),
]

/** The letter of a column in a workbook, which has fewer than 26 of them. */
const letterOf = (title: string) => String.fromCharCode(65 + titles.indexOf(title))

/** What a cell is worked out by, where others of its row tell it: rows count from 1. */
const byItsRow: Readonly<Record<string, (row: number) => string>> = {
  risultato: (row) => `${letterOf('guadagno')}${row}-${letterOf('spese_fisse')}${row}`,
  resta: (row) => `${letterOf('risultato')}${row}-${letterOf('tasse')}${row}`,
}

type Formula = (title: string) => string | undefined

/** The same rows as a workbook: what is left of a month, and a year, are formulas; what isn't known is blank. */
export async function monthsWorkbook(years: readonly YearResult[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx')
  const rows: (string | number | null)[][] = [titles]
  const cells = new Map<string, { formula: string; formulaResult: number; type: 'formula' }>()
  const put = (name: string, result: MonthResult, formulaOf: Formula) => {
    const amounts = Object.entries(columns).map(([title, key], at) => {
      const value = result[key]
      const formula = formulaOf(title)
      if (Number.isNaN(value)) return null
      if (formula !== undefined)
        cells.set(`${rows.length},${at + 1}`, { formula, formulaResult: value, type: 'formula' })
      return value
    })
    rows.push([name, ...amounts])
  }
  for (const year of years) {
    const first = rows.length + 1
    for (const month of year.months)
      put(month.period, month, (title) => byItsRow[title]?.(rows.length + 1))
    const last = rows.length
    put(yearName(year, years), year.total, (title) => {
      const column = letterOf(title)
      return `SUM(${column}${first}:${column}${last})`
    })
  }
  return writeXlsx({
    sheets: [
      {
        name: 'Mese per mese',
        columns: titles.map((_, at) => ({
          width: 13,
          ...(at === 0 ? {} : { numFmt: '#,##0.00' }),
        })),
        rows,
        cells,
        freezePane: { rows: 1, columns: 1 },
      },
    ],
  })
}
