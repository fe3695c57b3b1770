import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { dialogOpened } from '../history.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type Props = {
  role?: 'alertdialog' | 'dialog'
  labelledBy: string
  className: string | undefined
  /** Whether pressing beside it closes it. */
  lightDismiss?: boolean
  onClose: () => void
  /** What it holds, given the way to close it. */
  children: (close: () => void) => ReactNode
}

/**
 * A modal dialog that is open while it is mounted; Escape and Back close it, and closing gives the
 * focus back.
 *
 * A dialog's own `close` event comes a task later than its closing: a key pressed in between would
 * ask for what its owner believes to be still open. So whatever closes it here tells the owner at once.
 */
export function Modal(props: Props) {
  const { role, labelledBy, className, lightDismiss = false, onClose, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  const close = () => {
    ref.current?.close()
    onClose()
  }
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    ref.current?.showModal()
    return dialogOpened(() => closeNow())
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are being put together, Escape is about them.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      className={className}
      onKeyDown={onKeyDown}
      // For what closes it without us: the back gesture of a phone.
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={({ target, currentTarget }) => {
        // Pressed and let go on the backdrop: a selection dragged out of the dialog ends there too.
        const isBeside = target === currentTarget && pressed.current === currentTarget
        if (lightDismiss && isBeside) close()
      }}
    >
      <ErrorBoundary>{children(close)}</ErrorBoundary>
    </dialog>
  )
}
