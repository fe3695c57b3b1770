import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../project.mjs'
import { playwrightTimes, slowestInWords, vitestTimes } from '../slowest.mjs'

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
          { fullName: 'a part is loaded', duration: 1500 },
          { fullName: 'a part is skipped', duration: null },
        ],
      },
    ],
  }
  expect(vitestTimes(report)).toEqual([
    { file: 'web/test/chunk.test.ts', title: 'a part is loaded', seconds: 1.5 },
    { file: 'web/test/chunk.test.ts', title: 'a part is skipped', seconds: 0 },
  ])
})

it('Playwright tells what each test took on each screen, all its tries together', () => {
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
                  { projectName: 'desktop', results: [{ duration: 500 }] },
                  { projectName: 'phone', results: [{ duration: 1000 }, { duration: 2000 }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  }
  const file = 'e2e/tests/saved/list.spec.ts'
  expect(playwrightTimes(report)).toEqual([
    { file, title: 'the list is empty (desktop)', seconds: 0.5 },
    { file, title: 'the list is empty (phone)', seconds: 3 },
  ])
})
