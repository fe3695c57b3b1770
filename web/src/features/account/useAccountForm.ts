import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Answer, detailOf, type Problem } from '../../api.ts'
import { usePending } from './usePending.ts'

/** What is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** What is wrong with each field that a problem names. */
const fieldErrorsOf = ({ fields }: Problem): FieldErrors =>
  Object.fromEntries(fields.map(({ field, detail }) => [field, detail]))

type Options<Values, Value> = {
  initial: Values
  /** What is wrong with what was typed: nothing is sent while there is something. */
  check: (values: Values) => FieldErrors
  send: (values: Values) => Promise<Answer<Value>>
  onDone: (values: Values) => void
  /** Told of a problem first; true where it is dealt with, and the form says nothing of it. */
  onProblem?: (problem: Problem, values: Values) => boolean
  /** Told whenever it is submitted, once what was said before is gone. */
  onSubmit?: () => void
  /** How it says what the server refused. */
  inWords?: (detail: string) => string
}

/** A form that checks what was typed, sends it once however often it is pressed, and says what went wrong. */
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

  /** Shows what is wrong, then brings the reader to the first field that is. */
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
    /** What a field of the form is given. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (typed: string) => setValues((known) => ({ ...known, [name]: typed })),
    }),
  }
}
