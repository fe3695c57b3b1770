import { defineConfig } from '@playwright/test'
import { freePort } from '../server/test/free-port.ts'
import { chromiumFlags, chromiumPath } from './product/chromium.ts'
import { newDataFolder, removeDataFolder } from './product/data-folder.ts'
import { serverCommand } from './product/server.ts'
import { whole } from './product/whole.ts'

/** The data of the server under test, gone when the run is over. */
function dataFolderOfThisRun(): string {
  const folder = newDataFolder()
  process.once('exit', () => removeDataFolder(folder))
  return folder
}

// Every worker reads this file again: they find what the first one chose in the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_FOLDER ??= dataFolderOfThisRun()
const server = serverCommand(Number(process.env.E2E_PORT), process.env.E2E_DATA_FOLDER)

// The process that shows one page shows the next: to begin and warm up another costs more than most tests.
const oneRenderer = ['--disable-site-isolation-trials', '--renderer-process-limit=1']

// A test's page lives seconds, too short to win back what a process that paints it, or fully optimized code, costs.
const shortLived = ['--in-process-gpu', '--js-flags=--no-turbofan']

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/artifacts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // What is flaky fails.
  retries: 0,
  // Room for a busy machine: how fast the product is, the benchmarks say.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // PLAYWRIGHT_JSON_OUTPUT_FILE, where it is set, wins over the file named here.
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: server.url,
    locale: 'it-IT',
    // What it keeps would outlive a test; those that are about it allow it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Rome',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...chromiumFlags, ...oneRenderer, ...(whole ? [] : shortLived)],
    },
    // Frames of a motion that no test watches; motion is tested where a test asks for it, and everything moves under `whole`.
    ...(!whole && { contextOptions: { reducedMotion: 'reduce' } }),
    screenshot: 'only-on-failure',
    // A browser of its own for every test would cost as much as the test.
    reuseContext: true,
    // What is not there by then never comes: better to fail at once than at the test's own limit.
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      ...(!whole && { grepInvert: /@phone-only/ }),
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      ...(!whole && { grep: /\.phone\.spec\.ts|@phone/ }),
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
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
