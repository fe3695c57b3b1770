import { useEffect, useEffectEvent, useState } from 'react'
import { isBehindDialog } from './no-dialog.ts'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/**
 * Takes what files are dropped anywhere on the page.
 *
 * @returns whether files are dragged over the page now
 */
export function useFileDrop(onFiles: (...files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    // A file that is not taken would make the browser leave the page to show it.
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event) || event.dataTransfer === null) return
      event.preventDefault()
      const isTaken = !isBehindDialog()
      event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none'
      setIsOver(isTaken)
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setIsOver(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      if (!isBehindDialog()) take(...(event.dataTransfer?.files ?? []))
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

  return isOver
}
