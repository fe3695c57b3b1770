import type { Answer, ApiProblem } from '../../api.ts'
import { AccountForm } from './AccountForm.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { newPasswordErrors } from './typed.ts'
import { useAccountForm } from './useAccountForm.ts'

type Props = {
  words: { field: string; button: string; pending: string }
  choose: (password: string) => Promise<Answer<void>>
  onChosen: () => void
  /** Called with a problem first; returns true if it has dealt with it, and the form shows nothing. */
  onProblem: (problem: ApiProblem) => boolean
}

/** Chooses a password, typed twice, by a mailed link. */
export function ChoosePasswordForm({ words, choose, onChosen, onProblem }: Props) {
  const form = useAccountForm({
    initial: { password: '', repeated: '' },
    check: newPasswordErrors,
    send: ({ password }) => choose(password),
    onDone: onChosen,
    onProblem,
  })
  return (
    <AccountForm form={form} button={words.button} pendingLabel={words.pending}>
      <NewPasswordFields label={words.field} field={form.field} />
    </AccountForm>
  )
}
