import type { Source } from '@margine/engine'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { SourceName } from '../result/SourceName.tsx'
import styles from './Story.module.css'

const words = { title: 'Come è stato calcolato', source: 'Fonte: ' } as const

/** How a figure was worked out: told in words and in numbers, and each number that it takes in turn. */
export type Story = {
  /** Tells it from the others that a figure takes. */
  key: string
  name: string
  value: string
  /** What is done with which figures, by their names. */
  formula: string | null
  /** The same in numbers, or the figure alone where nothing is done. */
  sum: string
  why: string | null
  /** Where its rate comes from, or a sentence about that. */
  origin: Source | string | null
  parts: readonly Story[]
  /** Whether it was entered, or read, as it is: it says so, and opens into nothing. */
  isGiven: boolean
}

/** A figure, and how it was worked out. */
export function StoryView({ story }: { story: Story }) {
  return (
    <div className={`stack ${styles.steps}`}>
      <p className={styles.figure}>
        {words.title} <b>{story.value}</b>
      </p>
      <Told story={story} />
    </div>
  )
}

/** A figure in words and in numbers, why it is so, where its rate comes from, and the numbers that it takes. */
function Told({ story: { value, formula, sum, why, origin, parts } }: { story: Story }) {
  return (
    <>
      {sum !== value && (
        <div className="tinted">
          {formula !== null && <p>{formula}</p>}
          <p className="figure">{sum}</p>
        </div>
      )}
      {why !== null && <p>{why}</p>}
      {origin !== null && (
        <p className="note">
          {typeof origin === 'string' ? (
            origin
          ) : (
            <>
              {words.source}
              <SourceName source={origin} />
            </>
          )}
        </p>
      )}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <Line key={part.key} story={part}>
              {() => <Told story={part} />}
            </Line>
          ))}
        </ul>
      )}
    </>
  )
}

type LineProps = {
  story: Story
  /** What it opens into. */
  children: () => ReactNode
}

/** A number that another takes: given, it says so, else it opens into its own story. */
function Line({ story, children }: LineProps) {
  const { name, value, isGiven } = story
  const [open, setOpen] = useState(false)
  const id = useId()
  const figure = (
    <>
      <span>{name}</span> <b>{value}</b>
    </>
  )
  if (isGiven)
    return (
      <li>
        <p className={`row ${styles.line}`}>{figure}</p>
        <p className={`note ${styles.entered}`}>
          {[story, ...story.parts].map(({ why }) => why).join(' ')}
        </p>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className={`row ${styles.line}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {figure}
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!open} className={`stack ruled ${styles.story}`}>
        {open && children()}
      </div>
    </li>
  )
}
