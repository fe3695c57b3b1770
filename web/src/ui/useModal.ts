import { type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * A modal dialog that is shown while it is mounted.
 *
 * A dialog's own `close` event comes a task later than its closing: a key pressed in between would
 * ask for what its owner believes to be still open. So `close`, and Escape, tell the owner at once.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])

  const close = () => {
    ref.current?.close()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are being put together, Escape is about them.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
  }

  /** `onClose` is for what closes a dialog without us: the back gesture of a phone. */
  return { close, dialogProps: { ref, onKeyDown, onClose } }
}
