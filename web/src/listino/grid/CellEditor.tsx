import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './Grid.module.css'

/** Where the keyboard goes once a cell is written. */
export type Way = 'down' | 'up' | 'right' | 'left'

type Props = {
  label: string
  text: string
  /** Whether all of it is selected at first, so that typing replaces it. */
  isSelected: boolean
  isWrong: boolean
  onWrite: (text: string) => void
  /** Null where the focus went elsewhere. */
  onDone: (way: Way | null) => void
  onCancel: () => void
}

function wayOf({ key, shiftKey }: KeyboardEvent): Way | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  return null
}

/** The field in a cell that is being written. */
export function CellEditor(props: Props) {
  const { label, text, isSelected, isWrong, onWrite, onDone, onCancel } = props
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    if (isSelected) input.current?.select()
  }, [isSelected])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const way = wayOf(event)
    if (way === null && event.key !== 'Escape') return
    event.preventDefault()
    if (way !== null) return onDone(way)
    isOver.current = true
    onCancel()
  }
  return (
    <input
      ref={input}
      className={styles.editor}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong}
      value={text}
      onChange={({ target }) => onWrite(target.value)}
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={() => {
        if (!isOver.current) onDone(null)
      }}
    />
  )
}
