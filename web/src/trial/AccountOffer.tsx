import { Button } from '../ui/Button.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import styles from './Trial.module.css'
import { type AccountNeed, words } from './words.ts'

type Props = {
  need: AccountNeed
  /** Whether what was typed waits for the account. */
  keeps: boolean
  onClose: () => void
}

/** What an account brings, and the way to one. */
export function AccountOffer({ need, keeps, onClose }: Props) {
  const { title, said } = words.needs[need]
  /** Then signing in leads to it, from the mail too. */
  const needsPage = need === 'listino' || need === 'consuntivo'
  return (
    <ModalDialog role="dialog" title={title} onClose={onClose}>
      {(close) => (
        <>
          <p>{said}</p>
          {keeps && <p className="note">{words.kept}</p>}
          <div className={`row ${styles.ways}`}>
            <a className="pressable" href={needsPage ? `/signup?per=${need}` : '/signup'}>
              {words.signup}
            </a>
            <a className="link" href="/login">
              {words.login}
            </a>
            <Button onClick={close}>{words.close}</Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}
