import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { words } from '../words.ts'

type Props = {
  children: string
  /** The file that was read; null where the page doesn't have it any more, and it has to be chosen again. */
  file: File | null
  onFile: (file: File) => void
}

/** A way to say what the columns of a file are. */
export function ColumnsButton({ children, file, onFile }: Props) {
  if (file !== null) return <Button onClick={() => onFile(file)}>{children}</Button>
  return <FileButton onFiles={onFile}>{words.bar.again(children)}</FileButton>
}
