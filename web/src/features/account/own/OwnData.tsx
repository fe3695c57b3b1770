import { type MouseEvent, useState } from 'react'
import { sessionApi } from '../../../api.ts'
import { keepingChoices } from '../../../browser-choices.ts'
import { person } from '../../../person/person.ts'
import { leave } from '../../../person/sign-out.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { usePending } from '../usePending.ts'
import styles from './OwnAccount.module.css'
import { ownAccountApi, type Ways } from './own-account-api.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { ownAccountWords } from './words.ts'

const words = ownAccountWords.data

/** What users can do with their data: download a copy, or delete the account. */
export function OwnData({ ways }: { ways: Ways }) {
  const [asking, setAsking] = useState<'nothing' | 'whether' | 'who'>('nothing')
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, whilePending } = usePending()

  const remove = async () => {
    const answer = await whilePending(() => keepingChoices(ownAccountApi.deleteAccount))
    if (answer === undefined) return
    if (!answer.ok && answer.problem.code === 'sign-in-again') return setAsking('who')
    if (!answer.ok) {
      setProblem(answer.problem.detail)
      return
    }
    await leave()
  }

  /** Checks the session first, because a failed download shows no message. */
  const download = async (event: MouseEvent) => {
    event.preventDefault()
    const answer = await whilePending(sessionApi.session)
    if (answer === undefined) return
    if (!answer.ok) return setProblem(answer.problem.detail)
    if (answer.value.user?.id !== person.id) return location.reload()
    setProblem(null)
    location.assign('/api/account/export')
  }

  return (
    <section className={`stack ${styles.part}`}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <div className="row">
        <a className="link" href="/api/account/export" onClick={download}>
          {words.download}
        </a>
        <Button disabled={pending} onClick={() => setAsking('whether')}>
          {words.remove}
        </Button>
      </div>
      {asking === 'whether' && (
        <ConfirmDialog
          message={words.confirm}
          onConfirm={remove}
          onClose={() => setAsking('nothing')}
        />
      )}
      {asking === 'who' && (
        <SignInAgain ways={ways} onDone={remove} onClose={() => setAsking('nothing')} />
      )}
    </section>
  )
}
