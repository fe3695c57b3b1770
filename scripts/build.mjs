import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { withProgress } from './progress.mjs'
import { projectEnvironment, root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { hashInputs, unlessStamped } from './stamp.mjs'

/** What the built web app depends on. */
const inputs = {
  files: ['package.json', 'package-lock.json', 'tsconfig.base.json'],
  folders: ['web', 'engine/src', 'contract/src', 'listino/src'],
  leaveOut: ['dist', 'node_modules'],
}

// In the built folder itself: a build by hand empties it, and a stamp elsewhere would outlive it.
const stamp = join(root, 'web/dist/.inputs')

async function npmRunBuild() {
  const { code, output } = await runQuietly('npm', ['run', '--silent', 'build'], {
    env: { ...projectEnvironment(process.env), NODE_ENV: 'production' },
  })
  if (code !== 0)
    throw new Failure(
      `${output}\n\nBuilding the web app failed (npm run build, exit code ${code}); its own words are above.`,
    )
}

/** Builds the web app when it is not built, or from other sources than these. */
export async function buildWebApp() {
  await unlessStamped(stamp, await hashInputs(root, inputs), () =>
    withProgress('Building the web app', npmRunBuild),
  )
}
