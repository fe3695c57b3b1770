import { bandOf } from '@margine/engine'
import { bins, type Filter } from '@margine/listino/list'
import { memo, useId } from 'react'
import { formatRate } from '../../format.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './Histogram.module.css'
import { words as said } from './words.ts'

const borderOf = (bin: number) => bins.from + bin * bins.step
const written = (margin: number) => formatRate(margin).replace('-', '−')

/** The margins of a bar in words. */
export function rangeOf(bin: number): string {
  if (bin === 0) return said.under(written(borderOf(1)))
  if (bin === bins.count - 1) return said.over(written(borderOf(bin)))
  return said.between(written(borderOf(bin)), written(borderOf(bin + 1)))
}

const verdictOf = (bin: number) => (borderOf(bin) < 0 ? 'loss' : bandOf(borderOf(bin)))

const choices = [
  { value: '', label: said.every },
  ...Array.from({ length: bins.count }, (_, bin) => ({ value: String(bin), label: rangeOf(bin) })),
]

type Props = {
  /** How many articles are in each bar. */
  margini: readonly number[]
  bin: number | null
  /** What is missing where no article has a margin in a bar. */
  lacks: keyof typeof said.noMargins
  onFilter: (changes: Partial<Filter>) => void
}

/** How the margins are spread: a press on a bar shows its articles alone. */
export const Histogram = memo(function Histogram({ margini, bin, lacks, onFilter }: Props) {
  const id = useId()
  const most = Math.max(...margini)
  if (most === 0 && bin === null)
    return (
      <section className={`card ${styles.histogram}`} aria-labelledby={id}>
        <h2 id={id}>{said.histogram}</h2>
        <p className="note">{said.noMargins[lacks]}</p>
      </section>
    )
  return (
    <section className={`card ${styles.histogram}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{said.histogram}</h2>
        <p className="note screen-only">{said.histogramHint}</p>
      </div>
      <ul className={styles.bars}>
        {margini.map((number, at) => (
          <li key={borderOf(at)}>
            <button
              type="button"
              aria-pressed={bin === at}
              aria-label={said.bar(rangeOf(at), number)}
              title={said.bar(rangeOf(at), number)}
              disabled={number === 0 && bin !== at}
              onClick={() => onFilter({ bin: bin === at ? null : at })}
            >
              <span
                data-band={verdictOf(at)}
                style={{ transform: `scaleY(${most === 0 ? 0 : number / most})` }}
                className={styles.bar}
              />
            </button>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={styles.scale}>
        {[0, 4, 8, 12].map((at) => (
          <span key={at} style={{ left: `${(at / bins.count) * 100}%` }}>
            {at === 0 ? '' : written(borderOf(at))}
          </span>
        ))}
      </div>
      <div className={styles.choice}>
        <SelectField
          label={said.only}
          value={bin === null ? '' : String(bin)}
          options={choices}
          onChange={(chosen) => onFilter({ bin: chosen === '' ? null : Number(chosen) })}
        />
      </div>
    </section>
  )
})
