import { Button } from '../ui/Button.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import styles from './Trial.module.css'
import { type AccountNeed, words } from './words.ts'

type Props = {
  need: AccountNeed
  /** Whether there is something to keep. */
  keeps: boolean
  /** Lets what was typed wait for the account. */
  onLeave: () => void
  onClose: () => void
}

/** What an account brings, and the way to one. */
export function AccountOffer({ need, keeps, onLeave, onClose }: Props) {
  const { title, said } = words.needs[need]
  return (
    <ModalDialog role="dialog" title={title} onClose={onClose}>
      {(close) => (
        <>
          <p>{said}</p>
          {keeps && <p className="note">{words.kept}</p>}
          <div className={`row ${styles.ways}`}>
            <a className="pressable" href="/signup" onClick={onLeave}>
              {words.signup}
            </a>
            <a className="link" href="/login" onClick={onLeave}>
              {words.login}
            </a>
            <Button onClick={close}>{words.close}</Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}
