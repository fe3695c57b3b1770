/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
const nothing = { passed: 0, failed: 0, skipped: 0 }
/** @type {Tally} */
export const onePassed = { ...nothing, passed: 1 }
/** @type {Tally} */
export const oneFailed = { ...nothing, failed: 1 }
/** @type {Tally} */
export const oneSkipped = { ...nothing, skipped: 1 }

/** @param {readonly Tally[]} tallies */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  )
}

/** @param {Tally} tally */
export function inWords({ passed, failed, skipped }) {
  const counted = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${counted}, ${skipped} skipped` : counted
}

/**
 * A file that could not even be loaded has no test to fail, and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly unknown[] }[] }} report
 * @returns {Tally}
 */
export function vitestTally(report) {
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * A test that passed only when tried again has failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Tally}
 */
export function playwrightTally({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/**
 * A tool that ended badly without a failed test (coverage too low, say) failed all the same.
 * @param {Tally} tally
 * @param {number} code
 * @returns {Tally}
 */
export const withExitCode = (tally, code) =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
