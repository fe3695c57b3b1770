import { useEffect, useEffectEvent, useState } from 'react'
import styles from './FileDrop.module.css'
import { isBehindDialog } from './no-dialog.ts'
import { words } from './words.ts'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

type Props = {
  onFile: (file: File) => void
  onSeveral: () => void
}

/** Takes a file that is dropped anywhere on the page, and says so while it is dragged there. */
export function FileDrop({ onFile, onSeveral }: Props) {
  const [isDragged, setDragged] = useState(false)

  const drop = useEffectEvent((files: readonly File[]) => {
    const [file, ...others] = files
    if (others.length > 0) onSeveral()
    else if (file !== undefined) onFile(file)
  })
  useEffect(() => {
    // Where nobody takes it, the browser would leave the page to show the file.
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event) || event.dataTransfer === null) return
      event.preventDefault()
      const isTaken = !isBehindDialog()
      event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none'
      setDragged(isTaken)
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragged(false)
    }
    const onDrop = (event: DragEvent) => {
      setDragged(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      if (!isBehindDialog()) drop([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [])

  if (!isDragged) return null
  return (
    <div className={`screen-only ${styles.page}`}>
      <div className={`stack tight ${styles.target}`}>
        <p className="figure">{words.drop}</p>
        <p className="muted">{words.dropHint}</p>
      </div>
    </div>
  )
}
