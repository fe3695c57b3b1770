import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from '../opening/UnusableRows.module.css'
import type { ListState } from '../talk/list-state.ts'
import type { ListTalk } from '../talk/list-talk.ts'
import { words as said } from '../what-if/words.ts'
import { RulesDialog } from './lazy-rules-dialog.ts'

type Props = {
  talk: ListTalk
  state: ListState
  /** Where the focus goes once the rules say all. */
  onGone: () => void
}

/** Says that articles are calculated by a category that nobody said, and leads to the rules, which stay until they are left. */
export function AssumedNote({ talk, state: { assumed, terms, ruled, choices }, onGone }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {assumed !== '' && (
        <p className={styles.line}>
          {assumed}
          <Button ref={button} onClick={() => setIsOpen(true)}>
            {said.writeRulesFor}
          </Button>
        </p>
      )}
      {isOpen && (
        <RulesDialog
          rules={terms.regole}
          ruled={ruled}
          categories={choices.categories}
          onChange={(regole) => talk.view.change({ regole })}
          onClose={() => {
            setIsOpen(false)
            if (button.current === null) onGone()
          }}
        />
      )}
    </>
  )
}
