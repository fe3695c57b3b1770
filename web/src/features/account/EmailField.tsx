import { TextField } from '../../ui/TextField.tsx'
import { accountWords } from './words.ts'

type Props = {
  name: string
  value: string
  error: string | undefined
  onChange: (email: string) => void
}

/** The address an account goes by. */
export function EmailField(props: Props) {
  return (
    <TextField {...props} label={accountWords.fields.email} type="email" autoComplete="username" />
  )
}
