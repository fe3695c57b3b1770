import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exitWith } from './failure.mjs'
import { projectEnvironment, root } from './project.mjs'
import { runShown } from './run.mjs'

/** Every TypeScript project of every room, so that a new one is checked without being listed. */
const projects = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
  )
  .flatMap(({ name }) => readdirSync(join(root, name)).map((file) => join(name, file)))
  .filter((path) => /[\\/]tsconfig[^\\/]*\.json$/.test(path))

await exitWith(async () => {
  // The compiler is a Go program that ends within seconds: not collecting its garbage takes a quarter off its time and adds
  // a seventh to its memory.
  const env = { ...projectEnvironment(process.env), GOGC: 'off' }
  let worst = 0
  for (const project of projects) {
    // What the compiler found out last time: a check after a small change takes a fifth.
    const known = ['--incremental', '--tsBuildInfoFile', join('.cache', 'types', `${project}.info`)]
    worst = Math.max(worst, await runShown('tsc', ['-p', project, ...known], { env }))
  }
  return worst
})
