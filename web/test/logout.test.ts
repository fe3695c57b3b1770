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
  keepInTab('margine.uscita', { owner: ada, at: Date.now() - 1000 })
  answer.resolve(new Response(null))
  await leaveAtLast()
  for (const key of ['margine.listino', 'margine.colonne', 'margine.rates'])
    expect(localStorage.getItem(key), key).toBeNull()
  expect(sessionStorage.getItem('margine.draft')).toBeNull()
  expect(told).toEqual(['signed-out', '/api/account/sign-out', '/'])
  told = []
  await leaveAtLast()
  expect(told).toEqual([])
})

test('at the sign-in the server ends nothing of whoever has signed in at that moment', async () => {
  vi.stubGlobal('document', { querySelector: () => null })
  const { keepInTab } = await import('../src/session/tab-memory.ts')
  const { leaveAtLast } = await import('../src/session/leave-at-last.ts')
  const owner = 'adà@example.com'
  keepInTab('margine.uscita', { owner, at: Date.now() })
  localStorage.setItem('margine.listino', 'bea@example.com')
  const signingOut: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers?: object }) => {
    if (path !== '/') signingOut.push(path, headers)
    return new Response(null, { status: 204 })
  })
  await leaveAtLast()
  expect(signingOut).toEqual([
    '/api/account/sign-out',
    { 'Margine-User': encodeURIComponent(owner), 'Content-Type': 'application/json' },
  ])
  expect(localStorage.getItem('margine.listino')).toBe('bea@example.com')
})

test('a wish to sign out whose way was stopped is none any more after ten minutes', async () => {
  const { keepInTab } = await import('../src/session/tab-memory.ts')
  const { takeLeavingWish } = await import('../src/session/leaving-wish.ts')
  keepInTab('margine.uscita', { owner: ada, at: Date.now() - 599_000 })
  expect(takeLeavingWish()).toBe(ada)
  expect(takeLeavingWish()).toBeNull()
  keepInTab('margine.uscita', { owner: ada, at: Date.now() - 601_000 })
  expect(takeLeavingWish()).toBeNull()
})

test('a server that refuses is told later, before any tab is let in again', async () => {
  const isOut = begin()
  answer.resolve(new Response(null, { status: 503 }))
  expect(await isOut).toBe(false)
  expect(told).toEqual(['/api/account/sign-out', 'signed-out'])
  expect((await lastLeaving()).email).toBe(ada)
})

test('on a page that somebody else has come after, signing out ends and forgets nothing of theirs', async () => {
  const { storeDraft } = await import('../src/session/draft-storage.ts')
  const { logout } = await import('../src/session/logout.ts')
  const { claimBrowser, storeRates } = await import('../src/session/rates-storage.ts')
  claimBrowser()
  storeDraft({ email: ada })
  const ofBea = {
    'margine.listino': 'bea@example.com',
    'margine.rates': '{"owner":"bea@example.com","rates":{"regime":"forfettario"}}',
    'margine.logout': 'before',
  }
  for (const [key, value] of Object.entries(ofBea)) localStorage.setItem(key, value)
  storeRates({ regime: 'ordinario' })
  const isOut = logout()
  // In its own time: the menu that it was asked for in closes first.
  expect(told).not.toContain('/')
  answer.resolve(Response.json({ user: { email: 'bea@example.com' } }))
  expect(await isOut).toBe(true)
  expect(told).toEqual(['/api/account/session', '/'])
  for (const [key, value] of Object.entries(ofBea)) expect(localStorage.getItem(key)).toBe(value)
  expect(sessionStorage.getItem('margine.draft')).toBeNull()
})

test('whoever the server knows is signed out, though a page of somebody before has begun late', async () => {
  localStorage.setItem('margine.rates', '{"owner":"bea@example.com"}')
  const { logout } = await import('../src/session/logout.ts')
  const isOut = logout()
  answer.resolve(Response.json({ user: { email: ada } }))
  answer = Promise.withResolvers()
  answer.resolve(new Response(null, { status: 204 }))
  expect(await isOut).toBe(true)
  expect(told).toEqual(['/api/account/session', '/api/account/sign-out', 'signed-out', '/login'])
  expect(localStorage.getItem('margine.rates')).toBeNull()
})

test('where it can not be known whose browser it is, a sign-out is said to have failed', async () => {
  localStorage.setItem('margine.rates', '{"owner":"bea@example.com"}')
  const { logout } = await import('../src/session/logout.ts')
  answer.resolve(new Response(null, { status: 503 }))
  expect(await logout()).toBe(false)
  expect(told).toEqual(['/api/account/session'])
})

test('at the sign-in nothing is forgotten of whoever has come since', async () => {
  const { keepInTab } = await import('../src/session/tab-memory.ts')
  const { leaveAtLast } = await import('../src/session/leave-at-last.ts')
  keepInTab('margine.uscita', { owner: ada, at: Date.now() })
  const { storeDraft } = await import('../src/session/draft-storage.ts')
  storeDraft({ email: ada })
  const ofBea = '{"owner":"bea@example.com"}'
  localStorage.setItem('margine.rates', ofBea)
  await leaveAtLast()
  expect(sessionStorage.getItem('margine.draft')).toBeNull()
  expect(told).toEqual([])
  expect(localStorage.getItem('margine.rates')).toBe(ofBea)
  expect(localStorage.getItem('margine.logout')).toBeNull()
})

test('somebody who comes while the server is asked keeps their tabs', async () => {
  const isOut = begin()
  await expect.poll(() => told).toContain('/api/account/sign-out')
  localStorage.setItem('margine.rates', '{"owner":"bea@example.com"}')
  answer.resolve(new Response(null, { status: 503 }))
  expect(await isOut).toBe(false)
  expect(told).toEqual(['/api/account/sign-out'])
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
