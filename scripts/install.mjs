import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { withProgress } from './progress.mjs'
import { machineEnvironment, projectEnvironment, root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { hashInputs, unlessStamped } from './stamp.mjs'

const lowestNode = 20

/** @param {string} version */
export function assertNode(version) {
  if (Number.parseInt(version, 10) < lowestNode)
    throw new Failure(
      `Margine needs Node.js ${lowestNode} or later to install itself; this is ${version}. Install a newer one from https://nodejs.org and run the same command again.`,
    )
}

async function npmCi() {
  // `--include=dev`: with NODE_ENV=production npm would leave out the build tools and our own Node.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runQuietly('npm', args, {
    env: machineEnvironment(process.env),
  }).catch(() => {
    throw new Failure('npm was not found. It comes with Node.js: https://nodejs.org')
  })
  if (code !== 0)
    throw new Failure(
      `${output}\n\nInstalling the dependencies failed (npm ci, exit code ${code}); its own words are above. Often it is the network: check it and run the same command again.`,
    )
}

async function assertRuntime() {
  const env = projectEnvironment(process.env)
  const { code } = await runQuietly(join(root, 'node_modules/.bin/node'), ['--version'], {
    env,
  }).catch(() => ({ code: 1 }))
  if (code !== 0)
    throw new Failure(
      'The dependencies are installed, but the Node.js among them does not run. Its npm package needs its install script: see that `npm config get ignore-scripts` says false, and run the same command again.',
    )
}

/** Installs the dependencies when they are missing, half installed, or not those of the lockfile. */
export async function installDependencies() {
  assertNode(process.versions.node)
  const lockfile = await hashInputs(root, {
    files: ['package-lock.json'],
    folders: [],
    leaveOut: [],
  })
  // What is installed differs between systems, and a folder may be shared by two.
  const state = `${process.platform}-${process.arch} ${lockfile}`
  const stamp = join(root, 'node_modules/.installed')
  const title = existsSync(stamp)
    ? 'Installing dependencies (they changed, about a minute)'
    : 'Installing dependencies (first run, about a minute)'
  await unlessStamped(stamp, state, () =>
    withProgress(title, async () => {
      await npmCi()
      await assertRuntime()
    }),
  )
}
