import { describe, expect, it } from 'vitest'
import { type Run, runsIn, withRuns } from '../../prove/evidence/document.ts'

const turns = [
  { title: 'load (SQLite)', proves: 'Nobody waits.' },
  { title: 'fuzz', proves: 'Nothing breaks.' },
]
const run: Run = {
  commit: 'abc1234 with changes',
  day: '2026-11-22',
  machine: 'vm · 2 × Processor · 24 GiB',
  output:
    '    told          12/s\n  ✓ p99           40 ms  ≤ 150 ms\n  ✓ refused       0      0\n  10 s',
}
const document = withRuns(
  'By hand.\n\n<!-- From here on: npm run prove -- --evidence -->\n',
  turns,
  new Map(),
)

const rowOf = (text: string, title: string) =>
  text.split('\n').find((row) => row.startsWith(`| ${title}`))

describe('the document of evidence', () => {
  it('says of each row that it has not been run yet', () => {
    expect(document).toMatch(/^By hand\.\n/)
    expect(rowOf(document, 'fuzz')).toBe('| fuzz | Nothing breaks. | not yet run |  |  |')
  })

  it('holds what a row said to the letter, and gives it back', () => {
    const written = withRuns(document, turns, new Map([['load (SQLite)', run]]))
    expect(written).toContain(`\`\`\`text\n${run.output}\n\`\`\``)
    expect(runsIn(written)).toEqual(new Map([['load (SQLite)', run]]))
    expect(withRuns(written, turns, runsIn(written))).toBe(written)
  })

  it('sums a row up by its first figure, and by one that falls short before all others', () => {
    const short = run.output.replace('✓ refused       0', '✗ refused       3')
    const written = withRuns(
      document,
      turns,
      new Map([
        ['load (SQLite)', run],
        ['fuzz', { ...run, output: short }],
      ]),
    )
    expect(rowOf(written, 'load')).toContain('2 of 2: ✓ p99 · 40 ms · ≤ 150 ms | abc1234')
    expect(rowOf(written, 'fuzz')).toContain('1 of 2: ✗ refused · 3 · 0')
  })

  it('puts a new run in the place of the last, and leaves those of other rows', () => {
    const both = withRuns(document, turns, new Map(turns.map(({ title }) => [title, run])))
    const again = withRuns(both, turns, runsIn(both).set('fuzz', { ...run, day: '2026-12-01' }))
    expect([...runsIn(again).values()].map(({ day }) => day)).toEqual(['2026-11-22', '2026-12-01'])
  })
})
