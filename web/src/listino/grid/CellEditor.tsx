import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './Grid.module.css'

/** Where the keyboard goes once a cell is written. */
export type Way = 'down' | 'up' | 'right' | 'left'

type Cell = {
  label: string
  text: string
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

/** What the field of a cell does: it takes the focus, and ends by a key or where the focus goes elsewhere. */
function useCell<Field extends HTMLElement>({ onDone, onCancel }: Cell) {
  const field = useRef<Field>(null)
  const isOver = useRef(false)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const way = wayOf(event)
    if (way === null && event.key !== 'Escape') return
    event.preventDefault()
    if (way !== null) return onDone(way)
    isOver.current = true
    onCancel()
  }
  const onBlur = () => {
    if (!isOver.current) onDone(null)
  }
  return { field, events: { onKeyDown, onBlur, onDoubleClick: stop } }
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

type AmountProps = Cell & {
  /** Whether all of it is selected at first, so that typing replaces it. */
  isSelected: boolean
  isWrong: boolean
}

/** The field in a cell with an amount that is being written. */
export function AmountEditor(props: AmountProps) {
  const { label, text, isSelected, isWrong, onWrite } = props
  const { field, events } = useCell<HTMLInputElement>(props)
  useEffect(() => {
    if (isSelected) field.current?.select()
  }, [field, isSelected])
  return (
    <input
      ref={field}
      className={styles.editor}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong}
      value={text}
      onChange={({ target }) => onWrite(target.value)}
      {...events}
    />
  )
}

type ChoiceProps = Cell & { options: readonly { value: string; label: string }[] }

/** The field in a cell with one of some values. */
export function ChoiceEditor(props: ChoiceProps) {
  const { label, text, options, onWrite } = props
  const { field, events } = useCell<HTMLSelectElement>(props)
  return (
    <select
      ref={field}
      className={styles.editor}
      aria-label={label}
      value={text}
      onChange={({ target }) => onWrite(target.value)}
      {...events}
    >
      {options.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
