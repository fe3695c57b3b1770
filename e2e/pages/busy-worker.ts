import type { Page } from '@playwright/test'

/** Keeps the page's worker busy for ever. */
export function keepBusy(page: Page): void {
  const [worker] = page.workers()
  if (worker === undefined) throw new Error('The page has no worker')
  // In a task of its own: a browser never ends a task of the debugger, nor frees a lock that was held meanwhile.
  worker.evaluate('void setTimeout(() => { for (;;) {} })').catch(() => {})
}
