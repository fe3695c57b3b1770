import { delimiter, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const binaries = join(root, 'node_modules', '.bin')

/** @param {string} entry */
const isOurs = (entry) => {
  const path = resolve(entry)
  return path.startsWith(root + sep) && path.endsWith(join('node_modules', '.bin'))
}

/** @param {NodeJS.ProcessEnv} env */
const foreignPaths = ({ PATH = '' }) =>
  PATH.split(delimiter).filter((entry) => entry !== '' && !isOurs(entry))

/**
 * The environment in which the project runs: its own Node and tools come first on the PATH.
 * @param {NodeJS.ProcessEnv} env
 */
export const projectEnvironment = (env) => ({
  ...env,
  PATH: [binaries, ...foreignPaths(env)].join(delimiter),
})

/** The built server, as it is started. */
export const server = 'server/dist/program/main.js'

/** Where Node keeps what it makes of our TypeScript: the next start of a program takes half the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }

/**
 * The environment in which the project is installed. `npm run` puts our own Node on the PATH, and
 * `npm ci` deletes it: npm has to run on the machine's.
 * @param {NodeJS.ProcessEnv} env
 */
export const machineEnvironment = (env) => ({ ...env, PATH: foreignPaths(env).join(delimiter) })
