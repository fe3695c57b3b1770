import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './DropZone.module.css'

type Props = { onFile: (file: File) => void; children: ReactNode }

/** Takes a file that is dropped anywhere on it. */
export function DropZone({ onFile, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way; the button in it is the other
    <div
      className={styles.zone}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
