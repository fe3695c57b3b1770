import type { CalculationFormData } from '@margine/engine'
import { useEffect, useEffectEvent } from 'react'
import { isObject } from '../../reading.ts'
import { noDialog } from '../../ui/no-dialog.ts'
import { type FormProblem, hasNewFields, openedForm } from './opened-form.ts'

export type FileProblem = FormProblem | 'tooLarge' | 'unreadable' | 'notJson' | 'notOurs'

/** Many times what an exported calculation takes, in bytes. */
const largest = 100_000

/** The form of an exported calculation, or why it can't be had. The result in the file is not looked at. */
export async function readFile(file: File): Promise<CalculationFormData | FileProblem> {
  if (file.size > largest) return 'tooLarge'
  const text = await file.text().catch(() => null)
  if (text === null) return 'unreadable'
  const content = parse(text)
  if (content === undefined) return file.name.endsWith('.json') ? 'damaged' : 'notJson'
  if (!isObject(content) || !('formData' in content)) return 'notOurs'
  return hasNewFields(content.formData) ? 'newer' : openedForm(content.formData)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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
