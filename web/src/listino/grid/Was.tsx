import styles from './ArticleList.module.css'
import { words } from './words.ts'

/** What files say, beside what a seller wrote in its place. */
export function Was({ amount }: { amount: string }) {
  return (
    <>
      <s aria-hidden="true" className={styles.was}>
        {amount}
      </s>
      <span className="visually-hidden">{words.editing.was(amount)}</span>
    </>
  )
}
