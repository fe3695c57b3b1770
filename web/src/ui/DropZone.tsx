import type { ReactNode } from 'react'
import styles from './DropZone.module.css'
import { useFileDrop } from './useFileDrop.ts'

type Props = { onFiles: (...files: File[]) => void; children: ReactNode }

/** Takes what files are dropped anywhere on the page, and says so while they are dragged there. */
export function DropZone({ onFiles, children }: Props) {
  return (
    <div className={styles.zone} data-over={useFileDrop(onFiles)}>
      {children}
    </div>
  )
}
