import { describe, expect, it } from 'vitest'
import { KeyedMutex } from '../src/calculations/mutex.ts'

describe('work under a mutex', () => {
  it('goes one after another for a key, and at once for different keys', async () => {
    const mutex = new KeyedMutex()
    const seen: string[] = []
    const first = Promise.withResolvers<void>()
    const work = (name: string, waits?: Promise<void>) => async () => {
      seen.push(`${name} begins`)
      await waits
      seen.push(`${name} ends`)
      return name
    }
    const giulia = [mutex.run('giulia', work('1', first.promise)), mutex.run('giulia', work('2'))]
    expect(await mutex.run('marco', work('3'))).toBe('3')
    expect(seen).toEqual(['1 begins', '3 begins', '3 ends'])
    first.resolve()
    expect(await Promise.all(giulia)).toEqual(['1', '2'])
    expect(seen.slice(3)).toEqual(['1 ends', '2 begins', '2 ends'])
  })

  it('goes on after one that failed', async () => {
    const mutex = new KeyedMutex()
    const failed = mutex.run('giulia', () => Promise.reject(new Error('no')))
    const next = mutex.run('giulia', async () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})
