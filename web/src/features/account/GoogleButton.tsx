import { useEffect, useRef, useState } from 'react'
import styles from './AccountForm.module.css'
import { onDevice, signInOnDevice } from './google-device.ts'
import { failure, type GoogleOutcome, signInWithPopup } from './google-popup.ts'
import { accountWords } from './words.ts'

const words = accountWords.google

type Props = { onStart: () => void; onFailure: (message: string) => void; onSuccess: () => void }

/** «Accedi con Google»: in a popup, or with the device's own account in the shell. */
export function GoogleButton({ onStart, onFailure, onSuccess }: Props) {
  const [pending, setPending] = useState(false)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])

  const settle = (outcome: GoogleOutcome) => {
    setPending(false)
    if (!outcome.ok) {
      onFailure(outcome.message)
      return
    }
    stop.current()
    onSuccess()
  }

  const start = () => {
    onStart()
    stop.current()
    setPending(true)
    if (!onDevice()) {
      stop.current = signInWithPopup(settle)
      return
    }
    signInOnDevice().then(settle, () => settle(failure(words.failed)))
  }

  return (
    <button
      type="button"
      className={`pressable ${styles.google}`}
      disabled={pending}
      onClick={start}
    >
      <GoogleMark />
      {pending ? words.pending : words.button}
    </button>
  )
}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2c-.8.5-1.9.9-3.1.9-2.3 0-4.3-1.6-5-3.7H1v2.3A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z" />
      <path
        fill="#EA4335"
        d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3c.7-2.1 2.7-3.7 5-3.7Z"
      />
    </svg>
  )
}
