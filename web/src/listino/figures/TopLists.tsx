import { type Filter, mostRisePercent, type Row, type SlowFigures } from '@margine/listino/list'
import { memo, type ReactNode, useId } from 'react'
import { formatMargin } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import { marginOf, minimumOf, money, nameOf } from '../grid/columns.ts'
import { words as grid } from '../grid/words.ts'
import styles from './TopLists.module.css'
import { words as said } from './words.ts'

type Props = {
  slow: SlowFigures | null
  /** How many articles there are. */
  all: number
  onOpen: (row: Row) => void
  onFilter: (changes: Partial<Filter>) => void
}

/** An amount of a piece as that of a month, where it is said how many are sold. */
function perMonth(ofPiece: number, row: Row): { amount: string; per: string } {
  const isKnown = !Number.isNaN(row.monthlySales)
  const amount = money(isKnown ? ofPiece * row.monthlySales : ofPiece, row)
  return { amount, per: isKnown ? said.aMonth : said.aPiece }
}

/** An article, which is pressed to open it, and what is said of it. */
function Line(props: { row: Row; onOpen: (row: Row) => void; band?: string; children: ReactNode }) {
  const { row, onOpen, band, children } = props
  const name = nameOf(row)
  return (
    <li data-band={band ?? row.verdict ?? undefined}>
      <button
        type="button"
        aria-label={grid.openNamed(name)}
        className={styles.name}
        onClick={() => onOpen(row)}
      >
        {name}
      </button>
      <span className={styles.figure}>{children}</span>
    </li>
  )
}

/** What an article leaves, and its share of the price. */
function Left({ row }: { row: Row }) {
  const isTaxed = row.isJudgedAfterTax
  const { amount, per } = perMonth(isTaxed ? row.afterTax : row.profit, row)
  return (
    <>
      {isTaxed && `${said.afterTaxes} `}
      {amount} {per} <small>{isTaxed ? formatMargin(row.afterTaxShare) : marginOf(row)}</small>
    </>
  )
}

type ListProps = {
  title: string
  notes: readonly string[]
  children: ReactNode
  /** What else can be done with them. */
  action?: (id: string) => ReactNode
}

/** A button, and the list that it opens over the page: nothing moves. */
function TopList({ title, notes, action, children }: ListProps) {
  const id = useId()
  return (
    <>
      <Button popoverTarget={id}>{title}</Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={`card ${styles.list}`}
      >
        <h2>{title}</h2>
        {notes.map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
        <ol className={styles.rows}>{children}</ol>
        {action?.(id)}
        <Button popoverTarget={id} popoverTargetAction="hide">
          {said.close}
        </Button>
      </div>
    </>
  )
}

const dropNotes = ({ drop: { below, count, unknown } }: SlowFigures): string[] =>
  Number.isNaN(below)
    ? [said.noSales]
    : [
        said.dropRule(below, mostRisePercent),
        ...(count === 0 ? [said.noneDrop] : []),
        ...(unknown === 0 ? [] : [said.dropUnknown(unknown)]),
      ]

/** The articles that lose most, those with most to gain, and those to give up. */
export const TopLists = memo(function TopLists({ slow, all, onOpen, onFilter }: Props) {
  const worst = slow?.worst ?? []
  const gains = slow?.gains ?? []
  const drop = slow?.drop.worst ?? []
  const per = slow === null ? [] : [said.per(slow.withoutSales, all)]
  return (
    <div className={styles.lists}>
      <TopList title={said.worst} notes={worst.length === 0 ? [said.noneWorst] : per}>
        {worst.map((row) => (
          <Line key={row.id} row={row} onOpen={onOpen}>
            <Left row={row} />
          </Line>
        ))}
      </TopList>
      <TopList
        title={said.gains}
        notes={gains.length === 0 ? [said.noneGains] : [said.gainsNote, ...per]}
      >
        {gains.map(({ row, gain }) => {
          const { amount, per } = perMonth(gain, row)
          return (
            <Line key={row.id} row={row} onOpen={onOpen} band="good">
              {said.gain(amount, per, minimumOf(row))}
            </Line>
          )
        })}
      </TopList>
      <TopList
        title={said.drop}
        notes={slow === null ? [] : dropNotes(slow)}
        action={(id) =>
          drop.length > 0 && (
            <Button
              variant="primary"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => onFilter({ group: 'drop' })}
            >
              {said.showDrop(slow?.drop.count ?? 0)}
            </Button>
          )
        }
      >
        {drop.map((row) => (
          <Line key={row.id} row={row} onOpen={onOpen}>
            <Left row={row} />
          </Line>
        ))}
      </TopList>
    </div>
  )
})
