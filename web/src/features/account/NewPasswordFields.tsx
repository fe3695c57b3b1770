import { PasswordField } from '../../ui/PasswordField.tsx'
import { accountWords } from './words.ts'

const words = accountWords.fields

export type NewPasswordErrors = Partial<Record<'password' | 'repeated', string | undefined>>

type Props = {
  /** What the first of the two is called. */
  label: string
  password: string
  repeated: string
  onChangePassword: (password: string) => void
  onChangeRepeated: (repeated: string) => void
  errors: NewPasswordErrors
}

/** A password to be chosen, typed twice. */
export function NewPasswordFields(props: Props) {
  const { label, password, repeated, onChangePassword, onChangeRepeated, errors } = props
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={onChangePassword}
        hint={words.passwordHint}
        error={errors.password}
      />
      <PasswordField
        label={words.repeatPassword}
        name="repeated"
        autoComplete="new-password"
        value={repeated}
        onChange={onChangeRepeated}
        error={errors.repeated}
      />
    </>
  )
}
