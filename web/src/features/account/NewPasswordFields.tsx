import { useState } from 'react'
import { PasswordField } from '../../ui/TextField.tsx'
import type { FormField } from './useAccountForm.ts'
import { accountWords } from './words.ts'

const words = accountWords.fields

type Props = {
  /** The label of the first of the two. */
  label: string
  /** The props of the two fields. */
  field: (name: 'password' | 'repeated') => FormField
}

/** A password to be chosen: typed twice, or once where it is seen while it is typed. */
export function NewPasswordFields({ label, field }: Props) {
  const [isSeen, setIsSeen] = useState(false)
  const password = field('password')
  const repeat = field('repeated').onChange
  return (
    <>
      <PasswordField
        {...password}
        onChange={(typed) => {
          password.onChange(typed)
          if (isSeen) repeat(typed)
        }}
        onShown={(shown) => {
          setIsSeen(shown)
          if (shown) repeat(password.value)
        }}
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
