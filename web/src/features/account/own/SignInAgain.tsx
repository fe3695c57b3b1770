import { useState } from 'react'
import { tellTabs } from '../../../person/follow.ts'
import { person } from '../../../person/person.ts'
import { Button } from '../../../ui/Button.tsx'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordField } from '../../../ui/TextField.tsx'
import formStyles from '../AccountForm.module.css'
import { AccountForm } from '../AccountForm.tsx'
import { GoogleButton } from '../GoogleButton.tsx'
import { signIn } from '../sign-in.ts'
import { useAccountForm } from '../useAccountForm.ts'
import { accountWords } from '../words.ts'
import styles from './OwnAccount.module.css'
import type { Ways } from './own-account-api.ts'
import { ownAccountWords } from './words.ts'

const words = ownAccountWords.again

type Props = {
  ways: Ways
  /** Called after a sign-in. */
  onDone: () => void
  onClose: () => void
}

/** Asks whoever signed in a while ago to do so again, before what can't be undone. */
export function SignInAgain({ ways, onDone, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const finish = (close: () => void) => {
    // With Google it may be another person.
    tellTabs()
    close()
    onDone()
  }
  return (
    <ModalDialog role="dialog" title={words.title} onClose={onClose}>
      {(close) => (
        <div className={`stack loose ${styles.again}`}>
          <p>{words.text}</p>
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          {ways.includes('password') && <PasswordForm onDone={() => finish(close)} />}
          {ways.length > 1 && <div className={`note ${formStyles.divider}`}>{accountWords.or}</div>}
          {ways.includes('google') && (
            <GoogleButton
              onStart={() => setProblem(null)}
              onFailure={setProblem}
              onSuccess={() => finish(close)}
            />
          )}
          <Button onClick={close}>{ownAccountWords.cancel}</Button>
        </div>
      )}
    </ModalDialog>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const form = useAccountForm({
    initial: { password: '' },
    check: ({ password }) => ({
      password: password === '' ? accountWords.fields.passwordMissing : undefined,
    }),
    send: ({ password }) => signIn(person.email, password),
    onDone,
    inWords: (detail) => accountWords.login.problem(detail),
  })
  return (
    <AccountForm
      form={form}
      button={ownAccountWords.data.remove}
      pendingLabel={words.pending}
      variant="danger"
    >
      <input hidden readOnly autoComplete="username" value={person.email} />
      <PasswordField
        {...form.field('password')}
        label={accountWords.fields.password}
        autoComplete="current-password"
      />
    </AccountForm>
  )
}
