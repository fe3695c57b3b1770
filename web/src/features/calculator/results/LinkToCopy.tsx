import { useEffect, useId, useRef } from 'react'
import { strings } from '../../../strings.ts'
import { Button } from '../../../ui/Button.tsx'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import styles from './LinkToCopy.module.css'
import { shareWords as words } from './share-words.ts'

type Props = { link: string; onClose: () => void }

/** Shows the link to a calculation where the browser doesn't let us copy it. */
export function LinkToCopy({ link, onClose }: Props) {
  return (
    <ModalDialog role="dialog" title={words.title} onClose={onClose}>
      {(close) => (
        <>
          <Link link={link} />
          <Button variant="primary" onClick={close}>
            {strings.dialog.ok}
          </Button>
        </>
      )}
    </ModalDialog>
  )
}

function Link({ link }: { link: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <div className={styles.link}>
      <label htmlFor={id}>{words.field}</label>
      <input ref={field} id={id} readOnly value={link} aria-describedby={`${id}-hint`} />
      <p id={`${id}-hint`}>{words.hint}</p>
    </div>
  )
}
