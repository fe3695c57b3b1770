import type { GoogleProvider } from '../server/test/google-provider.ts'
import { LoginPage } from './pages/login-page.ts'
import { type GoogleStage, startGoogleStage } from './product/google.ts'
import { PreparedData } from './product/prepared-data.ts'
import { test as base, nobody } from './test.ts'

export { expect } from './test.ts'

type Fixtures = {
  /** As at the start of every test: no interference, no special person. */
  provider: GoogleProvider
  /** `/login`, open. */
  login: LoginPage
}

/** What is the provider's business. */
const outsideOurPages = [/http:\/\/127\.0\.0\.1:\d+\//]

/** Tests in front of a server that knows an OpenID provider, with no one signed in. */
export const test = base.extend<Fixtures, { stage: GoogleStage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright knows that it needs nothing
    async ({}, use) => {
      const stage = await startGoogleStage()
      await use(stage)
      await stage.server.stop()
      await stage.provider.stop()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  data: [
    async ({ stage }, use) => use(new PreparedData(stage.server.dataFolder)),
    { scope: 'worker' },
  ],
  baseURL: async ({ stage }, use) => use(stage.server.url),
  standpoint: async ({ newStandpoint, stage }, use) =>
    use({ ...newStandpoint(), url: stage.server.url }),
  session: nobody,
  expectedComplaints: outsideOurPages,
  provider: async ({ stage: { provider } }, use) => {
    await use(provider)
    provider.interfere(() => false)
    provider.people.clear()
  },
  login: async ({ page }, use) => {
    const login = new LoginPage(page)
    await login.open()
    await use(login)
  },
})
