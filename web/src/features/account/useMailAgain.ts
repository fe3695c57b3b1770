import { useState } from 'react'
import { detailOf } from '../../api.ts'
import { accountApi } from './account-api.ts'
import { usePending } from './usePending.ts'
import { pauseOf, useWait } from './useWait.ts'

/** The outcome of asking for the verification mail again. */
type Outcome = { kind: 'unasked' | 'sent' | 'early' } | { kind: 'failed'; detail: string }

/** Asks for the verification mail again, and keeps the outcome. */
export function useMailAgain(email: string) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'unasked' })
  const [wait, beginWait] = useWait()
  const { pending, whilePending } = usePending()

  const ask = async () => {
    const answer = await whilePending(() => accountApi.askVerificationMail(email))
    if (answer === undefined) return
    if (answer.ok) {
      setOutcome({ kind: 'sent' })
      return
    }
    const seconds = pauseOf(answer.problem)
    if (seconds === 0) setOutcome({ kind: 'failed', detail: detailOf(answer.problem) })
    else {
      setOutcome({ kind: 'early' })
      beginWait(seconds)
    }
  }

  return { outcome, wait, ask, resting: pending || wait.left > 0 }
}

export type MailAgain = ReturnType<typeof useMailAgain>
