import { longestMessage } from '@margine/contract'
import { type FormEvent, useId, useState } from 'react'
import { call, detailOf } from '../../api.ts'
import { AuthLayout } from '../../frame/AuthLayout.tsx'
import { isNothing } from '../../reading.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './FeedbackPage.module.css'

/** What the page of the feedback form says. */
const words = {
  title: 'Dicci che cosa ne pensi',
  lead: 'È anonimo: non ti chiediamo chi sei e non lo registriamo.',
  field: 'Il tuo messaggio',
  button: 'Invia',
  sending: 'Invio in corso…',
  thanksTitle: 'Grazie',
  thanks: 'Abbiamo ricevuto il tuo messaggio. Ci aiuta davvero.',
  back: 'Torna a Margine',
} as const

/** The anonymous feedback form. */
export function FeedbackPage() {
  const id = useId()
  const [message, setMessage] = useState('')
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing')
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    setState('sending')
    setProblem(null)
    const answer = await call('POST /api/feedback', isNothing, { body: { message } })
    setState(answer.ok ? 'sent' : 'writing')
    if (!answer.ok) setProblem(detailOf(answer.problem))
  }

  if (state === 'sent')
    return (
      <AuthLayout title={words.thanksTitle}>
        <Notice kind="success">{words.thanks}</Notice>
        <a href="/">{words.back}</a>
      </AuthLayout>
    )
  return (
    <AuthLayout title={words.title} lead={words.lead}>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <form className={`stack ${styles.form}`} noValidate onSubmit={send}>
        <label className="label" htmlFor={id}>
          {words.field}
        </label>
        <textarea
          className="input"
          id={id}
          rows={7}
          maxLength={longestMessage}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Button type="submit" variant="wide" disabled={state === 'sending'}>
          {state === 'sending' ? words.sending : words.button}
        </Button>
      </form>
    </AuthLayout>
  )
}
