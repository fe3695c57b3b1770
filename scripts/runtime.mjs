import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { machineEnvironment, projectEnvironment, root } from './project.mjs'
import { runQuietly } from './run.mjs'

/**
 * The lockfile's entry of a package that holds a Node.js for one system.
 * @typedef {{ version: string, integrity: string, os: string | string[], cpu: string | string[] }} LockedRuntime
 */
/** @typedef {{ name: string } & LockedRuntime} Runtime */

/** The packages that hold the Node.js the project runs on, one for each system. */
async function lockedRuntimes() {
  const { packages = {} } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const { optionalDependencies = {} } = packages[''] ?? {}
  return Object.keys(optionalDependencies).map(
    (name) => /** @type {Runtime} */ ({ name, ...packages[`node_modules/${name}`] }),
  )
}

/**
 * What npm gets for a package when nothing is expected of it.
 * @param {Runtime} runtime
 * @returns {Promise<string | undefined>}
 */
async function integrityToday({ name, version }) {
  const args = ['pack', '--dry-run', '--json', '--loglevel=error', `${name}@${version}`]
  const { code, output } = await runQuietly('npm', args, { env: machineEnvironment(process.env) })
  if (code !== 0) return undefined
  return /"integrity": "([^"]+)"/.exec(output)?.[1]
}

/**
 * Why npm, which keeps silent about optional packages, left one out.
 * @param {Runtime} runtime
 */
async function whyLeftOut(runtime) {
  const { name, version, integrity } = runtime
  const given = await integrityToday(runtime)
  if (given !== undefined && given !== integrity)
    return `The Node.js that Margine runs on was not installed: what npm gets as ${name} ${version} is not what package-lock.json names.
  package-lock.json: ${integrity}
  npm gets:          ${given}
Somebody changed it on its way or where it comes from. See \`npm config get registry\`, and do not run it.`
  return `The Node.js that Margine runs on (${name} ${version}) was not installed, and npm does not say why. Often it is the network: check it and run the same command again.`
}

/** Fails with the reason when the Node.js that the project runs on was not installed, or does not run. */
export async function assertRuntime() {
  const { platform, arch } = process
  const runtimes = await lockedRuntimes()
  const runtime = runtimes.find(
    ({ os, cpu }) => [os].flat().includes(platform) && [cpu].flat().includes(arch),
  )
  if (runtime === undefined) {
    const known = runtimes.map(({ os, cpu }) => `${os}-${cpu}`).join(', ')
    throw new Failure(
      `Margine brings its own Node.js, and has none for ${platform}-${arch} (it has for ${known}). docs/decisions/0001-node-from-npm.md says how to add one.`,
    )
  }
  const node = join(root, 'node_modules/.bin/node')
  if (!existsSync(node)) throw new Failure(await whyLeftOut(runtime))
  const env = projectEnvironment(process.env)
  const { code, output } = await runQuietly(node, ['--version'], { env }).catch((error) => ({
    code: 1,
    output: String(error),
  }))
  if (code !== 0)
    throw new Failure(
      `${output}\n\nThe dependencies are installed, but the Node.js among them (${runtime.name}) does not run here; its own words are above.`,
    )
}
