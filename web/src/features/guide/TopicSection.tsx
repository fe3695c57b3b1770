import { Foldable } from '../../ui/Foldable.tsx'
import styles from './Guide.module.css'
import type { GuideSale } from './guide-sale.ts'
import { figuresText, type Topic } from './topic.ts'
import { words } from './words.ts'

type Props = {
  topic: Topic
  heading: 'h3' | 'h4'
  sale: GuideSale | null
  /** Whether it is open when it comes on the screen. */
  startsOpen: boolean
}

/** One thing the guide explains, which opens and closes. */
export function TopicSection({ topic, heading, sale, startsOpen }: Props) {
  const { title, paragraphs, terms, more, sources } = topic
  const figures = figuresText(topic, sale)
  const isOwn = figures !== null && figures !== topic.example

  return (
    <Foldable heading={heading} title={title} startsOpen={startsOpen}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {figures !== null && (
        <p className={`tinted ${styles.figures}`}>
          <strong>{isOwn ? words.ownFigures : words.example}</strong> {figures}
        </p>
      )}
      {terms && (
        <dl className={`stack ${styles.terms}`}>
          {terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {more && (
        <p className={styles.more}>
          <a href={more.address}>{more.name}</a>
        </p>
      )}
      {sources && (
        <div className={`note ${styles.sources}`}>
          <p>{words.sources}</p>
          <ul>
            {sources.map(({ name, address }) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Foldable>
  )
}
