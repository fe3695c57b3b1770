import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { HashGate, QueueFull } from '../src/accounts/hash-gate.ts'

/** Work that ends when the test says so, and tells whether it has begun. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let running = false
  const work = async () => {
    running = true
    begun.resolve()
    await promise
    running = false
    return 'done'
  }
  return { work, begun: begun.promise, finish: resolve, isRunning: () => running }
}

describe('expensive work', () => {
  it('is let through one piece at a time, in turn', async () => {
    const gate = new HashGate()
    const pieces = Array.from({ length: 8 }, heldWork)
    const results = pieces.map(({ work }, index) => gate.reserve(`${index}`).use(work))
    for (const piece of pieces) {
      await piece.begun
      expect(pieces.filter(({ isRunning }) => isRunning())).toEqual([piece])
      piece.finish()
    }
    expect(await Promise.all(results)).toEqual(Array(8).fill('done'))
  })

  it('waits in a short queue: what comes beyond it is refused at once', async () => {
    const gate = new HashGate()
    const first = heldWork()
    const running = gate.reserve('another').use(first.work)
    await first.begun
    const waiting = Array.from({ length: 32 }, (_, index) =>
      gate.reserve(`${index}`).use(async () => 'done'),
    )
    expect(() => gate.reserve('another')).toThrow(QueueFull)
    first.finish()
    await running
    expect(await Promise.all(waiting)).toEqual(Array(32).fill('done'))
    expect(await gate.reserve('another').use(async () => 'done')).toBe('done')
  })

  it('keeps a reservation until it is given up', async () => {
    const gate = new HashGate()
    const reservations = Array.from({ length: 32 }, (_, index) => gate.reserve(`${index}`))
    expect(() => gate.reserve('another')).toThrow(QueueFull)
    reservations[0]?.[Symbol.dispose]()
    reservations[0]?.[Symbol.dispose]()
    const again = gate.reserve('another')
    expect(() => gate.reserve('another')).toThrow(QueueFull)
    for (const reservation of [...reservations.slice(1), again]) {
      expect(await reservation.use(async () => 'done')).toBe('done')
      reservation[Symbol.dispose]()
    }
    const all = Array.from({ length: 32 }, (_, index) => gate.reserve(`${index}`))
    expect(() => gate.reserve('another')).toThrow(QueueFull)
    expect(all).toHaveLength(32)
  })

  it('gets a quarter of the time at most: after it comes a rest three times as long', async () => {
    const gate = new HashGate()
    const held = heldWork()
    const first = gate.reserve('another').use(held.work)
    await held.begun
    const began = performance.now()
    await setTimeout(20)
    const second = gate.reserve('another').use(async () => performance.now())
    const ended = performance.now()
    held.finish()
    await first
    // A timer counts in whole milliseconds, and may be early by one of them.
    expect((await second) - ended).toBeGreaterThanOrEqual(3 * (ended - began) - 2)
  })

  it('that fails makes nobody else wait or fail', async () => {
    const gate = new HashGate()
    const failing = gate.reserve('another').use(() => Promise.reject(new Error('out of memory')))
    const throwing = gate.reserve('a third').use(() => {
      throw new Error('out of words')
    })
    const next = gate.reserve('another').use(async () => 'done')
    await expect(failing).rejects.toThrow('out of memory')
    await expect(throwing).rejects.toThrow('out of words')
    expect(await next).toBe('done')
  })

  it('of a few networks, however much it is, keeps out nobody else', async () => {
    const gate = new HashGate()
    const greedy = ['a', 'b', 'c', 'd'].flatMap((name) => [gate.reserve(name), gate.reserve(name)])
    expect(() => gate.reserve('a')).toThrow(QueueFull)
    expect(await gate.reserve('owner').use(async () => 'done')).toBe('done')
    for (const reservation of greedy) reservation[Symbol.dispose]()
  })

  it('of one network holds two reservations at most, and leaves the others to others', async () => {
    const gate = new HashGate()
    const held = heldWork()
    const running = gate.reserve('flood').use(held.work)
    await held.begun
    const reservations = [gate.reserve('flood'), gate.reserve('flood')]
    expect(() => gate.reserve('flood')).toThrow(QueueFull)
    const other = gate.reserve('owner')
    reservations[0]?.[Symbol.dispose]()
    expect(() => [gate.reserve('flood'), gate.reserve('flood')]).toThrow(QueueFull)
    held.finish()
    expect(await running).toBe('done')
    expect(await other.use(async () => 'in')).toBe('in')
  })

  it('takes turns between networks, not between pieces', async () => {
    const gate = new HashGate()
    const held = heldWork()
    const done: string[] = []
    const note = (name: string) => async () => void done.push(name)
    const all = [gate.reserve('first').use(held.work)]
    await held.begun
    const notes = [
      gate.reserve('flood').use(note('flood 1')),
      gate.reserve('flood').use(note('flood 2')),
      gate.reserve('owner').use(note('owner')),
      gate.reserve('other').use(note('other')),
    ]
    held.finish()
    await Promise.all([...all, ...notes])
    expect(done).toEqual(['flood 1', 'owner', 'other', 'flood 2'])
  })
})
