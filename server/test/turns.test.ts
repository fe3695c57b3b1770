import { describe, expect, it } from 'vitest'
import { Turns } from '../src/calculations/turns.ts'

describe('turns', () => {
  it('go one after another for a key, and at once for different keys', async () => {
    const turns = new Turns()
    const seen: string[] = []
    const first = Promise.withResolvers<void>()
    const work = (name: string, waits?: Promise<void>) => async () => {
      seen.push(`${name} begins`)
      await waits
      seen.push(`${name} ends`)
      return name
    }
    const giulia = [turns.take('giulia', work('1', first.promise)), turns.take('giulia', work('2'))]
    expect(await turns.take('marco', work('3'))).toBe('3')
    expect(seen).toEqual(['1 begins', '3 begins', '3 ends'])
    first.resolve()
    expect(await Promise.all(giulia)).toEqual(['1', '2'])
    expect(seen.slice(3)).toEqual(['1 ends', '2 begins', '2 ends'])
  })

  it('go on after one that failed', async () => {
    const turns = new Turns()
    const failed = turns.take('giulia', () => Promise.reject(new Error('no')))
    const next = turns.take('giulia', async () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })
})
