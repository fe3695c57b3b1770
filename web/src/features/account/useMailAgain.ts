import { useState } from 'react'
import { detailOf } from '../../api.ts'
import { accountApi } from './account-api.ts'
import { usePending } from './usePending.ts'
import { pauseOf, useWait } from './useWait.ts'

/** How far asking for the verification mail again has come. */
type AskedAgain = { kind: 'unasked' | 'sent' | 'early' } | { kind: 'failed'; detail: string }

/** Asks for the verification mail again, and keeps how far it has come. */
export function useMailAgain(email: string) {
  const [asked, setAsked] = useState<AskedAgain>({ kind: 'unasked' })
  const [wait, beginWait] = useWait()
  const { pending, whilePending } = usePending()

  const ask = async () => {
    const answer = await whilePending(() => accountApi.askVerificationMail(email))
    if (answer === undefined) return
    if (answer.ok) {
      setAsked({ kind: 'sent' })
      return
    }
    const seconds = pauseOf(answer.problem)
    if (seconds === 0) setAsked({ kind: 'failed', detail: detailOf(answer.problem) })
    else {
      setAsked({ kind: 'early' })
      beginWait(seconds)
    }
  }

  return { asked, wait, ask, resting: pending || wait.left > 0 }
}

export type MailAgain = ReturnType<typeof useMailAgain>
