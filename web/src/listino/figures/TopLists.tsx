import type { Row, SlowFigures } from '@margine/listino/list'
import { memo, type ReactNode, useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { afterTaxOf, gainOf, marginOf, minimumOf, nameOf, profitOf } from '../grid/columns.ts'
import { words as grid } from '../grid/words.ts'
import styles from './TopLists.module.css'
import { words as said } from './words.ts'

type Props = { slow: SlowFigures | null; onOpen: (row: Row) => void }

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

/** A button, and the list that it opens over the page: nothing moves. */
function TopList({ title, note, children }: { title: string; note: string; children: ReactNode }) {
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
        {note !== '' && <p className="note">{note}</p>}
        <ol className={styles.rows}>{children}</ol>
        <Button popoverTarget={id} popoverTargetAction="hide">
          {said.close}
        </Button>
      </div>
    </>
  )
}

/** The articles that lose most, and those with most to gain. */
export const TopLists = memo(function TopLists({ slow, onOpen }: Props) {
  const worst = slow?.worst ?? []
  const gains = slow?.gains ?? []
  return (
    <div className={styles.lists}>
      <TopList title={said.worst} note={worst.length === 0 ? said.noneWorst : ''}>
        {worst.map((row) => (
          <Line key={row.id} row={row} onOpen={onOpen}>
            {row.isJudgedAfterTax ? (
              <>
                {said.afterTaxes} {afterTaxOf(row)}
              </>
            ) : (
              <>
                {profitOf(row)} <small>{marginOf(row)}</small>
              </>
            )}
          </Line>
        ))}
      </TopList>
      <TopList title={said.gains} note={gains.length === 0 ? said.noneGains : said.gainsNote}>
        {gains.map(({ row, gain }) => (
          <Line key={row.id} row={row} onOpen={onOpen} band="good">
            {said.gain(gainOf(gain, row), minimumOf(row))}
          </Line>
        ))}
      </TopList>
    </div>
  )
})
