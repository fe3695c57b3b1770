import { flushSync } from 'react-dom'

/** Shows what is wrong, then brings the reader to the first field that is. */
export function showErrors(form: HTMLFormElement, show: () => void): void {
  flushSync(show)
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
