import { useRef, useState } from 'react'
import styles from '../opening/ListBar.module.css'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { words as said } from '../what-if/words.ts'
import { RulesDialog } from './lazy-rules-dialog.ts'

type Props = {
  list: List
  state: ListState
  /** Where the focus goes once the rules say all. */
  onGone: () => void
}

/** Says that articles are calculated by a category that nobody said, and leads to the rules, which stay until they are left. */
export function AssumedNote({ list, state: { assumed, terms, ruled, choices }, onGone }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {assumed !== '' && (
        <p className={styles.sold}>
          {assumed}{' '}
          <button type="button" ref={button} onClick={() => setIsOpen(true)}>
            {said.writeRulesFor}
          </button>
        </p>
      )}
      {isOpen && (
        <RulesDialog
          rules={terms.regole}
          ruled={ruled}
          categories={choices.categories}
          onChange={(regole) => list.changeTerms({ regole })}
          onClose={() => {
            setIsOpen(false)
            if (button.current === null) onGone()
          }}
        />
      )}
    </>
  )
}
