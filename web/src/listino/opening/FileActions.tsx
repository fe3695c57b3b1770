import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { words } from './words.ts'

const { bar } = words

type FileActionsProps = { onFiles: (file: File, ...others: File[]) => void; onCosts: () => void }

/** The ways to another file, and to the costs. */
export function FileActions({ onFiles, onCosts }: FileActionsProps) {
  return (
    <>
      <FileButton isMultiple onFiles={onFiles}>
        {bar.changeFile}
      </FileButton>
      <Button onClick={onCosts}>{bar.yourCosts}</Button>
    </>
  )
}

type ColumnsButtonProps = {
  children: string
  /** The file that was read; null where the page doesn't have it any more, and it has to be chosen again. */
  file: File | null
  onFile: (file: File) => void
}

/** A way to say what the columns of a file are. */
export function ColumnsButton({ children, file, onFile }: ColumnsButtonProps) {
  if (file !== null) return <Button onClick={() => onFile(file)}>{children}</Button>
  return <FileButton onFiles={onFile}>{bar.again(children)}</FileButton>
}

/** The way to no list at all, which is asked about. */
export function DeleteButton({ onDelete }: { onDelete: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{bar.remove}</Button>
      {isAsked && (
        <ConfirmDialog
          message={bar.removeQuestion}
          onConfirm={onDelete}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
