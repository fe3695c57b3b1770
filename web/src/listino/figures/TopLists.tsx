import { memo, useState } from 'react'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { gainOf, marginOf, minimumOf, nameOf, profitOf } from '../grid/columns.tsx'
import { words as grid } from '../grid/words.ts'
import type { SlowFigures } from '../worker/api.ts'
import type { Row } from '../worker/row.ts'
import styles from './TopLists.module.css'
import { words as said } from './words.ts'

type Props = { slow: SlowFigures | null; onOpen: (row: Row) => void }

/** The name of an article, which is pressed to open it. */
function Name({ row, onOpen }: { row: Row; onOpen: (row: Row) => void }) {
  const name = nameOf(row)
  return (
    <button
      type="button"
      aria-label={grid.openNamed(name)}
      className={styles.name}
      onClick={() => onOpen(row)}
    >
      {name}
    </button>
  )
}

/** The articles that lose most, and those with most to gain. */
export const TopLists = memo(function TopLists({ slow, onOpen }: Props) {
  const [open, setOpen] = useState({ worst: false, gains: false })
  const worst = slow?.worst ?? []
  const gains = slow?.gains ?? []
  return (
    <div className={styles.lists}>
      <div className={styles.card}>
        <Disclosure
          title={said.worst}
          open={open.worst}
          onToggle={() => setOpen({ ...open, worst: !open.worst })}
        >
          {worst.length === 0 && <p>{said.noneWorst}</p>}
          <ol className={styles.rows}>
            {worst.map((row) => (
              <li key={row.id} data-band={row.verdict ?? undefined}>
                <Name row={row} onOpen={onOpen} />
                <span className={styles.figure}>
                  {profitOf(row)} <small>{marginOf(row)}</small>
                </span>
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
      <div className={styles.card}>
        <Disclosure
          title={said.gains}
          open={open.gains}
          onToggle={() => setOpen({ ...open, gains: !open.gains })}
        >
          <p className={styles.note}>{gains.length === 0 ? said.noneGains : said.gainsNote}</p>
          <ol className={styles.rows}>
            {gains.map(({ row, gain }) => (
              <li key={row.id} data-band="good">
                <Name row={row} onOpen={onOpen} />
                <span className={styles.figure}>
                  {said.gain(gainOf(gain, row), minimumOf(row))}
                </span>
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </div>
  )
})
