import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLeaving } from '../src/session/keep-leaving.ts'
import { noteLogout } from '../src/session/tab-memory.ts'
import { stubCaches } from './browser-caches.ts'
import { stubTab } from './tab.ts'

const ada = 'ada@example.com'
let asked: string[]
let isOnline: boolean

beforeEach(() => {
  vi.useFakeTimers()
  stubCaches()
  Object.assign(stubTab(), { reload() {}, replace() {} })
  vi.stubGlobal('history', { state: null, replaceState() {} })
  const meta = { content: ada, dataset: { offline: '' } }
  vi.stubGlobal('document', { querySelector: () => meta, visibilityState: 'visible' })
  for (const name of ['addEventListener', 'dispatchEvent']) vi.stubGlobal(name, () => {})
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
      addEventListener() {}
    },
  )
  asked = []
  isOnline = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    asked.push(path)
    return path.endsWith('session')
      ? Response.json({ user: { email: ada } })
      : new Response(null, { status: 204 })
  })
  localStorage.setItem('margine.listino', ada)
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a page without a network, which is back after something was done elsewhere. */
async function returnAfter(elsewhere: () => Promise<void>) {
  const { followReturn } = await import('../src/offline/follow-return.ts')
  followReturn()
  await vi.advanceTimersByTimeAsync(6000)
  await elsewhere()
  isOnline = true
  await vi.advanceTimersByTimeAsync(6000)
}

test('a sign-out that the server has yet to hear of it hears of from a page that is back', async () => {
  await returnAfter(async () => {
    noteLogout()
    await keepLeaving(ada)
  })
  expect(asked).toContain('/api/account/sign-out')
})

test('a sign-out that was made up for ends no session that began since', async () => {
  await returnAfter(async () => {
    noteLogout()
    await keepLeaving(ada)
    await keepLeaving('')
  })
  expect(asked).toEqual(['/api/account/session'])
  expect(localStorage.getItem('margine.listino')).toBe(ada)
})
