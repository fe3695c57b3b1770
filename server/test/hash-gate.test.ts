import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HashGate, QueueFull } from '../src/accounts/hash-gate.ts'
import { fillQueue } from './tries.ts'

// The real timers, their calls counted.
vi.mock('node:timers/promises', { spy: true })
beforeEach(() => void vi.clearAllMocks())

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

const done = async () => 'done'

/** Says how busy the event loop was while the work went on. */
function busy(utilization: number): void {
  const spy = vi.spyOn(performance, 'eventLoopUtilization')
  spy.mockReturnValue({ idle: 0, active: 0, utilization })
  onTestFinished(() => spy.mockRestore())
}

describe('expensive work', () => {
  it('is let through one piece at a time, in the order it comes', async () => {
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

  it('takes turns between those who are known and all others: neither holds up the other', async () => {
    const gate = new HashGate()
    const held = heldWork()
    const order: string[] = []
    const note = (name: string, isKnown: boolean) =>
      gate.reserve(name, isKnown).use(async () => void order.push(name))
    const first = gate.reserve('first').use(held.work)
    await held.begun
    const others = ['a', 'b', 'c', 'd'].map((name) => note(name, false))
    const known = ['giulia', 'marco'].map((name) => note(name, true))
    held.finish()
    await Promise.all([first, ...others, ...known])
    expect(order).toEqual(['a', 'giulia', 'b', 'marco', 'c', 'd'])
  })

  it('waits in a queue of twelve: what comes beyond it is refused at once', async () => {
    const gate = new HashGate()
    const first = heldWork()
    const running = gate.reserve('first').use(first.work)
    await first.begun
    const waiting = fillQueue(gate).map((reservation) => reservation.use(done))
    expect(waiting).toHaveLength(12)
    first.finish()
    await running
    expect(await Promise.all(waiting)).toEqual(Array(12).fill('done'))
    expect(await gate.reserve('first').use(done)).toBe('done')
  })

  it('has a reserved place where it is known to be the owner’s, however full the queue is', async () => {
    const gate = new HashGate()
    fillQueue(gate)
    const known = gate.reserve('giulia', true)
    expect(() => gate.reserve('giulia')).toThrow(QueueFull)
    expect(await known.use(done)).toBe('done')
    expect(await gate.reserve('giulia', true).use(done)).toBe('done')
  })

  it('of one account holds one place at a time, and one reserved one', () => {
    const gate = new HashGate()
    const own = gate.reserve('giulia', true)
    const other = gate.reserve('giulia', true)
    for (const isKnown of [true, false])
      expect(() => gate.reserve('giulia', isKnown)).toThrow(QueueFull)
    expect(fillQueue(gate)).toHaveLength(11)
    other[Symbol.dispose]()
    expect(() => gate.reserve('giulia')).not.toThrow()
    expect(() => gate.reserve('giulia', true)).toThrow(QueueFull)
    own[Symbol.dispose]()
    expect(() => gate.reserve('giulia', true)).not.toThrow()
  })

  it('of those who are known has 32 reserved places, and never takes those of all others', () => {
    const gate = new HashGate()
    const known = Array.from({ length: 32 }, (_, index) => gate.reserve(`${index}`, true))
    expect(fillQueue(gate)).toHaveLength(12)
    expect(() => gate.reserve('one more', true)).toThrow(QueueFull)
    known[0]?.[Symbol.dispose]()
    expect(() => gate.reserve('one more', true)).not.toThrow()
  })

  it('of a known owner comes before that of accounts which had their turn, however many ask without end', async () => {
    const gate = new HashGate()
    const order: string[] = []
    const others = Array.from({ length: 20 }, (_, index) => `estraneo${index}`)
    let asking = true
    const ask = async (account: string): Promise<void> => {
      await gate.reserve(account, true).use(async () => {
        order.push(account)
        await new Promise(setImmediate)
      })
      if (asking) return ask(account)
    }
    const flood = others.map(ask)
    while (order.length < 20) await new Promise(setImmediate)
    for (let time = 0; time < 20; time++) {
      const before = order.length
      await gate.reserve('giulia', true).use(async () => void order.push('giulia'))
      // The one under way, and once it has had a turn itself, all the others' too.
      expect(order.length - before).toBeLessThanOrEqual(time === 0 ? 2 : 22)
    }
    asking = false
    await Promise.all(flood)
  })

  it('takes the place of the account whose turn was latest where all are taken', async () => {
    const gate = new HashGate()
    for (const account of ['prima', 'dopo']) await gate.reserve(account, true).use(done)
    const held = heldWork()
    const running = gate.reserve('giulia', true).use(held.work)
    await held.begun
    const [first, after] = ['prima', 'dopo'].map((account) => gate.reserve(account, true).use(done))
    for (let index = 0; index < 30; index++) gate.reserve(`${index}`, true)
    fillQueue(gate)
    const lost = expect(after).rejects.toThrow(QueueFull)
    const fresh = gate.reserve('marco', true)
    await lost
    expect(() => gate.reserve('dopo', true)).toThrow(QueueFull)
    held.finish()
    expect(await Promise.all([running, first, fresh.use(done)])).toEqual(Array(3).fill('done'))
  })

  it('is refused where its place was lost before it is used', async () => {
    const gate = new HashGate()
    await gate.reserve('dopo', true).use(done)
    const place = gate.reserve('dopo', true)
    for (let index = 0; index < 32; index++) gate.reserve(`${index}`, true)
    await expect(place.use(done)).rejects.toThrow(QueueFull)
  })

  it('keeps a reservation until it is given up, once', async () => {
    const gate = new HashGate()
    const first = gate.reserve('giulia')
    const others = fillQueue(gate)
    first[Symbol.dispose]()
    const again = gate.reserve('giulia')
    first[Symbol.dispose]()
    expect(() => gate.reserve('giulia')).toThrow(QueueFull)
    expect(fillQueue(gate)).toEqual([])
    for (const reservation of [...others, again]) {
      expect(await reservation.use(done)).toBe('done')
      reservation[Symbol.dispose]()
    }
    expect(fillQueue(gate)).toHaveLength(12)
  })

  it.each([
    ['a rest while the event loop is busy', 0.5, 1],
    ['none while it is not', 0.49, 0],
  ])('is followed by %s', async (_what, utilization, rests) => {
    busy(utilization)
    const gate = new HashGate()
    await gate.reserve('giulia').use(done)
    await gate.reserve('giulia').use(done)
    await gate.reserve('giulia').use(async () => expect(wait).toHaveBeenCalledTimes(2 * rests))
  })

  it('gets a quarter of a busy time at most: the rest is three times as long, and nothing begins in it', async () => {
    busy(1)
    const rest = Promise.withResolvers<void>()
    vi.mocked(wait).mockReturnValueOnce(rest.promise)
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1012)
    onTestFinished(() => clock.mockRestore())
    const gate = new HashGate()
    await gate.reserve('giulia').use(done)
    expect(wait).toHaveBeenCalledExactlyOnceWith(36)
    const next = heldWork()
    const result = gate.reserve('giulia').use(next.work)
    await new Promise(setImmediate)
    expect(next.isRunning()).toBe(false)
    rest.resolve()
    await next.begun
    next.finish()
    expect(await result).toBe('done')
  })

  it('that fails makes nobody else wait or fail', async () => {
    busy(1)
    const gate = new HashGate()
    const failing = gate.reserve('giulia').use(() => Promise.reject(new Error('out of memory')))
    const throwing = gate.reserve('marco').use(() => {
      throw new Error('out of words')
    })
    const next = gate.reserve('anna').use(async () => expect(wait).not.toHaveBeenCalled())
    await expect(failing).rejects.toThrow('out of memory')
    await expect(throwing).rejects.toThrow('out of words')
    await next
    expect(fillQueue(gate)).toHaveLength(12)
  })
})
