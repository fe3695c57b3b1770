import { buildProduct } from './build.mjs'
import { exitWith } from './failure.mjs'
import { installDependencies } from './install.mjs'
import { compileCache, projectEnvironment, server } from './project.mjs'
import { runForeground } from './run.mjs'

await exitWith(async () => {
  await installDependencies()
  const env = { ...projectEnvironment(process.env), ...compileCache }
  const obstacles = await runForeground('node', ['server/src/preflight.ts'], { env })
  if (obstacles !== 0) return obstacles
  await buildProduct()
  return runForeground('node', [server], { env })
})
