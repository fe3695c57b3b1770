import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buildWebApp } from './build.mjs'
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

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Runs one check under its own heading.
 * @param {string} name
 * @param {() => Promise<Tally>} work
 */
async function check(name, work) {
  console.log(`\n▸ ${name}`)
  const started = performance.now()
  const tally = await work()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`  ${name}: ${inWords(tally)} in ${seconds} s`)
  return tally
}

/**
 * A check that is one thing: it holds, or its output says why not.
 * @param {string} script of package.json
 * @param {NodeJS.ProcessEnv} env
 */
const whole = (script, env) =>
  check(script, async () => {
    const { code, output } = await runQuietly('npm', ['run', '--silent', script], { env })
    if (code === 0) return onePassed
    console.log(output)
    return oneFailed
  })

/**
 * A check of many tests, counted from the report that its tool leaves.
 * @template Report
 * @param {string} script of package.json
 * @param {{ report: string, args: string[], env: NodeJS.ProcessEnv, count: (report: Report) => Tally }} tool
 */
const tests = (script, { report, args, env, count }) =>
  check(script, async () => {
    // A report of an earlier run must not be counted.
    await mkdir(dirname(report), { recursive: true })
    await rm(report, { force: true })
    const code = await runShown('npm', ['run', '--silent', script, '--', ...args], { env })
    const left = await readFile(report, 'utf8').catch(() => undefined)
    return left === undefined ? oneFailed : withExitCode(count(JSON.parse(left)), code)
  })

const build = () =>
  check('build', async () => {
    try {
      await buildWebApp()
      return onePassed
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      console.log(error.message)
      return oneFailed
    }
  })

/**
 * Every check of the project, the quick ones first. One that fails does not keep the next from running.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Tally[]>}
 */
export async function runChecks(env) {
  const unitReport = join(root, '.cache/reports/unit.json')
  const browserReport = join(root, '.cache/reports/browser.json')
  const early = [
    await whole('lint', env),
    await whole('knip', env),
    await whole('types', env),
    await tests('unit', {
      report: unitReport,
      args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      env,
      count: vitestTally,
    }),
  ]
  const built = await build()
  const browser =
    built.failed > 0
      ? await check('browser', async () => oneSkipped)
      : await tests('browser', {
          report: browserReport,
          args: ['--reporter=list,json'],
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
          count: playwrightTally,
        })
  return [...early, built, browser]
}
