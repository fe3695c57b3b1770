import type { Currency } from '@margine/engine'
import { type ColumnsFor, labelOf } from '@margine/listino'
import type { Preview, PreviewRow } from '@margine/listino/list'
import { formatMoney } from '../../format.ts'
import styles from './Mapping.module.css'
import { words } from './words.ts'

type Props = {
  what: ColumnsFor
  preview: Preview | null
  /** Whether enough is known to read anything. */
  isReady: boolean
}

const amount = (value: number, { currency }: PreviewRow) =>
  Number.isNaN(value) ? '—' : formatMoney(value, currency as Currency)

/** What would be read of the first rows. */
export function FirstRows({ what, preview, isReady }: Props) {
  const areArticles = what === 'articles'
  return (
    <div className="stack tight">
      <h3>{words.preview}</h3>
      {!isReady && <p className="muted">{words.waiting[what]}</p>}
      {isReady && preview !== null && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className={`card ${styles.scroller}`} tabIndex={0} aria-label={words.preview}>
          <table>
            <thead>
              <tr>
                <th scope="col">{labelOf('sku')}</th>
                {areArticles && <th scope="col">{labelOf('price')}</th>}
                <th scope="col">{labelOf('cost')}</th>
                {areArticles && <th scope="col">{labelOf('name')}</th>}
                <th scope="col">{words.notes}</th>
              </tr>
            </thead>
            <tbody>
              {preview.rows.map((row) => (
                <tr key={row.row}>
                  <td>{row.sku}</td>
                  {areArticles && <td>{amount(row.price, row)}</td>}
                  <td>{amount(row.cost, row)}</td>
                  {areArticles && <td>{row.name}</td>}
                  <td className={styles.notes}>{row.problems}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
