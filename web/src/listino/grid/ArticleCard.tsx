import type { NamedChannel } from '@margine/listino'
import type { Changeable, Row } from '@margine/listino/list'
import { CardChannels } from '../channels/CardChannels.tsx'
import { marked } from '../channels/columns.ts'
import styles from './ArticleList.module.css'
import {
  afterTaxOf,
  bandOf,
  costFromOf,
  costOf,
  deadOf,
  forAllOf,
  hasFigures,
  isChanged,
  marginOf,
  minimumOf,
  nameOf,
  none,
  ownRateOf,
  priceOf,
  profitOf,
  readOf,
  trueFeeOf,
  whyNoFigures,
  whyNoMinimum,
} from './columns.tsx'
import { Value } from './Value.tsx'
import { Was } from './Was.tsx'
import { words } from './words.ts'

const { afterTaxes, columns, costFrom, costHere, editing, noFulfilment, noPrice, open, openNamed } =
  words

/** Its SKU, what is left after taxes, where a remembered cost is from, and what else is a guess. */
function codeWithSource(row: Row): string {
  const from = costFromOf(row)
  const left = afterTaxOf(row)
  return [
    row.sku,
    left === none ? '' : afterTaxes(left),
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

function Read({ row, what }: { row: Row; what: Changeable }) {
  const read = readOf(row, what)
  return read === '' ? null : <Was amount={read} />
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
            {marked(marginOf(row), row.isBest)} {row.verdict !== null && <span>{bandOf(row)}</span>}
          </>
        ) : (
          <span>{whyNoFigures(row)}</span>
        )}
      </p>
      <p className={styles.sku}>
        {isDead
          ? deadOf(row)
          : row.lacksFulfilment
            ? noFulfilment
            : trueFeeOf(row) || codeWithSource(row)}
      </p>
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
        <div>
          <dt>{columns.price}</dt>
          <dd>
            {priceOf(row)}
            <Read row={row} what="price" />
          </dd>
        </div>
        <div>
          <dt>{columns.cost}</dt>
          <dd>
            {costOf(row)}
            <Read row={row} what="cost" />
          </dd>
        </div>
        <div>
          <dt>{columns.profit}</dt>
          <dd>
            <Value text={profitOf(row)} why={whyNoFigures(row)} />
          </dd>
        </div>
        <div>
          <dt>{columns.minimum}</dt>
          <dd>
            {hasFigures(row) && Number.isNaN(row.minimum) ? (
              <span title={whyNoMinimum(row)}>{noPrice}</span>
            ) : (
              <Value text={minimumOf(row)} why={whyNoMinimum(row)} />
            )}
          </dd>
        </div>
      </dl>
      <CardChannels row={row} channels={channels} />
    </div>
  )
}
