import { buildWebApp } from './build.mjs'
import { provideChromium, withoutWindows, withWindows } from './chromium.mjs'
import { exitWith } from './failure.mjs'
import { installDependencies } from './install.mjs'
import { projectEnvironment } from './project.mjs'
import { runForeground } from './run.mjs'

await exitWith(async () => {
  await installDependencies()
  await buildWebApp()
  // A proof of everything is one in the browser that people have.
  const { E2E_WHOLE } = process.env
  const names = E2E_WHOLE === '1' ? withWindows : withoutWindows
  const env = { ...projectEnvironment(process.env), CHROMIUM_PATH: await provideChromium(names) }
  const args = ['test', '--config', 'e2e', ...process.argv.slice(2)]
  return runForeground('playwright', args, { env })
})
