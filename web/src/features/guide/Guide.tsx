import styles from './Guide.module.css'
import { chapters } from './guide-text.ts'

/** What the guide says. */
export function Guide() {
  return (
    <div className={styles.guide}>
      {chapters.map(({ title, paragraphs }) => (
        <section key={title}>
          <h3>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
