import type { CalculationFormData } from '@margine/engine'
import { isObject } from '../../reading.ts'
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
