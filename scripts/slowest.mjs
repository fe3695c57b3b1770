import { relative } from 'node:path'
import { root } from './project.mjs'

/** @typedef {{ file: string, title: string, seconds: number }} Timed one test and what it took */

const shown = 10

/**
 * @param {{ testResults: readonly { name: string,
 *   assertionResults: readonly { fullName: string, duration?: number | null }[] }[] }} report
 * @returns {Timed[]}
 */
export function vitestTimes({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

/**
 * A suite of Playwright's report: the outermost is a file, those in it are `describe` blocks.
 * @typedef {{ title: string, suites?: readonly Suite[], specs: readonly { title: string,
 *   tests: readonly { projectName: string, results: readonly { duration: number }[] }[] }[] }} Suite
 */

/**
 * @param {Suite} suite
 * @param {string} file
 * @param {readonly string[]} titles of what it stands in
 * @returns {Timed[]}
 */
function timesIn({ suites = [], specs }, file, titles) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      file,
      title: [...titles, `${title} (${projectName})`].join(' '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  const inner = suites.flatMap((suite) => timesIn(suite, file, [...titles, suite.title]))
  return [...own, ...inner]
}

/**
 * @param {{ config: { rootDir: string }, suites: readonly Suite[] }} report
 * @returns {Timed[]}
 */
export function playwrightTimes({ config, suites }) {
  const folder = relative(root, config.rootDir)
  return suites.flatMap((suite) => timesIn(suite, `${folder}/${suite.title}`, []))
}

/**
 * The tests that took longest, a line each.
 * @param {readonly Timed[]} tests
 */
export function slowestInWords(tests) {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shown)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file} › ${title}`)
}
