import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './DropZone.module.css'

type Props = { onFiles: (...files: File[]) => void; children: ReactNode }

/** Takes what files are dropped anywhere on it. */
export function DropZone({ onFiles, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles(...event.dataTransfer.files)
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
