import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { withProgress } from './progress.mjs'
import { machineEnvironment, root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { assertRuntime } from './runtime.mjs'
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
  // With NODE_ENV=production npm would leave out the build tools, and our own Node where it is set to
  // leave out what is optional.
  const include = ['--include=dev', '--include=optional']
  const args = ['ci', ...include, '--no-audit', '--no-fund', '--loglevel=error']
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

/**
 * Installs the dependencies when they are missing, half installed, or not those of the lockfile.
 * @param {NodeJS.WriteStream} [out] where messages go
 */
export async function installDependencies(out) {
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
    withProgress(
      title,
      async () => {
        await npmCi()
        await assertRuntime()
      },
      out,
    ),
  )
}
