import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../project.mjs'
import { failedInWords, playwrightTests, slowestInWords, vitestTests } from '../test-reports.mjs'

it('the ten slowest tests are named, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    file: 'server/test/races.test.ts',
    title: `round ${index}`,
    seconds: index === 3 ? 12.34 : index / 10,
  }))
  const lines = slowestInWords(tests)
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  12.3 s  server/test/races.test.ts › round 3')
  expect(lines[1]).toBe('   1.1 s  server/test/races.test.ts › round 11')
})

it('Vitest tells what each test took, and nothing of one that was skipped', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'web/test/chunk.test.ts'),
        assertionResults: [
          { fullName: 'a part is loaded', duration: 1500, status: 'passed' },
          { fullName: 'a part is skipped', duration: null, status: 'skipped' },
        ],
      },
    ],
  }
  expect(vitestTests(report)).toEqual([
    { file: 'web/test/chunk.test.ts', title: 'a part is loaded', seconds: 1.5 },
    { file: 'web/test/chunk.test.ts', title: 'a part is skipped', seconds: 0 },
  ])
})

it('Playwright tells what each test took on each screen, all its tries together, and why one failed', () => {
  const report = {
    config: { rootDir: join(root, 'e2e/tests') },
    suites: [
      {
        title: 'saved/list.spec.ts',
        specs: [],
        suites: [
          {
            title: 'the list',
            specs: [
              {
                title: 'is empty',
                tests: [
                  {
                    projectName: 'desktop',
                    status: 'expected',
                    results: [{ duration: 500, errors: [] }],
                  },
                  {
                    projectName: 'phone',
                    status: 'flaky',
                    results: [
                      {
                        duration: 1000,
                        errors: [{ message: '\u001b[31mno such button\u001b[39m' }],
                      },
                      { duration: 2000, errors: [] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  }
  const file = 'e2e/tests/saved/list.spec.ts'
  expect(playwrightTests(report)).toEqual([
    { file, title: 'the list is empty (desktop)', seconds: 0.5 },
    { file, title: 'the list is empty (phone)', seconds: 3, reason: 'no such button' },
  ])
})

it('Vitest tells why a test failed, and which file could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'web/test/chunk.test.ts'),
        status: 'failed',
        assertionResults: [
          {
            fullName: 'a part is loaded',
            duration: 20,
            status: 'failed',
            failureMessages: ['1 is not 2'],
          },
        ],
      },
      {
        name: join(root, 'web/test/lazy.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  }
  expect(failedInWords(vitestTests(report))).toEqual([
    '  web/test/chunk.test.ts › a part is loaded',
    '    1 is not 2',
    '  web/test/lazy.test.ts › could not be loaded',
    '    no such module',
  ])
})

it('a reason is repeated by its first thirty lines, and what passed is not named', () => {
  const test = { file: 'server/test/races.test.ts', title: 'a round', seconds: 1 }
  const reason = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n')
  const lines = failedInWords([test, { ...test, title: 'a lost round', reason }])
  expect(lines[0]).toBe('  server/test/races.test.ts › a lost round')
  expect(lines.slice(1)).toEqual(Array.from({ length: 30 }, (_, index) => `    line ${index}`))
})
