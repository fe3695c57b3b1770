import type { ShownMail } from '@margine/contract'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { AuthLayout } from '../../frame/AuthLayout.tsx'
import { isListOf } from '../../reading.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OutboxPage.module.css'
import { isShownMail } from './shown-mail.ts'

/** What the page of test mails says. */
const words = {
  title: 'Posta di prova',
  lead: "Qui non c'è un server di posta: le email che Margine avrebbe inviato si leggono in questa pagina.",
  empty: 'Ancora nessuna email.',
  reload: 'Aggiorna',
  to: (address: string) => `A ${address}`,
  at: (date: string) => new Date(date).toLocaleString('it-IT'),
} as const

const address = /(https?:\/\/\S+)/

/** The mails Margine would have sent, on a machine without a mail server. */
export function OutboxPage() {
  const [mails, setMails] = useState<ShownMail[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const load = useCallback(async () => {
    const answer = await call('GET /api/outbox', isListOf(isShownMail))
    setProblem(answer.ok ? null : answer.problem.detail)
    if (answer.ok) setMails(answer.value)
  }, [])
  useEffect(() => {
    load()
    // A mail is written a moment after it was asked for.
    const timer = setInterval(load, 2000)
    return () => clearInterval(timer)
  }, [load])

  return (
    <AuthLayout title={words.title} lead={words.lead}>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {mails?.length === 0 && <p>{words.empty}</p>}
      {mails?.map(({ id, to, subject, date, text }) => (
        <article key={id} className={`stack tight ${styles.mail}`} aria-label={subject}>
          <h2>{subject}</h2>
          <p className="row apart note">
            <span>{words.to(to)}</span> <time dateTime={date}>{words.at(date)}</time>
          </p>
          <p className={styles.text}>
            {text.split(address).map((part) =>
              address.test(part) ? (
                <a key={part} href={part}>
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </p>
        </article>
      ))}
      <Button onClick={load}>{words.reload}</Button>
    </AuthLayout>
  )
}
