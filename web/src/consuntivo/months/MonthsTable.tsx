import type { MonthOfYear, MonthResult, YearResult } from '@margine/listino'
import { Fragment } from 'react'
import { ExplainedFigure } from '../../ui/result/Explained.tsx'
import { monthInWords } from '../period-words.ts'
import { MonthDetail } from './MonthDetail.tsx'
import styles from './Months.module.css'
import type { MonthPart } from './parts.ts'
import { type Figure, figureNames, words } from './words.ts'

type Props = {
  year: YearResult
  parts: readonly MonthPart[]
  isTaxed: boolean
  money: (amount: number) => string
  /** The month that is looked at; null for all. */
  opened: string | null
  onOpen: (month: string | null) => void
  /** Tells how a figure of a month, or of the year, was worked out. */
  onExplain: (figure: Figure, month: MonthOfYear | null) => void
}

/** What each month came to, and the year so far; a press opens a month. */
export function MonthsTable({ year, parts, opened, onOpen, ...shared }: Props) {
  const { months, total } = year
  const columns: readonly Figure[] = ['incassi', ...parts.map(({ key }) => key)]
  return (
    <table className={styles.months}>
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {figureNames[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => {
          const { period, reports } = month
          const isOpen = period === opened
          return (
            <Fragment key={period}>
              <tr data-open={isOpen}>
                <th scope="row">
                  <button
                    type="button"
                    className="link"
                    aria-expanded={isOpen}
                    onClick={() => onOpen(isOpen ? null : period)}
                  >
                    {monthInWords(period)}
                  </button>
                  {reports !== '' && <small className="note">{reports}</small>}
                </th>
                <Cells parts={parts} result={month} month={month} {...shared} />
              </tr>
              {isOpen && (
                <tr className={styles.opened}>
                  <td colSpan={columns.length + 1}>
                    <MonthDetail
                      articles={words.articlesOf(monthInWords(period))}
                      month={month}
                      isTaxed={shared.isTaxed}
                      money={shared.money}
                      nameOf={(figure) => words.figureOf(figureNames[figure], monthInWords(period))}
                      onExplain={(figure) => shared.onExplain(figure, month)}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.whole(year.year)}</th>
          <Cells parts={parts} result={total} month={null} {...shared} />
        </tr>
      </tfoot>
    </table>
  )
}

type CellsProps = Pick<Props, 'parts' | 'money' | 'onExplain'> & {
  result: MonthResult
  /** Null for the year. */
  month: MonthOfYear | null
}

function Cells({ parts, result, month, money, onExplain }: CellsProps) {
  const when = words.when(Number(result.period.slice(0, 4)), month?.period ?? null)
  const cell = (figure: Figure, amount: number) => (
    <td key={figure} data-figure={figure} data-label={figureNames[figure]} data-loss={amount < 0}>
      <ExplainedFigure
        name={words.figureOf(figureNames[figure], when)}
        onOpen={() => onExplain(figure, month)}
      >
        {money(amount)}
      </ExplainedFigure>
    </td>
  )
  return (
    <>
      {cell('incassi', result.incassi)}
      {parts.map(({ key, of }) => cell(key, key === 'resta' ? of(result) : -of(result)))}
    </>
  )
}
