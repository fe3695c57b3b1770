import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLeaving } from '../src/session/keep-leaving.ts'
import { noteLogout } from '../src/session/tab-memory.ts'
import { stubCaches } from './browser-caches.ts'
import { stubTab } from './tab.ts'

const ada = 'ada@example.com'
let asked: string[]
let isOnline: boolean
const reload = vi.fn()
const dispatch = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  stubCaches()
  Object.assign(stubTab(), { reload, replace() {} })
  vi.stubGlobal('history', { state: null, replaceState() {} })
  const meta = { content: ada, dataset: { offline: '' } }
  vi.stubGlobal('document', { querySelector: () => meta, visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('dispatchEvent', dispatch)
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
  vi.clearAllMocks()
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

test('after its own sign-out was made up for and the same person is back, the page is loaded again', async () => {
  const { logout } = await import('../src/session/logout.ts')
  await returnAfter(async () => {
    expect(await logout()).toBe(false)
    await keepLeaving('')
  })
  expect(asked).toEqual(['/api/account/session'])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(dispatch).not.toHaveBeenCalled()
})

test('a device that can not be asked who left is asked again', async () => {
  const { match } = caches
  const refused = vi.fn(async () => Promise.reject(new Error('UnknownError')))
  await returnAfter(async () => {
    caches.match = refused
  })
  expect(refused).toHaveBeenCalled()
  expect(dispatch).not.toHaveBeenCalled()
  caches.match = match
  await vi.advanceTimersByTimeAsync(6000)
  expect(dispatch).toHaveBeenCalledTimes(1)
})
