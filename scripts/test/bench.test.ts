import { beforeEach, expect, it, vi } from 'vitest'
import { runBenchmarks } from '../../bench/runner.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

/** Two benchmarks, of which the first misses its aim, and which of them were run. */
function twoBenchmarks() {
  const ran: string[] = []
  const benchmark = (name: string, met: boolean) => ({
    name,
    async run() {
      ran.push(name)
      return met
    },
  })
  return { ran, benchmarks: [benchmark('missing', false), benchmark('meeting', true)] }
}

it('a missed aim makes the exit code 1, and does not keep the next benchmark from running', async () => {
  const { ran, benchmarks } = twoBenchmarks()
  expect(await runBenchmarks(benchmarks, [])).toBe(1)
  expect(ran).toEqual(['missing', 'meeting'])
})

it('an aim that is met makes it 0, whatever one that was not asked for would do', async () => {
  const { ran, benchmarks } = twoBenchmarks()
  expect(await runBenchmarks(benchmarks, ['meeting'])).toBe(0)
  expect(ran).toEqual(['meeting'])
})

it('a benchmark that there is not makes it 1', async () => {
  expect(await runBenchmarks(twoBenchmarks().benchmarks, ['gone'])).toBe(1)
})
