import { type FormEvent, useState } from 'react'
import { type Answer, detailOf, type Problem } from '../../api.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './AccountForm.module.css'
import { fieldErrorsOf, showErrors } from './first-error.ts'
import { type NewPasswordErrors, NewPasswordFields } from './NewPasswordFields.tsx'
import { newPasswordError, repeatedError } from './typed.ts'
import { usePending } from './usePending.ts'

type Props = {
  words: { field: string; button: string; pending: string }
  choose: (password: string) => Promise<Answer<void>>
  onChosen: () => void
  /** Told of a problem first; true where it is dealt with, and the form says nothing of it. */
  onProblem: (problem: Problem) => boolean
}

/** Chooses a password, typed twice, by a mailed link. */
export function ChoosePasswordForm({ words, choose, onChosen, onProblem }: Props) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<NewPasswordErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, whilePending } = usePending()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = {
      password: newPasswordError(password),
      repeated: repeatedError(password, repeated),
    }
    showErrors(form, () => {
      setErrors(wrong)
      setProblem(null)
    })
    if (wrong.password || wrong.repeated) return
    const answer = await whilePending(() => choose(password))
    if (answer === undefined) return
    if (answer.ok) onChosen()
    else if (!onProblem(answer.problem))
      showErrors(form, () => {
        setProblem(detailOf(answer.problem))
        setErrors(fieldErrorsOf(answer.problem))
      })
  }

  return (
    <>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <form className={styles.form} noValidate onSubmit={submit}>
        <NewPasswordFields
          label={words.field}
          password={password}
          repeated={repeated}
          onChangePassword={setPassword}
          onChangeRepeated={setRepeated}
          errors={errors}
        />
        <Button type="submit" variant="wide" disabled={pending}>
          {pending ? words.pending : words.button}
        </Button>
      </form>
    </>
  )
}
