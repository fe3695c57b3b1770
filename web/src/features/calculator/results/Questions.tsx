import { Button } from '../../../ui/Button.tsx'
import { type NextScreen, nextScreenNames as words } from '../next-screen.ts'
import styles from './Questions.module.css'

/** The questions that a result leads to. */
export function Questions({ onOpen }: { onOpen: (screen: NextScreen) => void }) {
  return (
    <div className={styles.questions}>
      <Button onClick={() => onOpen('rightPrice')}>{words.rightPrice}</Button>
      <Button onClick={() => onOpen('whereToSell')}>{words.whereToSell}</Button>
    </div>
  )
}
