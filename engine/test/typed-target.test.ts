import { describe, expect, it } from 'vitest'
import { readTarget } from '../src/index.ts'

describe('a target that was typed', () => {
  it('is a percentage with its sign or without, and an amount in euro', () => {
    expect(readTarget('margine', '22,5 %').target).toEqual({ kind: 'margine', percent: 22.5 })
    expect(readTarget('ricarico', '30').target).toEqual({ kind: 'ricarico', percent: 30 })
    expect(readTarget('guadagno', '4,50').target).toEqual({ kind: 'guadagno', amount: 4.5 })
  })

  it.each([
    ['', 'empty'],
    ['-5', 'negative'],
    ['tanto', 'notANumber'],
  ] as const)('is none where it says %o', (text, problem) => {
    expect(readTarget('guadagno', text)).toMatchObject({ problem, target: null })
  })
})
