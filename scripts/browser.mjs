import { buildWebApp } from './build.mjs'
import { provideChromium } from './chromium.mjs'
import { exitWith } from './failure.mjs'
import { installDependencies } from './install.mjs'
import { projectEnvironment } from './project.mjs'
import { runForeground } from './run.mjs'

await exitWith(async () => {
  await installDependencies()
  await buildWebApp()
  const env = { ...projectEnvironment(process.env), CHROMIUM_PATH: await provideChromium() }
  const args = ['test', '--config', 'e2e', ...process.argv.slice(2)]
  return runForeground('playwright', args, { env })
})
