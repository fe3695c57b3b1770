import { test as base, expect } from '@playwright/test'
import { collectComplaints } from './complaints.ts'
import { CalculatorPage } from './pages/calculator-page.ts'
import { openOutbox } from './pages/outbox-page.ts'
import { ScenariosPage } from './pages/scenarios-page.ts'
import type { Standpoint, User } from './product/account.ts'
import { PassingTime } from './product/passing-time.ts'
import { PreparedData, type Session } from './product/prepared-data.ts'

export { expect } from '@playwright/test'

/** A browser in which no one is signed in, for `test.use({ session: nobody })`. */
export const nobody = null

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
  /** An account of this test alone, verified. */
  person: User
  /** With what the test's browser begins: as that person, signed in, unless a test asks for another. */
  session: Session | null
  passingTime: PassingTime
  /** The calculator, open and empty, as a signed-in person first meets it. */
  calculator: CalculatorPage
  /** The calculator with the example's result on the screen, as a page that is loaded again brings it back. */
  example: CalculatorPage
  /** The scenarios of the example sale, open. */
  scenarios: ScenariosPage
}

type WorkerFixtures = {
  newStandpoint: () => Standpoint
  data: PreparedData
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
  data: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright knows that it needs nothing
    async ({}, use) => use(new PreparedData(process.env.E2E_DATA_FOLDER ?? '')),
    { scope: 'worker' },
  ],
  standpoint: async ({ newStandpoint }, use) => use(newStandpoint()),
  person: async ({ data }, use) => use(data.addPerson()),
  session: async ({ data, person }, use) => use(data.signIn(person)),
  passingTime: async ({ data }, use) => use(new PassingTime(data)),
  context: async ({ context, session, standpoint, readsOutbox }, use) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': standpoint.clientAddress })
    if (session !== null) await context.addCookies([session])
    if (readsOutbox) await openOutbox(context)
    await use(context)
    // The next test goes on with this browser, which Playwright frees of everything but this.
    await context.setOffline(false)
    await context.clearPermissions()
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
  example: async ({ page, person }, use) => {
    const calculator = new CalculatorPage(page)
    await calculator.openExample(person)
    await use(calculator)
  },
  scenarios: async ({ example }, use) => {
    const scenarios = new ScenariosPage(example.page)
    await scenarios.open()
    await use(scenarios)
  },
})
