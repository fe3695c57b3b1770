import { flushSync } from 'react-dom'
import type { Problem } from '../../api.ts'

/** What is wrong with each field that is named. */
export function fieldErrorsOf({ fields }: Problem): Record<string, string> {
  return Object.fromEntries(fields.map(({ field, detail }) => [field, detail]))
}

/** Shows what is wrong, then brings the reader to the first field that is. */
export function showErrors(form: HTMLFormElement, show: () => void): void {
  flushSync(show)
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
