import { Button } from '../../ui/Button.tsx'
import type { TrueFees as Found } from '../worker/import.ts'
import type { Terms } from '../worker/terms.ts'
import styles from './UnusableRows.module.css'
import { words } from './words.ts'

const { trueFees: said } = words

type Props = { trueFees: Found; terms: Terms; isShown: boolean; onShow: (isShown: boolean) => void }

/** Whether it was looked up in the table that articles are calculated with: today's and a day's before are one. */
const isOfThese = ({ marketplace, tariffe }: Found, terms: Terms): boolean =>
  marketplace === terms.marketplace && (tariffe === '1.3.1') === (terms.tariffe === '1.3.1')

/** What the marketplace says that it takes: whether that is in our table, and whether it counts as shipping. */
export function TrueFees({ trueFees, terms, isShown, onShow }: Props) {
  const { told, fulfilled, notAddingUp } = trueFees
  return (
    <>
      {fulfilled > 0 && terms.spedizione.trim() === '' && (
        <p className={styles.line}>{said.fulfilled(fulfilled)}</p>
      )}
      {notAddingUp > 0 && <p className={styles.line}>{said.notAddingUp(notAddingUp)}</p>}
      {told > 0 && isOfThese(trueFees, terms) && (
        <Commission trueFees={trueFees} isShown={isShown} onShow={onShow} />
      )}
    </>
  )
}

function Commission({ trueFees: { told, other }, isShown, onShow }: Omit<Props, 'terms'>) {
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
