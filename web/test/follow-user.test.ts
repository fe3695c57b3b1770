import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubTab } from './tab.ts'

const ada = 'ada@example.com'
let hear: (news: string) => void
let asked: number
/** Who is signed in, by the server; undefined where it can't be reached. */
let here: string | null | undefined
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(stubTab(), { reload, replace() {} })
  vi.stubGlobal('document', { querySelector: () => ({ content: ada, dataset: {} }) })
  vi.stubGlobal('addEventListener', () => {})
  const listeners: ((message: { data: string }) => void)[] = []
  hear = (data) => {
    for (const listener of listeners) listener({ data })
  }
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_: string, listener: (typeof listeners)[0]) => listeners.push(listener)
    },
  )
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (here === undefined) throw new TypeError('Failed to fetch')
    return Response.json({ user: here === null ? null : { email: here } })
  })
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockClear()
})

const open = async () => {
  const { keepToUser } = await import('../src/session/keep-to-user.ts')
  keepToUser()
}

test('a page of somebody who may not be here any more asks until it is told who is', async () => {
  await open()
  here = undefined
  hear('signed-in')
  await vi.advanceTimersByTimeAsync(12_000)
  expect(asked).toBeGreaterThan(1)
  expect(reload).not.toHaveBeenCalled()
  here = 'bea@example.com'
  await vi.advanceTimersByTimeAsync(6000)
  expect(reload).toHaveBeenCalledTimes(1)
  const before = asked
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(before)
})

test('a page on which its person signed out is loaded again when they are back: it keeps nothing any more', async () => {
  await open()
  here = ada
  hear('signed-in')
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).not.toHaveBeenCalled()
  const { forgetDrafts } = await import('../src/session/draft-storage.ts')
  forgetDrafts()
  hear('signed-in')
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page is not loaded again while its person signs out on it', async () => {
  await open()
  here = ada
  const { forgetDrafts } = await import('../src/session/draft-storage.ts')
  hear('signed-in')
  forgetDrafts()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(1)
  expect(reload).not.toHaveBeenCalled()
})

test('a list that is not kept is asked about before it is left, but for somebody else', async () => {
  const { isEnding } = await import('../src/listino/talk/owner.ts')
  await open()
  here = ada
  hear('signed-in')
  await vi.advanceTimersByTimeAsync(0)
  expect(isEnding()).toBe(false)
  here = 'bea@example.com'
  hear('signed-in')
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(isEnding()).toBe(true)
})

test('a tab that hears of a sign-out keeps no rates any more', async () => {
  const { storeRates } = await import('../src/session/rates-storage.ts')
  await open()
  storeRates({ regime: 'forfettario' })
  hear('signed-out')
  expect(localStorage.getItem('margine.rates')).toBeNull()
  storeRates({ regime: 'ordinario' })
  expect(localStorage.getItem('margine.rates')).toBeNull()
})

test('a page that begins late, when somebody else is here by now, is loaded again', async () => {
  localStorage.setItem('margine.rates', '{"owner":"bea@example.com"}')
  here = 'bea@example.com'
  await open()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a tab that hears of a sign-out late takes no rates from whoever has come since', async () => {
  await open()
  const ofBea = '{"owner":"bea@example.com","rates":{"regime":"forfettario"}}'
  localStorage.setItem('margine.rates', ofBea)
  hear('signed-out')
  expect(localStorage.getItem('margine.rates')).toBe(ofBea)
})
