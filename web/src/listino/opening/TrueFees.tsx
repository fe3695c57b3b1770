import { Button } from '../../ui/Button.tsx'
import type { TrueFees as Counts } from '../shop/import.ts'
import { words } from '../words.ts'
import styles from './UnusableRows.module.css'

const { trueFees: said } = words

type Props = { trueFees: Counts; isShown: boolean; onShow: (isShown: boolean) => void }

/** Whether what the marketplace says that it takes is in our table. */
export function TrueFees({ trueFees: { told, other }, isShown, onShow }: Props) {
  if (told === 0) return null
  return (
    <p className={styles.line}>
      {other === 0 ? said.agree(told) : said.differ(told, other)}
      {other > 0 && (
        <Button aria-pressed={isShown} onClick={() => onShow(!isShown)}>
          {said.show}
        </Button>
      )}
    </p>
  )
}
