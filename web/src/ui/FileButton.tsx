import { type Ref, useRef } from 'react'
import { Button } from './Button.tsx'

const tables = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain'

type Props = {
  /** The button itself. */
  ref?: Ref<HTMLButtonElement> | undefined
  children: string
  variant?: 'plain' | 'primary'
  /** The types of files that it asks for; tables, if nothing else is said. */
  accept?: string
  /** Whether more than one may be chosen. */
  isMultiple?: boolean
  onFiles: (file: File, ...others: File[]) => void
}

/** A button that asks for a file. */
export function FileButton(props: Props) {
  const { children, accept = tables, isMultiple, onFiles, ...button } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        aria-label={children}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? []
          if (file !== undefined) onFiles(file, ...others)
          // The same file again is a new choice.
          target.value = ''
        }}
      />
    </>
  )
}
