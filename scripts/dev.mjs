import { exitWith } from './failure.mjs'
import { installDependencies } from './install.mjs'
import { projectEnvironment } from './project.mjs'
import { runForeground } from './run.mjs'

const watched = ['server/src', 'contract/src', 'engine/src'].map(
  (folder) => `--watch-path=${folder}`,
)

await exitWith(async () => {
  await installDependencies()
  const env = projectEnvironment(process.env)
  const obstacles = await runForeground('node', ['server/src/preflight.ts'], { env })
  if (obstacles !== 0) return obstacles
  return runForeground('node', [...watched, '--watch-preserve-output', 'server/src/dev.ts'], {
    env,
  })
})
