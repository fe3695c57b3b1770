import { type ComponentProps, useState } from 'react'
import { TextField } from './TextField.tsx'

const words = { show: 'Mostra', hide: 'Nascondi' } as const

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'children'>

/** A password, with a button that shows what was typed. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField {...props} type={shown ? 'text' : 'password'}>
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? words.hide : words.show}
      </button>
    </TextField>
  )
}
