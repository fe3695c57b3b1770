import { buildWebApp } from './build.mjs'
import { exitWith } from './failure.mjs'
import { installDependencies } from './install.mjs'
import { projectEnvironment } from './project.mjs'
import { runForeground } from './run.mjs'

await exitWith(async () => {
  await installDependencies()
  await buildWebApp()
  const env = projectEnvironment(process.env)
  return runForeground('node', ['prove/run.ts', ...process.argv.slice(2)], { env })
})
