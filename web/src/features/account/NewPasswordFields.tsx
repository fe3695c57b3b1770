import { PasswordField } from '../../ui/TextField.tsx'
import { accountWords } from './words.ts'

const words = accountWords.fields

type Field = {
  name: string
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

type Props = {
  /** The label of the first of the two. */
  label: string
  /** The props of the two fields. */
  field: (name: 'password' | 'repeated') => Field
}

/** A password to be chosen, typed twice. */
export function NewPasswordFields({ label, field }: Props) {
  return (
    <>
      <PasswordField
        {...field('password')}
        label={label}
        autoComplete="new-password"
        hint={words.passwordHint}
      />
      <PasswordField
        {...field('repeated')}
        label={words.repeatPassword}
        autoComplete="new-password"
      />
    </>
  )
}
