import {
  type YearAhead as Ahead,
  calendarFile,
  type DueInWords,
  dueInWords,
  dueNotes,
  limitInWords,
} from '@margine/listino'
import { saveFile } from '../save-file.ts'
import { Button } from '../ui/Button.tsx'
import { aheadWords as words } from './words.ts'
import styles from './YearAhead.module.css'

type Props = {
  ahead: Ahead
  /** Of the years before: some of it falls due in this one. */
  earlier: readonly Ahead[]
  /** The day that it is: what was due before is past. */
  today: string
}

const textOf = ({ amount, mark }: DueInWords): string =>
  [amount, mark, words.written].filter((part) => part !== '').join('. ')

/** An amount stays beside its sign. */
const unbroken = (text: string): string => text.replaceAll(' €', '\u00a0€')

/** How far the limit of the seller's regime is, and what falls due when. */
export function YearAhead({ ahead, earlier, today }: Props) {
  const { limit, year } = ahead
  const [sentence, ...notes] = limitInWords(ahead).map(unbroken)
  const due = [...earlier, ahead]
    .flatMap(dueInWords)
    .filter(({ day }) => day >= `${year}-01-01`)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  const coming = due.filter(({ day }) => day >= today)
  const keep = () => {
    const days = coming.map((one) => ({ ...one, title: one.what, text: textOf(one) }))
    const blob = new Blob([calendarFile(days, new Date())], { type: 'text/calendar' })
    saveFile({ name: words.file(year), blob })
  }
  return (
    <section className={`card stack loose ${styles.panel}`} aria-label={words.title}>
      <h2>{limit === null ? words.due : words.title}</h2>
      {limit !== null && (
        <div className="stack">
          <div className={styles.meter} data-state={limit.state} aria-hidden="true">
            <i style={{ width: `${Math.max(0, Math.min(100, limit.share))}%` }} />
          </div>
          <p>{sentence}</p>
          {notes.map((note) => (
            <p key={note} className="note">
              {note}
            </p>
          ))}
        </div>
      )}
      {due.length > 0 && (
        <div className="stack">
          {limit !== null && <h3>{words.due}</h3>}
          <dl className={styles.due}>
            {due.map(({ key, day, when, what, mark, amount }) => (
              <div key={key} className="entry" data-past={day < today}>
                <dt>
                  {what}
                  <p className="note">
                    {[when, ...(day < today ? [words.past] : []), mark]
                      .filter((part) => part !== '')
                      .join('\u00a0· ')}
                  </p>
                </dt>
                <dd>{amount === '' ? words.unknown : amount}</dd>
              </div>
            ))}
          </dl>
          {coming.length > 0 && (
            <div className="screen-only">
              <Button onClick={keep}>{words.calendar}</Button>
            </div>
          )}
        </div>
      )}
      {dueNotes(ahead)
        .map(unbroken)
        .map((note) => (
          <p key={note} className="note">
            {note}
          </p>
        ))}
    </section>
  )
}
