import type { Filter, Group, ShopFigures } from '@margine/listino/list'
import type { ReactNode } from 'react'
import { counted } from '../../italian/counts.ts'
import styles from './Tiles.module.css'
import { words } from './words.ts'

const { groups, deadNote, unknown } = words

type Props = {
  articles: number
  figures: ShopFigures
  /** How many are in a dead zone; null while it is being worked out. */
  dead: number | null
  group: Group
  onFilter: (changes: Partial<Filter>) => void
  /** What stands beside them. */
  children: ReactNode
}

const part = (number: number, all: number) =>
  number === 0 || all === 0 ? '' : `${((number / all) * 100).toFixed(1).replace('.', ',')}%`

/** How many articles there are of each kind; a press shows those alone, and another all again. */
export function Tiles({ articles, figures, dead, group, onFilter, children }: Props) {
  const isAnyJudged = figures.margini.some((number) => number > 0)
  const hasFigures = isAnyJudged || figures.unjudged > 0
  const known = { all: true, loss: isAnyJudged, below: isAnyJudged, dead: hasFigures, noCost: true }
  const tiles: { key: keyof typeof groups; number: number | null; tone?: string }[] = [
    { key: 'all', number: articles },
    { key: 'loss', number: figures.loss, tone: 'loss' },
    { key: 'below', number: figures.below, tone: 'ok' },
    { key: 'dead', number: dead, tone: 'ok' },
    { key: 'noCost', number: figures.without },
  ]
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, number, tone }) => (
        <li key={key}>
          <button
            type="button"
            className="pressable"
            aria-pressed={group === key}
            title={key === 'dead' ? deadNote : undefined}
            data-band={number !== null && number > 0 ? tone : undefined}
            onClick={() => onFilter({ group: group === key ? 'all' : key })}
          >
            <span className="whole note">{groups[key]}</span>
            <span className={styles.number}>
              {number === null ? '…' : known[key] ? counted(number) : unknown}
            </span>
            <span className={`note ${styles.part}`}>
              {key === 'all' || number === null ? '' : part(number, articles)}
            </span>
          </button>
        </li>
      ))}
      <li>{children}</li>
    </ul>
  )
}
