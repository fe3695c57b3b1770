import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** A row says `file` › «title», or `file` › «suite › title»; several are parted by <br>. */
const reference = /^`([^`]+)` › «(.+)»$/

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** A title as the source has it, `${…}` and `%s` included: the first argument of a test. */
const called = (title: string, callee: string) =>
  new RegExp(`${callee}\\(\\s*(['"\`])${escaped(title)}\\1\\s*,`)

const ofSuite = '\\bdescribe(?:\\.\\w+)?'
const ofTest = '(?<!\\b(?:describe|skip|fixme|todo|step))'

/** What is wrong with one reference to a test; nothing when it leads to one. */
function wrongWith(text: string): string[] {
  const [, path, titles] = reference.exec(text) ?? []
  if (path === undefined || titles === undefined) return [`is no reference: ${text}`]
  if (!/\.(?:test|spec)\.tsx?$/.test(path) || !existsSync(fileURLToPath(new URL(path, root))))
    return [`no such file of tests: ${path}`]
  const source = read(path)
  const [title = '', ...suites] = titles.split(' › ').toReversed()
  return [
    ...suites.filter((suite) => !called(suite, ofSuite).test(source)),
    ...(called(title, ofTest).test(source) ? [] : [title]),
  ].map((missing) => `no such title in ${path}: ${missing}`)
}

/** The rows of a document's tables, cell by cell, by the heading they stand under. */
function tablesOf(markdown: string): Map<string, string[][]> {
  const tables = new Map<string, string[][]>()
  let rows: string[][] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) {
      rows = []
      tables.set(line.slice(3), rows)
    }
    if (!line.startsWith('|') || /^\|[\s:|-]+\|$/.test(line)) continue
    rows.push(
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )
  }
  return tables
}

/** Every row that does not say which test proves its statement, with the reason. */
function unproved(markdown: string): string[] {
  return [...tablesOf(markdown)].flatMap(([section, [, ...rows]]) =>
    rows.flatMap(([statement = '', tests = '', ...more]) => {
      const wrong = [
        ...(statement === '' ? ['has no statement'] : []),
        ...(tests === ''
          ? ['has no test']
          : tests.split('<br>').flatMap((each) => wrongWith(each.trim()))),
        ...(more.length > 0 ? ['has more than two cells'] : []),
      ]
      return wrong.map((why) => `${section} | ${statement} | ${why}`)
    }),
  )
}

describe('the coverage of the specification', () => {
  const document = read('docs/specification-coverage.md')

  it('has a table for each of its nine sections', () => {
    const tables = [...tablesOf(document)].map(([section, rows]) => ({
      section,
      rows: rows.length,
    }))
    expect(tables.map(({ section }) => section.slice(0, 2))).toEqual(
      Array.from({ length: 9 }, (_, index) => `${index + 1}.`),
    )
    // A heading and more than a row or two.
    for (const { section, rows } of tables) expect(rows, section).toBeGreaterThan(3)
  })

  it('names, for each statement, tests that exist', () => {
    expect(unproved(document)).toEqual([])
  })
})

describe('a row that proves nothing is found', () => {
  const here = 'scripts/test/specification-coverage.test.ts'
  const table = (row: string) => `## 1. What\n\n| statement | test |\n| --- | --- |\n${row}\n`

  it('where it leads to a test, it is not', () => {
    const suite = 'a row that proves nothing is found'
    const title = 'where it leads to a test, it is not'
    const row = `| So | \`${here}\` › «${title}»<br>\`${here}\` › «${suite} › ${title}» |`
    expect(unproved(table(row))).toEqual([])
  })

  it.each([
    ['without a test', '| So | |', 'has no test'],
    ['without a statement', `| | \`${here}\` › «by %s» |`, 'has no statement'],
    ['that says only words', '| So | by hand |', 'is no reference'],
    ['with a file that is gone', '| So | `e2e/tests/gone.spec.ts` › «so» |', 'no such file'],
    ['with a file that is no test', '| So | `package.json` › «so» |', 'no such file'],
    ['with a title that is gone', `| So | \`${here}\` › «gone» |`, 'no such title'],
    [
      'with a suite for a title',
      `| So | \`${here}\` › «the coverage of the specification» |`,
      'no such title',
    ],
    ['with a suite that is gone', `| So | \`${here}\` › «gone › by %s» |`, 'no such title'],
  ])('%s', (_, row, why) => {
    expect(unproved(table(row)).join('\n')).toContain(why)
  })
})
