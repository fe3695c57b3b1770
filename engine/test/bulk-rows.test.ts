import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  binOf,
  firstRows,
  selectedRows,
  sortedRows,
  verdictAt,
  verdictOf,
  verdicts,
} from '../src/index.ts'

const key = fc.oneof(
  fc.double(),
  fc.double({ min: -100, max: 100 }),
  fc.constantFrom(0, -0, 9.99, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
)
const keys = fc.array(key, { maxLength: 60 }).map((some) => Float64Array.from(some))
const direction = fc.constantFrom('ascending' as const, 'descending' as const)

/** The rows of keys in order, found the plain way. */
function inOrder(keys: Float64Array, rows: readonly number[], isDescending: boolean): number[] {
  const keyOf = (row: number) => (keys[row] as number) * (isDescending ? -1 : 1)
  const present = rows.filter((row) => !Number.isNaN(keys[row]))
  const missing = rows.filter((row) => Number.isNaN(keys[row]))
  const compared = (one: number, other: number) =>
    keyOf(one) === keyOf(other) ? 0 : keyOf(one) - keyOf(other)
  return [...present.toSorted(compared), ...missing]
}

describe('rows in order', () => {
  it('are sorted by any doubles both ways: equal ones as they were, those without a key last', () => {
    fc.assert(
      fc.property(keys, direction, (keys, direction) => {
        const rows = [...keys.keys()].filter((row) => row % 7 !== 3).reverse()
        const sorted = sortedRows(Uint32Array.from(rows), keys, direction)
        expect([...sorted]).toEqual(inOrder(keys, rows, direction === 'descending'))
      }),
      { numRuns: 150 },
    )
  })

  it('begin with the few that come first, the earlier of equal ones, and none without a key', () => {
    const count = fc.integer({ min: 1, max: 12 })
    fc.assert(
      fc.property(keys, count, direction, (keys, count, direction) => {
        const rows = [...keys.keys()].filter((row) => !Number.isNaN(keys[row]))
        const first = inOrder(keys, rows, direction === 'descending').slice(0, count)
        expect([...firstRows(keys.length, keys, count, direction)]).toEqual(first)
      }),
      { numRuns: 1_000 },
    )
  })

  it('are selected as they come', () => {
    expect([...selectedRows(7, (row) => row % 3 === 0)]).toEqual([0, 3, 6])
  })
})

describe('the verdict on a row', () => {
  const near = fc
    .tuple(
      fc.constantFrom(-0.005, 0, 0.005, 15, 20, 30),
      fc.constantFrom(0, 1e-15, 1e-13, 1e-12, 1e-11, 5e-11, 1e-10, 1e-9, 1e-3),
      fc.constantFrom(-1, 1),
    )
    .map(([border, by, sign]) => border + sign * by)
  const figure = fc.oneof(near, fc.double({ min: -100, max: 100, noNaN: true }))

  it('is that on its sale, however near a border', () => {
    fc.assert(
      fc.property(figure, figure, fc.option(figure), (guadagno, margine, dopoImposte) => {
        expect(verdicts[verdictAt(guadagno, margine, dopoImposte ?? Number.NaN)]).toBe(
          verdictOf({ guadagno, margine, dopoImposte }),
        )
      }),
      { numRuns: 3_000 },
    )
  })

  it('is none without figures', () => {
    expect(verdicts[verdictAt(Number.NaN, Number.NaN, Number.NaN)]).toBeUndefined()
  })
})

it('a bin holds its lower border, the outer ones all beyond', () => {
  const bins = { from: -10, step: 5, count: 8 }
  const found = [-200, -10, -5.001, -5, 0.29999999999999993, 19.999999999999996, 20, 500]
  expect(found.map((margine) => binOf(margine, bins))).toEqual([0, 0, 0, 1, 2, 6, 6, 7])
})
