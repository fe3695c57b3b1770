import { useState } from 'react'
import { api } from '../../api.ts'
import { DoorPage } from '../../frame/DoorPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AskMailForm } from './AskMailForm.tsx'
import { loginWith } from './login-notice.ts'
import { usePending } from './usePending.ts'
import { accountWords } from './words.ts'

const words = accountWords.verify

/** Where a verification link leads. Nothing happens until the button: mail scanners open links too. */
export function VerifyEmailPage() {
  const [token] = useState(() => location.hash.slice(1))
  const [problem, setProblem] = useState<{ code: string; detail: string } | null>(null)
  const { pending, whilePending } = usePending()

  const verify = async () => {
    const answer = await whilePending(() => api.verify(token))
    if (answer === undefined) return
    if (answer.ok) location.assign(loginWith('verificata'))
    else setProblem(answer.problem)
  }

  if (token === '' || problem?.code === 'link-expired')
    return (
      <DoorPage title={words.expiredTitle} lead={words.expiredLead}>
        <AskMailForm
          ask={api.askVerificationMail}
          button={words.sendAgain}
          sent={words.sentAgain}
        />
      </DoorPage>
    )
  return (
    <DoorPage title={words.title} lead={words.lead}>
      {problem !== null && <Notice kind="error">{problem.detail}</Notice>}
      <Button variant="wide" disabled={pending} onClick={verify}>
        {pending ? words.pending : words.button}
      </Button>
    </DoorPage>
  )
}
