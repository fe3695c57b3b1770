import { leastPoints, type News, newsKinds, type SinceLast as Since } from '@margine/listino/list'
import { Fragment } from 'react'
import { articles, counted } from '../../italian/counts.ts'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import styles from './ListBar.module.css'

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

/** The sentence of it all. */
function inWords(since: Since): string {
  const { fileName, gone, goneFirst, unclear } = since
  const first = goneFirst.join(', ')
  const more = gone > goneFirst.length ? ', …' : ''
  const parts = [
    ...newsKinds.flatMap((kind) => (since[kind] === 0 ? [] : said[kind](since[kind]))),
    gone === 0
      ? ''
      : `${counted(gone)} non ${gone === 1 ? "c'è" : 'ci sono'} più (${first}${more})`,
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
    </div>
  )
}
