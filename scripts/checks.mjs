import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildProduct } from './build.mjs'
import { Failure } from './failure.mjs'
import { root } from './project.mjs'
import { runQuietly, runShown } from './run.mjs'
import {
  inWords,
  oneFailed,
  onePassed,
  oneSkipped,
  playwrightTally,
  vitestTally,
  withExitCode,
} from './tally.mjs'
import { playwrightTests, vitestTests } from './test-reports.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */
/** @typedef {import('./test-reports.mjs').Tested} Tested */
/** @typedef {{ tally: Tally, tests?: Tested[] }} Outcome of a check: its counts, and its tests */
/** @typedef {Outcome & { name: string }} Check */

/**
 * Runs one check under its own heading.
 * @param {string} name
 * @param {() => Promise<Outcome>} work
 * @returns {Promise<Check>}
 */
async function check(name, work) {
  console.log(`\n▸ ${name}`)
  const started = performance.now()
  const outcome = await work()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`  ${name}: ${inWords(outcome.tally)} in ${seconds} s`)
  return { name, ...outcome }
}

/**
 * A check that is one thing: it holds, or its output gives the reason.
 * @param {string} script of package.json
 * @param {NodeJS.ProcessEnv} env
 */
const whole = (script, env) =>
  check(script, async () => {
    const { code, output } = await runQuietly('npm', ['run', '--silent', script], { env })
    if (code === 0) return { tally: onePassed }
    console.log(output)
    return { tally: oneFailed }
  })

/**
 * A check of many tests, counted from the report that its tool leaves.
 * @template Report
 * @param {string} script of package.json
 * @param {{ report: string, args: string[], env: NodeJS.ProcessEnv, read: (report: Report) => Outcome }} tool
 */
const tests = (script, { report, args, env, read }) =>
  check(script, async () => {
    // A report of an earlier run must not be counted.
    await mkdir(dirname(report), { recursive: true })
    await rm(report, { force: true })
    const code = await runShown('npm', ['run', '--silent', script, '--', ...args], { env })
    const left = await readFile(report, 'utf8').catch(() => undefined)
    if (left === undefined) return { tally: oneFailed }
    const outcome = read(JSON.parse(left))
    return { ...outcome, tally: withExitCode(outcome.tally, code) }
  })

/** @param {Parameters<typeof vitestTally>[0] & Parameters<typeof vitestTests>[0]} report */
const ofVitest = (report) => ({ tally: vitestTally(report), tests: vitestTests(report) })

/**
 * Tests that Vitest runs.
 * @param {string} script of package.json
 * @param {string[]} which of them
 * @param {NodeJS.ProcessEnv} env
 */
const vitest = (script, which, env) => {
  const report = join(root, `.cache/reports/${script}.json`)
  const args = [...which, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return tests(script, { report, args, env, read: ofVitest })
}

/** @param {Parameters<typeof playwrightTally>[0] & Parameters<typeof playwrightTests>[0]} report */
const ofPlaywright = (report) => ({
  tally: playwrightTally(report),
  tests: playwrightTests(report),
})

const build = () =>
  check('build', async () => {
    try {
      await buildProduct()
      return { tally: onePassed }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      console.log(error.message)
      return { tally: oneFailed }
    }
  })

/**
 * Every check of the project, the quick ones first. One that fails does not keep the next from running.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Check[]>}
 */
export async function runChecks(env) {
  const browserReport = join(root, '.cache/reports/browser.json')
  const early = [
    await whole('lint', env),
    await whole('knip', env),
    await whole('types', env),
    await vitest('engine', [], env),
    await vitest('unit', ['--project=!engine'], env),
  ]
  const built = await build()
  const browser =
    built.tally.failed > 0
      ? await check('browser', async () => ({ tally: oneSkipped }))
      : await tests('browser', {
          report: browserReport,
          args: ['--reporter=list,json'],
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
          read: ofPlaywright,
        })
  return [...early, built, browser]
}
