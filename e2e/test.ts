import { test as base, expect } from '@playwright/test'
import { collectComplaints } from './complaints.ts'
import { CalculatorPage } from './pages/calculator-page.ts'
import { openOutbox } from './pages/outbox-page.ts'
import { ScenariosPage } from './pages/scenarios-page.ts'
import { type Person, register, type Standpoint, signedInState } from './product/account.ts'
import { PassingTime } from './product/passing-time.ts'

export { expect } from '@playwright/test'

type BrowserState = Awaited<ReturnType<typeof signedInState>>

/** A browser in which nobody is signed in, for `test.use({ storageState: nobody })`. */
export const nobody = { cookies: [], origins: [] } satisfies BrowserState

type Fixtures = {
  /** What a test expects the pages to complain of; anything else fails it. */
  expectedComplaints: RegExp[]
  /**
   * Whether the browser also reads the outbox, which is only for who comes straight from the machine:
   * there it then goes without the header that gives it an address of its own.
   */
  readsOutbox: boolean
  /** The test's own place on the network: what one test does to a limit is nothing to another. */
  standpoint: Standpoint
  /** An account of this test alone, verified, signed in nowhere. */
  person: Person
  passingTime: PassingTime
  /** The calculator, open and empty, as a signed-in person first meets it. */
  calculator: CalculatorPage
  /** The scenarios of the example sale, open. */
  scenarios: ScenariosPage
}

type WorkerFixtures = {
  newStandpoint: () => Standpoint
  /** A browser's state with somebody signed in: an account that many tests share, so none may harm it. */
  signedIn: BrowserState
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedComplaints: [[], { option: true }],
  readsOutbox: [false, { option: true }],
  newStandpoint: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright knows that it needs nothing
    async ({}, use, { workerIndex, project }) => {
      let given = 0
      // Limits count whole IPv6 networks up to a /48, so each standpoint is in one of its own.
      const network = () => `fd00:${workerIndex.toString(16)}:${(given++).toString(16)}`
      await use(() => ({ url: project.use.baseURL ?? '', clientAddress: `${network()}::1` }))
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ newStandpoint }, use) => {
      const standpoint = newStandpoint()
      await use(await signedInState(standpoint, await register(standpoint)))
    },
    { scope: 'worker' },
  ],
  standpoint: async ({ newStandpoint }, use) => use(newStandpoint()),
  person: async ({ standpoint }, use) => use(await register(standpoint)),
  passingTime: async ({ baseURL: _ }, use) =>
    use(new PassingTime(process.env.E2E_DATA_FOLDER ?? '')),
  extraHTTPHeaders: async ({ standpoint }, use) =>
    use({ 'X-Forwarded-For': standpoint.clientAddress }),
  storageState: async ({ signedIn }, use) => use(signedIn),
  context: async ({ context, readsOutbox }, use) => {
    if (readsOutbox) await openOutbox(context)
    await use(context)
  },
  page: async ({ page, context, baseURL, expectedComplaints }, use) => {
    const complaints = await collectComplaints(context, baseURL ?? '')
    await use(page)
    const unexpected = complaints.filter(
      (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
    )
    expect(unexpected, 'what the pages complain of').toEqual([])
  },
  calculator: async ({ page }, use) => {
    const calculator = new CalculatorPage(page)
    await calculator.open()
    await use(calculator)
  },
  scenarios: async ({ calculator }, use) => {
    const scenarios = new ScenariosPage(calculator.page)
    await scenarios.openExample()
    await use(scenarios)
  },
})
