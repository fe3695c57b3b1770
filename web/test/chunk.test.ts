import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Chunk } from '../src/lazy/chunk.ts'
import { takeReopened } from '../src/lazy/reload-memory.ts'

const reload = vi.fn()
let kept: Map<string, string>
let build: string

beforeEach(() => {
  kept = new Map()
  build = '/assets/index-a.js'
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { querySelector: () => ({ src: build }) })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => ({ ok: true }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** Shows a part in a page newly loaded, until that has had its consequence. */
async function show(name: string, load: () => Promise<unknown> = gone) {
  const before = reload.mock.calls.length
  const chunk = new Chunk(name, load)
  chunk.show()
  await vi.waitFor(() => {
    if (reload.mock.calls.length === before) expect(chunk.state().step).not.toBe('loading')
  })
  return reload.mock.calls.length > before ? 'reloaded' : chunk.state().step
}

test('a part that is gone loads the page again once, for each build anew', async () => {
  expect(await show('scenarios')).toBe('reloaded')
  expect(await show('scenarios')).toBe('failed')
  expect(await show('scenarios')).toBe('failed')
  expect(await show('saved')).toBe('reloaded')
  expect(await show('scenarios')).toBe('failed')

  build = '/assets/index-b.js'
  expect(await show('scenarios')).toBe('reloaded')
  expect(await show('scenarios')).toBe('failed')
})

test('a part that has come may be reloaded for again', async () => {
  expect(await show('scenarios')).toBe('reloaded')
  expect(await show('scenarios', async () => 'the part')).toBe('ready')
  expect(await show('scenarios')).toBe('reloaded')
})

test('what the page was loaded again for is opened by the next load alone', async () => {
  await show('guide')
  expect(takeReopened()).toBe('guide')
  expect(takeReopened()).toBeNull()
  await show('guide')
  expect(takeReopened()).toBeNull()
  new Chunk('saved-calculations', gone).show('saved')
  await vi.waitFor(() => expect(takeReopened()).toBe('saved'))
})

test('a page in which nobody waits for a part any more is not loaded again for it', async () => {
  const probe = Promise.withResolvers<{ ok: boolean }>()
  const fetch = vi.fn(() => probe.promise)
  vi.stubGlobal('fetch', fetch)
  const leave = new Chunk('saved-calculations', gone).show('save')
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  leave()
  probe.resolve({ ok: true })
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).not.toHaveBeenCalled()
  expect(takeReopened()).toBeNull()
})

test('who tries again comes back to where they did, whoever else has waited', async () => {
  const chunk = new Chunk('saved-calculations', gone)
  chunk.show('saved')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  takeReopened()
  chunk.show('save')
  await chunk.retry('saved')
  expect(takeReopened()).toBe('saved')
})
