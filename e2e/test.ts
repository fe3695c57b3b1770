import { test as base, expect, type Page } from '@playwright/test'
import { CalculatorPage } from './pages/calculator-page.ts'

export { expect } from '@playwright/test'

/** Everything on a page that a person wouldn't see and that is wrong all the same. */
async function collectComplaints(page: Page, origin: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      complaints.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('requestfailed', (request) =>
    complaints.push(`request failed: ${request.url()} ${request.failure()?.errorText}`),
  )
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`))
      complaints.push(`a request to somebody else: ${url}`)
  })
  // A policy may forbid something and say nothing on the console.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      throw new Error(`CSP: ${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`)
    }),
  )
  return complaints
}

type Fixtures = {
  /** What a test expects the page to complain of; anything else fails it. */
  expectedComplaints: RegExp[]
  /** The calculator, open and empty, as a person first meets it. */
  calculator: CalculatorPage
}

export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, baseURL, expectedComplaints }, use) => {
    const complaints = await collectComplaints(page, baseURL ?? '')
    await use(page)
    const unexpected = complaints.filter(
      (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
    )
    expect(unexpected, 'what the page complains of').toEqual([])
  },
  calculator: async ({ page }, use) => {
    const calculator = new CalculatorPage(page)
    await calculator.open()
    await use(calculator)
  },
})
