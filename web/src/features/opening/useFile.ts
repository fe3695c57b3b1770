import { useEffect, useEffectEvent } from 'react'
import { noDialog } from '../../ui/no-dialog.ts'
import { readFile } from './read-file.ts'

type Follow = {
  onBegin: () => void
  onRead: (read: Awaited<ReturnType<typeof readFile>>) => void
}

/** Reads the file that was chosen last, and tells what came of it once no dialog has to be answered. */
export function useFile(file: File | null, { onBegin, onRead }: Follow): void {
  const begin = useEffectEvent(onBegin)
  const tell = useEffectEvent(onRead)
  useEffect(() => {
    if (file === null) return
    let isLast = true
    const read = async () => {
      begin()
      const content = await readFile(file)
      await noDialog()
      if (isLast) tell(content)
    }
    read()
    return () => {
      isLast = false
    }
  }, [file])
}
