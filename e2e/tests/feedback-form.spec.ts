import { PreparedData } from '../product/prepared-data.ts'
import { type RunningServer, startServer } from '../product/server.ts'
import { test as base, expect } from '../test.ts'

/** In front of a server that knows no form of somebody else's. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright knows that it needs nothing
    async ({}, use) => {
      const server = await startServer({})
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  data: [async ({ server }, use) => use(new PreparedData(server.dataFolder)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
  standpoint: async ({ newStandpoint, server }, use) =>
    use({ ...newStandpoint(), url: server.url }),
})

// proves: 2.19
test('without a form of its own set, the banner leads to ours, which works', async ({
  page,
  calculator,
}) => {
  await calculator.banner.getByRole('link', { name: "Lascia un'opinione" }).click()
  await expect(page).toHaveURL('/feedback')
  await page.getByRole('textbox', { name: 'Il tuo messaggio' }).fill('Bello')
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grazie' })).toBeVisible()
})
