import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'

const types = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain'

type Props = {
  children: string
  variant?: 'plain' | 'primary'
  onFile: (file: File) => void
}

/** A button that asks for a file. */
export function FileButton({ children, variant = 'plain', onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={types}
        hidden
        aria-label={children}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          // The same file again is a new choice.
          target.value = ''
        }}
      />
    </>
  )
}
