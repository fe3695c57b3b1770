import { describe, expect, it } from 'vitest'
import { inWords, playwrightTally, sum, vitestTally, withExitCode } from '../tally.mjs'

describe('the closing line', () => {
  it('sums every check', () => {
    const tallies = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 240, failed: 2, skipped: 0 },
      { passed: 38, failed: 0, skipped: 0 },
    ]
    expect(inWords(sum(tallies))).toBe('279 passed, 2 failed')
  })

  it('mentions skipped ones when there are any', () => {
    expect(inWords({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
  })

  it('is nought of nothing', () => {
    expect(inWords(sum([]))).toBe('0 passed, 0 failed')
  })
})

describe('what Vitest reports', () => {
  const report = {
    numPassedTests: 10,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
    ],
  }

  it('is counted test by test', () => {
    expect(vitestTally(report)).toEqual({ passed: 10, failed: 1, skipped: 3 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const unloadable = { status: 'failed', assertionResults: [] }
    const testResults = [...report.testResults, unloadable]
    expect(vitestTally({ ...report, testResults })).toMatchObject({ failed: 2 })
  })
})

describe('what Playwright reports', () => {
  it('counts a test that passed only at the second try as failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 }
    expect(playwrightTally({ stats })).toEqual({ passed: 7, failed: 3, skipped: 3 })
  })
})

describe('a tool that ended badly', () => {
  const passed = { passed: 9, failed: 0, skipped: 0 }

  it('failed, even without a failed test', () => {
    expect(withExitCode(passed, 1)).toEqual({ passed: 9, failed: 1, skipped: 0 })
  })

  it('did not fail once more than its tests did', () => {
    expect(withExitCode({ ...passed, failed: 2 }, 1)).toMatchObject({ failed: 2 })
  })

  it('is not one that ended well', () => {
    expect(withExitCode(passed, 0)).toEqual(passed)
  })
})
