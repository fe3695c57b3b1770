import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { withProgress } from './progress.mjs'
import { root } from './project.mjs'
import { runQuietly } from './run.mjs'

/**
 * Chromium as people use it, by the names it is installed under.
 * @type {readonly [string, ...string[]]}
 */
export const withWindows = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
/**
 * The same without what windows need, where it is installed: a page costs the processor a third less.
 * @type {readonly [string, ...string[]]}
 */
export const withoutWindows = ['chromium-headless-shell', ...withWindows]

/** What asks Playwright for a window. */
const watching = ['--headed', '--debug', '--ui']

/**
 * Which browsers Playwright's tests may take: one without windows, or the one that people have where the run is watched
 * or everything is proved.
 * @param {readonly string[]} args of Playwright
 * @param {NodeJS.ProcessEnv} env
 */
export const namesFor = (args, { E2E_WHOLE }) =>
  E2E_WHOLE === '1' || args.some((arg) => watching.includes(arg)) ? withWindows : withoutWindows

/** Where macOS keeps what it never puts on the PATH. */
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * A Chromium on this machine: the one named, else an installed one, else Playwright's own.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} playwrightsOwn where Playwright would keep one
 * @param {readonly string[]} names which to take, the best first
 * @returns {string | undefined}
 */
export function findChromium(env, playwrightsOwn, names) {
  const { CHROMIUM_PATH, PATH = '' } = env
  if (CHROMIUM_PATH) {
    if (isProgram(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Failure(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not a program.`)
  }
  const folders = PATH.split(delimiter).filter((folder) => folder !== '')
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ...applications, playwrightsOwn].find(isProgram)
}

const wanted =
  'What runs in a browser here needs a Chromium, and none was found. Install one (Debian, Ubuntu: `sudo apt-get install chromium`; elsewhere: `npx playwright install chromium`), or name one: `CHROMIUM_PATH=/path/to/chromium` before the command.'

/** @param {string[]} args of apt-get */
async function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await runQuietly('apt-get', args, { env })
  if (code !== 0) throw new Failure(`${output}\n\n\`apt-get ${args.join(' ')}\` failed. ${wanted}`)
}

/** @param {string} name of a browser, and of its package, which not every Debian has */
async function installDebianPackage(name) {
  await aptGet('update')
  const { code } = await runQuietly('apt-cache', ['show', name])
  await aptGet('install', '--yes', '--no-install-recommends', code === 0 ? name : withWindows[0])
}

/**
 * The path of a Chromium, installed first where we may do that.
 * @param {readonly [string, ...string[]]} names which to take, the best first: most Debians have a package of the first name
 */
export async function provideChromium(names = withWindows) {
  const fromEndToEnd = createRequire(join(root, 'e2e/package.json'))
  const playwrightsOwn = fromEndToEnd('@playwright/test').chromium.executablePath()
  const find = () => findChromium(process.env, playwrightsOwn, names)
  const found = find()
  if (found) return found
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!mayInstall) throw new Failure(wanted)
  await withProgress('Installing Chromium (about a minute)', () => installDebianPackage(names[0]))
  const installed = find()
  if (installed) return installed
  throw new Failure(wanted)
}
