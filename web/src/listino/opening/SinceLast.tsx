import {
  leastPoints,
  mostGone,
  type News,
  newsKinds,
  type SinceLast as Since,
} from '@margine/listino/list'
import { Fragment, useState } from 'react'
import { formatMoney } from '../../format.ts'
import { articles, counted } from '../../italian/counts.ts'
import { saveFile } from '../../save-file.ts'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import styles from './ListBar.module.css'
import rows from './UnusableRows.module.css'

const said = {
  added: (number: number) => (number === 1 ? '1 nuovo' : `${counted(number)} nuovi`),
  repriced: (number: number) => `${counted(number)} con un altro prezzo, che non hai scritto qui`,
  remargined: (number: number) =>
    `${counted(number)} con un margine diverso di almeno ${leastPoints === 1 ? 'un punto' : `${leastPoints} punti`}`,
} satisfies Record<News, (number: number) => string>

const shows = {
  added: 'Mostra i nuovi',
  repriced: 'Mostra i prezzi cambiati',
  remargined: 'Mostra i margini cambiati',
} satisfies Record<News, string>

const goneInWords = (gone: number) => `${counted(gone)} non ${gone === 1 ? "c'è" : 'ci sono'} più`

const inFile = (gone: number, left: number) =>
  gone <= mostGone
    ? `Gli altri ${counted(left)} sono nel file.`
    : `Nel file ci sono i primi ${counted(mostGone)}: l'elenco degli altri ${counted(gone - mostGone)} non resta.`

/** The sentence of it all. */
function inWords(since: Since): string {
  const { fileName, gone, unclear } = since
  const parts = [
    ...newsKinds.flatMap((kind) => (since[kind] === 0 ? [] : said[kind](since[kind]))),
    gone === 0 ? '' : goneInWords(gone),
  ].filter((part) => part !== '')
  const all = parts.length === 0 ? 'niente di nuovo' : parts.join('; ')
  const left =
    unclear === 0
      ? ''
      : ` ${articles(unclear)} non si possono confrontare (stessi codici o nessuno).`
  return `Rispetto a «${fileName}»: ${all}.${left}`
}

type Props = { list: List; state: ListState; since: Since }

/** What is news since the file before, and the articles of each kind alone. */
export function SinceLast({ list, state, since }: Props) {
  const { group } = state.filter
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={`note ${styles.sold}`}>
      <span role="status">{inWords(since)}</span>{' '}
      {newsKinds
        .filter((kind) => since[kind] > 0)
        .map((kind) => (
          <Fragment key={kind}>
            <button
              type="button"
              aria-pressed={group === kind}
              onClick={() => list.filterBy({ group: group === kind ? 'all' : kind })}
            >
              {shows[kind]}
            </button>{' '}
          </Fragment>
        ))}
      {since.gone > 0 && (
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Nascondi' : 'Mostra'} chi non c’è più
        </button>
      )}
      {since.gone > 0 && isOpen && (
        <Gone since={since} onDownload={() => void list.api.download('gone').then(saveFile)} />
      )}
    </div>
  )
}

type GoneProps = { since: Since; onDownload: () => void }

/** The articles that only the file before has; they have no row among the others. */
export function Gone({ onDownload, since: { gone, goneRows = [] } }: GoneProps) {
  const left = gone - goneRows.length
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus */}
      <section className={rows.scroller} tabIndex={0} aria-label={goneInWords(gone)}>
        <table>
          <thead>
            <tr>
              <th scope="col">SKU</th>
              <th scope="col">Nome</th>
              <th scope="col">Ultimo prezzo</th>
            </tr>
          </thead>
          <tbody>
            {goneRows.map(({ sku, name, price, currency }) => (
              <tr key={`${sku} ${name}`}>
                <td>{sku}</td>
                <td>{name}</td>
                <td>{Number.isFinite(price) ? formatMoney(price, currency as 'EUR') : '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {left > 0 && <p>{inFile(gone, left)}</p>}
      <button type="button" onClick={onDownload}>
        Scarica chi non c’è più
      </button>
    </>
  )
}
