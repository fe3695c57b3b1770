import type { BrowserContext, Page } from '@playwright/test'

/**
 * What Playwright's own clock (`page.clock`) may say in the next test, which goes on with the same
 * browser: the scripts of the clock are taken out one by one. Nothing of ours has a `controller`.
 */
const leftOfTheClock = /^TypeError: [^\n]*\(reading 'controller'\)\n +at <anonymous>/

/** What Playwright logs in place of the service worker that it blocks. */
const blocked = 'Service Worker registration blocked by Playwright'

/** What a page was still asking for when it was left, which is no fault. */
const leftInTheMiddle = /^request failed: https?:\/\/\S+ net::ERR_ABORTED/

/** Everything in a browser that a person wouldn't see and that is wrong all the same. */
export async function collectComplaints(
  context: BrowserContext,
  origin: string,
): Promise<string[]> {
  const complaints: string[] = []
  const isOpen = (page: Page | null) => page !== null && !page.isClosed()
  context.on('weberror', (event) => {
    const error = event.error()
    const told = error.stack ?? error.message
    if (!leftOfTheClock.test(told)) complaints.push(`uncaught: ${told}`)
  })
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()) && message.text() !== blocked)
      complaints.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('requestfailed', (request) => {
    // It asks on its own account, and answers for itself.
    if (request.serviceWorker() !== null) return
    const failed = `request failed: ${request.url()} ${request.failure()?.errorText}`
    if (isOpen(request.frame().page()) && !leftInTheMiddle.test(failed)) complaints.push(failed)
  })
  context.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`))
      complaints.push(`a request to somebody else: ${url}`)
  })
  // A policy may forbid something and say nothing on the console.
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      throw new Error(`CSP: ${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`)
    }),
  )
  return complaints
}

/** What the browser logs where the server refuses something on purpose. */
export const refusedWith = (...statuses: number[]) =>
  new RegExp(`^console.error: Failed to load resource: .*status of (?:${statuses.join('|')})`)

/** What the browser logs where the network is gone on purpose. */
export const cutOff =
  /^(?:(?:request failed|console\.error): .*net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|console\.warning: Couldn't load preload assets)/

/** What the last page of Google's popup shows where it is no popup. */
export const closesItself = /^console.warning: Scripts may close only the windows/

/** Several at once. As one pattern, for Playwright takes a list of two for something else. */
export const anyOf = (...patterns: RegExp[]) => [
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|')),
]
