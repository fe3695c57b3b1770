import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastLeaving } from '../src/session/last-leaving.ts'
import { stubCaches } from './browser-caches.ts'
import { stubTab } from './tab.ts'

const ada = 'ada@example.com'
let told: string[]
let answer: PromiseWithResolvers<Response>

beforeEach(() => {
  stubCaches()
  Object.assign(stubTab(), { replace: (path: string) => told.push(path) })
  vi.stubGlobal('history', { state: null, replaceState() {} })
  vi.stubGlobal('addEventListener', () => {})
  told = []
  answer = Promise.withResolvers()
  vi.stubGlobal('document', { querySelector: () => ({ content: ada, dataset: {} }) })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (news: string) => told.push(news)
      addEventListener() {}
    },
  )
  vi.stubGlobal('fetch', (path: string) => {
    told.push(path)
    return answer.promise
  })
  localStorage.setItem('margine.listino', ada)
  localStorage.setItem('margine.rates', '{}')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const begin = async () => {
  const { logout } = await import('../src/session/logout.ts')
  const { keepPerson } = await import('../src/service-worker/person.ts')
  await keepPerson({ email: ada, until: Date.now() + 1000, seen: Date.now() })
  const isOut = logout()
  await expect.poll(() => told).toContain('/api/account/sign-out')
  return isOut
}

test('signing out deletes what is here and lets nobody in again while the server is silent', async () => {
  void begin()
  await expect.poll(() => told).toEqual(['/api/account/sign-out'])
  expect(await caches.match('/persona', { cacheName: 'margine.persona' })).toBeUndefined()
  expect(localStorage.getItem('margine.listino')).toBeNull()
  expect(localStorage.getItem('margine.rates')).toBeNull()
  expect((await lastLeaving()).email).toBe(ada)
})

test('other tabs are told once the server has signed out, and nothing waits any more', async () => {
  const isOut = begin()
  answer.resolve(new Response(null, { status: 204 }))
  expect(await isOut).toBe(true)
  expect(told).toEqual(['/api/account/sign-out', 'signed-out', '/login'])
  expect((await lastLeaving()).email).toBeNull()
})

test('a sign-out that was asked for once the session had ended forgets everything too, and where it led', async () => {
  const { keepInTab } = await import('../src/session/tab-memory.ts')
  const { leaveAtLast } = await import('../src/session/leave-at-last.ts')
  const { storeDraft } = await import('../src/session/draft-storage.ts')
  storeDraft({ email: ada })
  localStorage.setItem('margine.colonne', '{}')
  // Whoever only comes to the sign-in forgets nothing.
  await leaveAtLast()
  expect(localStorage.getItem('margine.listino')).toBe(ada)
  keepInTab('margine.uscita', { owner: ada })
  answer.resolve(new Response(null))
  await leaveAtLast()
  for (const key of ['margine.listino', 'margine.colonne', 'margine.rates'])
    expect(localStorage.getItem(key), key).toBeNull()
  expect(sessionStorage.getItem('margine.draft')).toBeNull()
  expect(told).toEqual(['signed-out', '/'])
  told = []
  await leaveAtLast()
  expect(told).toEqual([])
})

test('a server that refuses is told later, before any tab is let in again', async () => {
  const isOut = begin()
  answer.resolve(new Response(null, { status: 503 }))
  expect(await isOut).toBe(false)
  expect(told).toEqual(['/api/account/sign-out', 'signed-out'])
  expect((await lastLeaving()).email).toBe(ada)
})

test('where somebody else is signed in by now, what is theirs goes on, and the page is led to them', async () => {
  localStorage.setItem('margine.listino', 'bea@example.com')
  const isOut = begin()
  const problem = { code: 'other-user', detail: 'Un altro account' }
  answer.resolve(Response.json(problem, { status: 409 }))
  expect(await isOut).toBe(true)
  expect(told).toEqual(['/api/account/sign-out', '/login'])
  expect(localStorage.getItem('margine.listino')).toBe('bea@example.com')
  expect((await lastLeaving()).email).toBeNull()
})
