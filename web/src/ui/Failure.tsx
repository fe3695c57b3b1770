import { strings } from '../strings.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import styles from './Placeholder.module.css'

const words = strings.part

type Props = { text: string; onRetry: () => void; retrying?: boolean }

/** Stands where a part of the page can't be shown: says why, with «Riprova». */
export function Failure({ text, onRetry, retrying = false }: Props) {
  return (
    <div className={styles.placeholder}>
      <Notice kind="error">{text}</Notice>
      <Button onClick={onRetry}>{retrying ? words.retrying : words.retry}</Button>
    </div>
  )
}
