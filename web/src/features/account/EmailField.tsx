import { TextField } from '../../ui/TextField.tsx'
import type { FormField } from './useAccountForm.ts'
import { accountWords } from './words.ts'

/** The address an account goes by. */
export function EmailField(props: FormField) {
  return (
    <TextField {...props} label={accountWords.fields.email} type="email" autoComplete="username" />
  )
}
