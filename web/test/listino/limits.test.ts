import { expect, test } from 'vitest'
import { problemOf } from '../../src/ui/form/limits.ts'

const change = { above: { value: -100, text: '−100%' } }
const rate = { least: { value: 0, text: '0 %' }, most: { value: 100, text: '100 %' } }

test.each([
  ['-150', change, 'Non si può scendere fino a −100%.'],
  ['-100', change, 'Non si può scendere fino a −100%.'],
  ['-99,5', change, null],
  ['-1', rate, 'Non si può scendere sotto 0 %.'],
  ['101', rate, 'Non si può superare 100 %.'],
  ['100', rate, null],
  ['1000000000000', rate, 'Non si può superare 100 %.'],
  ['abc', rate, 'Scrivi un numero, per esempio 20'],
  [' ', change, 'Scrivi un numero, per esempio 20'],
])('what is typed as %j is refused for what is wrong with it', (typed, limits, problem) => {
  expect(problemOf(typed, limits)).toBe(problem)
})
