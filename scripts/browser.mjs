import { buildProduct } from './build.mjs'
import { namesFor, provideChromium } from './chromium.mjs'
import { exitWith } from './failure.mjs'
import { installDependencies } from './install.mjs'
import { projectEnvironment } from './project.mjs'
import { runForeground } from './run.mjs'

await exitWith(async () => {
  await installDependencies()
  await buildProduct()
  const args = process.argv.slice(2)
  const CHROMIUM_PATH = await provideChromium(namesFor(args, process.env))
  const env = { ...projectEnvironment(process.env), CHROMIUM_PATH }
  return runForeground('playwright', ['test', '--config', 'e2e', ...args], { env })
})
