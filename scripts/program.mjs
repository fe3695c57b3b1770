import { exitWith } from './failure.mjs'
import { installDependencies } from './install.mjs'
import { compileCache, projectEnvironment } from './project.mjs'
import { runForeground } from './run.mjs'

/**
 * Runs one of our programs in TypeScript, from any state: `node scripts/program.mjs bench/run.ts …`. What it writes on
 * standard output is its own alone.
 */
await exitWith(async () => {
  await installDependencies(process.stderr)
  const env = { ...projectEnvironment(process.env), ...compileCache }
  return runForeground('node', process.argv.slice(2), { env })
})
