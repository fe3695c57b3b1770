import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { screenWords } from './screen-words.ts'

/** Asks for the file of a calculation that was exported. */
export function OpenFileButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{screenWords.openFile}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) onFile(file)
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
