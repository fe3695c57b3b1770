import type { OwnSession } from '@margine/contract'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Answer } from '../../../api.ts'
import { filesHere } from '../../../person/files-here.ts'
import { person } from '../../../person/person.ts'
import { leave } from '../../../person/sign-out.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { usePending } from '../usePending.ts'
import styles from './OwnAccount.module.css'
import { ownAccountApi } from './own-account-api.ts'
import { ownAccountWords } from './words.ts'

const words = ownAccountWords.sessions

/** What is asked before this session ends too. */
type Question = { text: string; signOut: () => Promise<Answer<void>> }

/** A person's sessions, each with a button that ends it. */
export function OwnSessions() {
  const [sessions, setSessions] = useState<readonly OwnSession[]>([])
  const [news, setNews] = useState<{ kind: 'error' | 'success'; text: string } | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const { pending, whilePending } = usePending()
  const title = useRef<HTMLHeadingElement>(null)

  const fail = (text: string) => setNews({ kind: 'error', text })

  const load = async () => {
    const answer = await ownAccountApi.sessions()
    if (answer.ok) setSessions(answer.value)
    else fail(answer.problem.detail)
  }
  const loadFirst = useEffectEvent(load)
  useEffect(() => void loadFirst(), [])

  const end = async (id: string) => {
    const answer = await whilePending(() => ownAccountApi.endSession(id))
    if (answer === undefined) return
    if (answer.ok || answer.problem.code === 'session-not-found') {
      setNews({ kind: 'success', text: words.ended })
      // The button that was pressed goes away.
      title.current?.focus()
      await load()
    } else fail(answer.problem.detail)
  }

  const ask = async (text: string, signOut: Question['signOut']) => {
    const files = await filesHere(person.id)
    setQuestion({ text: `${text}${words.andFiles(files)}`, signOut })
  }

  const endHere = async ({ signOut }: Question) => {
    const answer = await whilePending(signOut)
    if (answer?.ok) await leave()
    else if (answer !== undefined) fail(answer.problem.detail)
  }

  return (
    <section className={`stack ${styles.part}`}>
      <h3 ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.text}</p>
      {news !== null && <Notice kind={news.kind}>{news.text}</Notice>}
      <ul className={`stack ${styles.sessions}`}>
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            disabled={pending}
            onEnd={() =>
              session.current
                ? ask(words.confirmHere, () => ownAccountApi.endSession(session.id))
                : void end(session.id)
            }
          />
        ))}
      </ul>
      <div className="row">
        <Button disabled={pending} onClick={() => ask(words.confirmAll, ownAccountApi.endSessions)}>
          {words.endAll}
        </Button>
      </div>
      {question !== null && (
        <ConfirmDialog
          message={question.text}
          onConfirm={() => endHere(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  )
}

type Props = { session: OwnSession; disabled: boolean; onEnd: () => void }

function Session({ session, disabled, onEnd }: Props) {
  const id = useId()
  const { browser, system, network, createdAt, lastSeenAt, current } = session
  return (
    <li className={`ruled ${styles.session}`}>
      <div id={id}>
        <p className="row">
          <b>{words.device(browser, system)}</b>
          {current && <span className="badge">{words.here}</span>}
        </p>
        <p className={`row note ${styles.facts}`}>
          <span>{words.began(createdAt)}</span>
          <span>{words.seen(lastSeenAt)}</span>
          {network !== null && <span>{words.network(network)}</span>}
        </p>
      </div>
      <Button disabled={disabled} aria-describedby={id} onClick={onEnd}>
        {words.end}
      </Button>
    </li>
  )
}
