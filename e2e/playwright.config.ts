import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './product/chromium.ts'
import { freePort } from './product/free-port.ts'
import { serverCommand } from './product/server.ts'

// Every worker reads this file again: they find the first one's port in the environment.
process.env.E2E_PORT ??= String(await freePort())
const server = serverCommand(Number(process.env.E2E_PORT))

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/artifacts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Room for a busy machine: how fast the product is, the benchmarks say.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // PLAYWRIGHT_JSON_OUTPUT_FILE, where it is set, wins over the file named here.
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: server.url,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    ...server,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
