import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubTab } from './tab.ts'

const ada = 'ada@example.com'
const ofAda = `{"owner":"${ada}"}`
const ofBea = '{"owner":"bea@example.com","rates":{"regime":"forfettario"}}'
let hear: (news: string) => void
let asked: number
/** Who is signed in, by the server; undefined where it can't be reached. */
let here: string | null | undefined
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(stubTab(), { reload, replace() {} })
  localStorage.setItem('margine.rates', ofAda)
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
  const { isEnding } = await import('../src/listino/page/owner.ts')
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

test('a page that begins late, when somebody else is here by now, leaves all that is theirs and is loaded again', async () => {
  localStorage.setItem('margine.rates', ofBea)
  localStorage.setItem('margine.listino', 'bea@example.com')
  here = undefined
  await open()
  await vi.advanceTimersByTimeAsync(6000)
  expect(asked).toBe(2)
  here = 'bea@example.com'
  await vi.advanceTimersByTimeAsync(6000)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('margine.rates')).toBe(ofBea)
  expect(localStorage.getItem('margine.listino')).toBe('bea@example.com')
})

test('a page takes the browser of somebody whose session only ended, once the server says whose turn it is', async () => {
  localStorage.setItem('margine.rates', ofBea)
  localStorage.setItem('margine.listino', 'bea@example.com')
  here = ada
  await open()
  const { browserIsTaken } = await import('../src/session/follow-user.ts')
  await browserIsTaken
  expect(reload).not.toHaveBeenCalled()
  expect(localStorage.getItem('margine.rates')).toBe(ofAda)
  expect(localStorage.getItem('margine.listino')).toBeNull()
})

test("a page takes the browser at once where it is nobody else's", async () => {
  localStorage.removeItem('margine.rates')
  await open()
  expect(localStorage.getItem('margine.rates')).toBe(ofAda)
  expect(asked).toBe(0)
})

test('a page neither takes the browser nor is loaded again where its person signs out before it is told who is here', async () => {
  localStorage.setItem('margine.rates', ofBea)
  const { forgetDraft } = await import('../src/session/draft-storage.ts')
  here = undefined
  await open()
  await vi.advanceTimersByTimeAsync(1000)
  forgetDraft()
  here = ada
  await vi.advanceTimersByTimeAsync(6000)
  expect(asked).toBe(2)
  expect(localStorage.getItem('margine.rates')).toBe(ofBea)
  expect(reload).not.toHaveBeenCalled()
})

test('an answer takes nothing from somebody who signed in while it was on its way', async () => {
  localStorage.setItem('margine.rates', ofBea)
  const held: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => held.push(resolve)))
  await open()
  hear('signed-in')
  const [first, second] = held
  first?.(Response.json({ user: { email: ada } }))
  await vi.advanceTimersByTimeAsync(0)
  expect(localStorage.getItem('margine.rates')).toBe(ofBea)
  second?.(Response.json({ user: { email: 'bea@example.com' } }))
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page asks once in a while, however often it hears that somebody signed in', async () => {
  here = undefined
  await open()
  for (let news = 0; news < 3; news++) {
    hear('signed-in')
    await vi.advanceTimersByTimeAsync(1000)
  }
  const before = asked
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked - before).toBe(4)
})

test('a tab that hears of a sign-out late takes no rates from whoever has come since', async () => {
  await open()
  localStorage.setItem('margine.rates', ofBea)
  hear('signed-out')
  expect(localStorage.getItem('margine.rates')).toBe(ofBea)
})
