import { describe, expect, it } from 'vitest'
import { Busy, HashGate } from '../src/accounts/hash-gate.ts'

/** Work that ends when it is told, and knows whether it has begun. */
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
    const results = pieces.map(({ work }) => gate.reserve().use(work))
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
    const running = gate.reserve().use(first.work)
    await first.begun
    const waiting = Array.from({ length: 8 }, () => gate.reserve().use(async () => 'done'))
    expect(() => gate.reserve()).toThrow(Busy)
    first.finish()
    await running
    expect(await Promise.all(waiting)).toEqual(Array(8).fill('done'))
    expect(await gate.reserve().use(async () => 'done')).toBe('done')
  })

  it('keeps a place for whoever reserved one, until it is given up', async () => {
    const gate = new HashGate()
    const places = Array.from({ length: 8 }, () => gate.reserve())
    expect(() => gate.reserve()).toThrow(Busy)
    places[0]?.[Symbol.dispose]()
    places[0]?.[Symbol.dispose]()
    const again = gate.reserve()
    expect(() => gate.reserve()).toThrow(Busy)
    for (const place of [...places.slice(1), again]) {
      expect(await place.use(async () => 'done')).toBe('done')
      place[Symbol.dispose]()
    }
    const all = Array.from({ length: 8 }, () => gate.reserve())
    expect(() => gate.reserve()).toThrow(Busy)
    expect(all).toHaveLength(8)
  })

  it('gets a quarter of the time at most: after it comes a rest three times as long', async () => {
    const gate = new HashGate()
    const held = heldWork()
    const began = performance.now()
    const first = gate.reserve().use(held.work)
    await held.begun
    const second = gate.reserve().use(async () => performance.now())
    const ended = performance.now()
    held.finish()
    await first
    expect((await second) - ended).toBeGreaterThanOrEqual(Math.floor(3 * (ended - began)))
  })

  it('that fails makes nobody else wait or fail', async () => {
    const gate = new HashGate()
    const failing = gate.reserve().use(() => Promise.reject(new Error('out of memory')))
    const next = gate.reserve().use(async () => 'done')
    await expect(failing).rejects.toThrow('out of memory')
    expect(await next).toBe('done')
  })
})
