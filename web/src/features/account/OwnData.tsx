import { type MouseEvent, useState } from 'react'
import { sessionApi } from '../../api.ts'
import { leave } from '../../session/leave.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { accountApi } from './account-api.ts'
import styles from './OwnData.module.css'
import { ownDataWords } from './own-data-words.ts'
import { usePending } from './usePending.ts'

const words = ownDataWords

/** What users can do with their data: download a copy, or delete the account. */
export function OwnData() {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, whilePending } = usePending()

  const remove = async () => {
    const answer = await whilePending(accountApi.deleteAccount)
    if (answer === undefined) return
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
    if (answer.value.user?.email !== signedInUser.email) return location.reload()
    setProblem(null)
    location.assign('/api/account/export')
  }

  return (
    <section className={styles.data}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <div className={styles.actions}>
        <a href="/api/account/export" onClick={download}>
          {words.download}
        </a>
        <Button disabled={pending} onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          message={words.confirm}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
