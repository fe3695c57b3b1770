import { useCallback, useRef } from 'react'

/** A ref for a button that is text on paper: if it had the focus, it has it again when it comes back. */
export function useReturningFocus() {
  const hadFocus = useRef(false)
  return useCallback((button: HTMLButtonElement) => {
    if (hadFocus.current && document.activeElement === document.body)
      button.focus({ preventScroll: true })
    return () => {
      hadFocus.current = document.activeElement === button
    }
  }, [])
}
