import styles from './Limits.module.css'
import { words as allWords } from './words.ts'

const words = allWords.limits

/** What the comparison leaves out. */
export function Limits({ abroad }: { abroad: boolean }) {
  return (
    <section className={styles.limits}>
      <h2>{words.title}</h2>
      <ul>
        {[...words.everywhere, ...(abroad ? words.abroad : [])].map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  )
}
