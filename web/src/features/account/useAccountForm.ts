import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Answer, type ApiProblem, detailOf } from '../../api.ts'
import { usePending } from './usePending.ts'

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** What is wrong with each field that a problem names. */
const fieldErrorsOf = ({ fields }: ApiProblem): FieldErrors =>
  Object.fromEntries(fields.map(({ field, detail }) => [field, detail]))

/** The props of a field of a form. */
export type FormField = {
  name: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

type Options<Values, Value> = {
  initial: Values
  /** What is wrong with the values; nothing is sent unless all is well. */
  check: (values: Values) => FieldErrors
  send: (values: Values) => Promise<Answer<Value>>
  onDone: (values: Values) => void
  /** Called with a problem first; returns true if it has dealt with it, and the form shows nothing. */
  onProblem?: (problem: ApiProblem, values: Values) => boolean
  /** Called on every submit, before anything is sent. */
  onSubmit?: () => void
  /** Puts the server's message into a sentence. */
  inWords?: (detail: string) => string
}

/**
 * The state of an account form: checks the values, sends them once however often it is submitted, and shows
 * what went wrong.
 */
export function useAccountForm<Values extends Readonly<Record<string, string>>, Value>({
  initial,
  check,
  send,
  onDone,
  onProblem,
  onSubmit,
  inWords = (detail) => detail,
}: Options<Values, Value>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, whilePending } = usePending()

  /** Shows the errors, then focuses the first field with one. */
  const show = (form: HTMLFormElement, wrong: FieldErrors, message: string | null) => {
    flushSync(() => {
      setErrors(wrong)
      setProblem(message)
    })
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = check(values)
    onSubmit?.()
    show(form, wrong, null)
    if (Object.values(wrong).some((error) => error !== undefined)) return
    const answer = await whilePending(() => send(values))
    if (answer === undefined) return
    if (answer.ok) onDone(values)
    else if (!onProblem?.(answer.problem, values))
      show(form, fieldErrorsOf(answer.problem), inWords(detailOf(answer.problem)))
  }

  return {
    values,
    problem,
    pending,
    submit,
    /** The props of a field. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (typed: string) => setValues((known) => ({ ...known, [name]: typed })),
    }),
  }
}
