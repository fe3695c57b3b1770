import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './project.mjs'

/**
 * One test: what it took, and why it failed, if it did.
 * @typedef {{ file: string, title: string, seconds: number, reason?: string }} Tested
 */

const shownSlowest = 10

/** Lines of a reason that are repeated at the end: enough for a difference, whatever ran before. */
const shownLines = 30

/** @param {readonly (string | undefined)[]} messages */
const asReason = (messages) => stripVTControlCharacters(messages.join('\n')).trim()

/**
 * A file that could not even be loaded has no test: it stands for itself.
 * @param {{ testResults: readonly { name: string, status?: string, message?: string,
 *   assertionResults: readonly { fullName: string, duration?: number | null, status: string,
 *   failureMessages?: readonly string[] | null }[] }[] }} report
 * @returns {Tested[]}
 */
export function vitestTests({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    if (status === 'failed' && assertionResults.length === 0)
      return [{ file, title: 'could not be loaded', seconds: 0, reason: asReason([message]) }]
    return assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      file,
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      ...(status === 'failed' && { reason: asReason(failureMessages ?? []) }),
    }))
  })
}

/**
 * A suite of Playwright's report: the outermost is a file, those in it are `describe` blocks.
 * @typedef {{ title: string, suites?: readonly Suite[], specs: readonly { title: string,
 *   tests: readonly { projectName: string, status: string,
 *   results: readonly { duration: number, errors: readonly { message?: string }[] }[] }[] }[] }} Suite
 */

/**
 * @param {Suite} suite
 * @param {string} file
 * @param {readonly string[]} titles of what it stands in
 * @returns {Tested[]}
 */
function testsIn({ suites = [], specs }, file, titles) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      title: [...titles, `${title} (${projectName})`].join(' '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ...((status === 'unexpected' || status === 'flaky') && {
        reason: asReason(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      }),
    })),
  )
  const inner = suites.flatMap((suite) => testsIn(suite, file, [...titles, suite.title]))
  return [...own, ...inner]
}

/**
 * @param {{ config: { rootDir: string }, suites: readonly Suite[] }} report
 * @returns {Tested[]}
 */
export function playwrightTests({ config, suites }) {
  const folder = relative(root, config.rootDir)
  return suites.flatMap((suite) => testsIn(suite, `${folder}/${suite.title}`, []))
}

/**
 * The tests that took longest, a line each.
 * @param {readonly Tested[]} tests
 */
export function slowestInWords(tests) {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shownSlowest)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file} › ${title}`)
}

/**
 * The tests that failed, each with the beginning of its reason: who reads the end of a long log alone finds them.
 * @param {readonly Tested[]} tests
 */
export function failedInWords(tests) {
  return tests.flatMap(({ file, title, reason }) =>
    reason === undefined
      ? []
      : [
          `  ${file} › ${title}`,
          ...reason
            .split('\n')
            .slice(0, shownLines)
            .map((line) => `    ${line}`),
        ],
  )
}
