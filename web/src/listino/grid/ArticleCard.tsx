import type { NamedChannel } from '@margine/listino'
import type { Row } from '@margine/listino/list'
import { CardChannels } from '../channels/CardChannels.tsx'
import { marked } from '../channels/columns.ts'
import styles from './ArticleList.module.css'
import {
  afterTaxOf,
  bandOf,
  type Column,
  columns,
  costFromOf,
  deadOf,
  forAllOf,
  hasFigures,
  isChanged,
  marginOf,
  nameOf,
  none,
  ownRateOf,
  readOf,
  sendingOf,
  trueFeeOf,
  whyNoFigures,
} from './columns.ts'
import { Value } from './Value.tsx'
import { Was } from './Was.tsx'
import { words } from './words.ts'

const { afterTaxes, costFrom, costHere, editing, open, openNamed } = words

/**
 * Its SKU, what is left after taxes, where a remembered cost is from, and what else is a guess. What isn't counted comes
 * first: the end of the line may be cut off.
 */
function codeWithSource(row: Row): string {
  const from = costFromOf(row)
  const left = afterTaxOf(row)
  const isCounted = !row.lacksFulfilment && !row.lacksShipping
  return [
    isCounted ? '' : sendingOf(row),
    row.sku,
    left === none ? '' : afterTaxes(left),
    isCounted ? sendingOf(row) : '',
    from === none ? '' : row.costBasis === 'scritto' ? costHere : costFrom(from),
    forAllOf(row),
    ownRateOf(row),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

type Props = {
  /** Undefined while it is on its way. */
  row: Row | undefined
  /** Where it stands among all that are shown. */
  index: number
  channels: readonly NamedChannel[]
  onOpen: (row: Row) => void
  onChange: (row: Row, index: number) => void
}

const onCard = columns.filter(({ card }) => card !== null)

function Amount({ column: { text, why, changes, card }, row }: { column: Column; row: Row }) {
  const [amount, read] = [text(row), changes === null ? '' : readOf(row, changes)]
  if (amount === none && card?.none !== undefined && hasFigures(row))
    return <span title={why(row)}>{card.none}</span>
  return (
    <>
      <Value text={amount} why={why(row)} />
      {read !== '' && <Was amount={read} />}
    </>
  )
}

/** An article as a narrow screen shows it: all of it is pressed to open it. */
export function ArticleCard({ row, index, channels, onOpen, onChange }: Props) {
  if (row === undefined) return <p className={styles.card}>…</p>
  const isDead = !Number.isNaN(row.better)
  return (
    <div className={styles.card} data-band={row.verdict ?? undefined} data-changed={isChanged(row)}>
      <p className={styles.name}>{nameOf(row)}</p>
      <p className={styles.margin}>
        {hasFigures(row) ? (
          <>
            {marked(marginOf(row), row.margin, row.isBest)}{' '}
            {row.verdict !== null && <span>{bandOf(row)}</span>}
          </>
        ) : (
          <span>{whyNoFigures(row)}</span>
        )}
      </p>
      <p className={styles.sku}>{isDead ? deadOf(row) : trueFeeOf(row) || codeWithSource(row)}</p>
      <button
        type="button"
        aria-label={editing.cardNamed(nameOf(row))}
        className={styles.change}
        onClick={() => onChange(row, index)}
      >
        {editing.card}
      </button>
      <button
        type="button"
        data-cell={`${index}:0`}
        aria-label={openNamed(nameOf(row))}
        className={styles.open}
        onClick={() => onOpen(row)}
      >
        {open}
      </button>
      <dl className={styles.amounts}>
        {onCard.map((column) => (
          <div key={column.key}>
            <dt>{column.title}</dt>
            <dd>
              <Amount column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      <CardChannels row={row} channels={channels} />
    </div>
  )
}
