import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { dialogOpened } from '../history.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type DialogContentProps = { close: () => void; children: (close: () => void) => ReactNode }

/** What a dialog holds: where that fails, the title and the way to close it stay. */
export function DialogContent(props: DialogContentProps) {
  return (
    <ErrorBoundary>
      <Content {...props} />
    </ErrorBoundary>
  )
}

/** A component of its own, so that the boundary also catches what the function itself throws. */
const Content = ({ close, children }: DialogContentProps) => children(close)

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
 * The browser fires `close` one task after the dialog has closed. A key pressed in between would reach
 * an owner who believes it is still open, so `onClose` is also called at once.
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

  // Taken away by its owner, it gives the focus back too.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    // During text composition (IME), Escape cancels the composition.
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
      // The browser closes it by itself on the back gesture of Android. One that is open again was closed by React,
      // which while developing takes every component away once and brings it back.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={({ target, currentTarget }) => {
        // Both pressed and released on the backdrop: a text selection dragged out of the dialog is only released there.
        const isBeside = target === currentTarget && pressed.current === currentTarget
        if (lightDismiss && isBeside) close()
      }}
    >
      {children(close)}
    </dialog>
  )
}
