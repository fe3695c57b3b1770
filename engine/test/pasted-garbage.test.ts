import { expect, it } from 'vitest'
import { readAmount, writeAsUnderstood } from '../src/index.ts'

// What gets pasted by mistake can be of any length. A pattern that backtracks needs so long for these
// that the test runner gives up on it; a linear one needs milliseconds.
const length = 100_000

const many = (unit: string) => unit.repeat(length / unit.length)

it.each([
  ['digits', many('1')],
  ['digits and a letter', `${many('1')}x`],
  ['a negative of many digits', `-${many('1')}`],
  ['zeros', many('0')],
  ['zeros and a letter', `${many('0')}x`],
  ['decimals', `0,${many('1')}`],
  ['decimals and a letter', `0,${many('1')}x`],
  ['blanks', many(' ')],
  ['blanks between digits', `1${many(' ')}2`],
  ['blanks between a digit and a letter', `1${many(' ')}x`],
  ['blanks after a minus', `-${many(' ')}x${many(' ')}y`],
  ['blanks after a currency', `€${many(' ')}-${many(' ')}x`],
  ['non-breaking blanks', `1${many('\u00a0')}x`],
  ['lines', `1${many('\r\n')}x`],
  ['digits and blanks in turn', many('1 ')],
  ['groups', `1${many('.234')}`],
  ['groups and a letter', `1${many('.234')}x`],
  ['groups by blanks', `1${many(' 234')}`],
  ['groups by blanks and a letter', `1${many(' 234')}x`],
  ['a negative of many groups', `-1${many('.234')}`],
  ['dots', many('.')],
  ['commas', many(',')],
  ['minuses', many('-')],
  ['currencies', many('€')],
  ['named currencies', many('EUR ')],
  ['emoji', many('💶')],
])('%s by the hundred thousand are read and written to the end', (_, text) => {
  expect(readAmount(text).value).toBeTypeOf('number')
  expect(writeAsUnderstood(text)).toBeTypeOf('string')
})
