import { describe, expect, it } from 'vitest'
import { coverageOf, tableOf } from '../specification/coverage.ts'
import { coverageNow } from '../specification/read.ts'

describe('the specification', () => {
  const { sections, mistakes } = coverageNow()

  it('has statements in each of its nine sections', () => {
    expect(sections.map(({ number }) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const { number, statements } of sections)
      expect(statements.length, number).toBeGreaterThan(3)
  })

  it('has a test for every statement', () => {
    expect(mistakes).toEqual([])
  })
})

const list = (...statements: string[]) => ['## 1. What', '', ...statements].join('\n')
const one = list('- `1.1` So')
const file = (...lines: string[]) => [{ path: 'a.test.ts', source: lines.join('\n') }]
const proves = (ids: string) => `// proves: ${ids}`

describe('a statement is proved', () => {
  it.each([
    ['by a test', '1.1', "it('so', () => {})"],
    ['by a suite', '1.1', "test.describe('so', () => {"],
    ['by a test of a fixture', '1.1', "savedTest('so', async () => {"],
    ['by a table of cases', '1.1', 'it.each(['],
    ['by a loop of tests', '1.1', "for (const so of ['a'])\n  test(so, () => {})"],
    ['by a test that proves several', '1.1, 1.2-1.3', "it('so', () => {})"],
  ])('%s', (_, ids, below) => {
    const three = list('- `1.1` So', '- `1.2` So', '- `1.3` So')
    expect(coverageOf(ids === '1.1' ? one : three, file(proves(ids), below)).mistakes).toEqual([])
  })
})

describe('it fails', () => {
  it.each([
    ['a statement without a test', one, file("it('so', () => {})"), '1.1 has no test'],
    ['an id that is unknown', one, file(proves('1.1, 1.9'), "it('so')"), '1.9, unknown'],
    ['an id that is there twice', list('- `1.1` So', '- `1.1` Or'), file(), '1.1 is there twice'],
    ['an id of another section', list('- `2.1` So'), file(), '2.1 stands in section 1'],
    ['a statement without an id', list('- So'), file(), 'is no statement: - So'],
    ['no ids', one, file(proves('so'), "it('so')"), 'is no list of ids'],
    ['a range that leads back', one, file(proves('1.3-1.1'), "it('so')"), 'is no list of ids'],
    ['a comment mistyped', one, file('// Proves 1.1', "it('so')"), 'is no list of ids'],
    ['a gap', one, file(proves('1.1'), '', "it('so')"), 'is not directly above a test'],
    ['no test below', one, file(proves('1.1'), 'const it = 1'), 'is not directly above a test'],
    [
      'a loop without tests',
      one,
      file(proves('1.1'), 'for (const x of y)', "it('so')"),
      'is not directly above a test',
    ],
    ['a skipped test', one, file(proves('1.1'), "it.skip('so')"), 'is not run'],
    ['a skipped suite', one, file(proves('1.1'), "test.describe.skip('so')"), 'is not run'],
  ])('on %s', (_, markdown, files, why) => {
    expect(coverageOf(markdown, files).mistakes.join('\n')).toContain(why)
  })
})

it('the table names each statement with its tests, after the suites around them', () => {
  const tests = file(
    "describe('outside', () => {",
    "  describe('before', () => {})",
    `  ${proves('1.1')}`,
    '  it.each([',
    '    [1],',
    "  ])('the %s | case', () => {})",
    '})',
  )
  expect(tableOf(coverageOf(one, tests))).toContain(
    '| 1.1 | So | `a.test.ts:4` outside › the %s \\| case |',
  )
})
