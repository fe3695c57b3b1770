import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRecord, recordHere } from '../src/person/offline-record.ts'
import { Browser, type Tab } from './browser.ts'

let browser: Browser
/** What the page did, in its order. */
let did: string[]
/** Who is signed in, by the server: an id, or '' for nobody; undefined where it can't be reached. */
let here: string | undefined
/** Who ended the session that the browser comes with, where somebody did. */
let endedBy: string | undefined
/** What comes true between the server's answer and its arrival. */
let meanwhile: () => void
let asked: number
let signedOut: PromiseWithResolvers<Response>
/** What the other tabs tell this one; a page that is loaded anew hears no more of what the one before heard. */
let hear: () => void
let show: (how: { persisted: boolean }) => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  browser = new Browser()
  did = []
  here = 'ada'
  endedBy = undefined
  meanwhile = () => {}
  asked = 0
  signedOut = Promise.withResolvers()
  vi.stubGlobal('history', { state: null, replaceState() {} })
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => did.push(type))
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = () => did.push('told')
      addEventListener = (_: string, listener: () => void) => {
        hear = listener
      }
    },
  )
  vi.stubGlobal('addEventListener', (type: string, listener: typeof show) => {
    if (type === 'pageshow') show = listener
  })
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('sign-out')) {
      did.push('sign-out')
      return signedOut.promise
    }
    asked += 1
    if (here === undefined) throw new TypeError('Failed to fetch')
    const user = here === '' ? null : { id: here, email: here }
    const answer = Response.json({ user, ...(user === null && endedBy && { ended: endedBy }) })
    meanwhile()
    return answer
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Loads a person's page, and what the modules it begins with know. */
async function load(id: string, { tab = browser.tab, isWithoutServer = false } = {}) {
  browser.show(tab, id, { isWithoutServer })
  Object.assign(tab.location, {
    reload: () => did.push('reload'),
    replace: (path: string) => did.push(path),
  })
  const page = {
    ...(await import('../src/person/follow.ts')),
    ...(await import('../src/person/sign-out.ts')),
    ...(await import('../src/person/vault.ts')),
  }
  // Lazy parts, which are here by then.
  await import('../src/person/offline.ts')
  await import('../src/person/sweep.ts')
  page.follow()
  await pass(0)
  return page
}

const record = async () => (await recordHere(Date.now()))?.id ?? null
const keys = () => Object.keys(browser.device).filter((key) => !key.endsWith(':visit'))
const otherTab = (): Tab => browser.newTab()

test('the first page of a visit asks whose turn it is, and the next ones do not', async () => {
  await load('ada')
  expect(asked).toBe(1)
  await load('ada', { tab: otherTab() })
  expect(asked).toBe(1)
  expect(did).toEqual([])
})

test('whoever is signed in may go on without a network from the first page on that the server vouches for', async () => {
  here = undefined
  await load('ada')
  expect(await record()).toBeNull()
  here = 'ada'
  await pass(5000)
  expect(await record()).toBe('ada')
})

test('a page asks until it is told who is here, and once in a while however often it hears news', async () => {
  await load('ada')
  here = undefined
  for (let news = 0; news < 3; news++) {
    hear()
    await pass(1000)
  }
  const before = asked
  await pass(20_000)
  expect(asked - before).toBe(4)
  expect(did).toEqual([])
  here = 'bea'
  await pass(5000)
  expect(did).toEqual(['reload'])
})

test.each([
  ['somebody else signs in', 'bea'],
  ['its person signs out', ''],
])('a page is loaded again when %s in another tab, and nothing holds that up', async (_, id) => {
  const page = await load('ada')
  expect(page.pageIsOver()).toBe(false)
  here = id
  hear()
  await pass(0)
  expect(did).toEqual(['reload'])
  expect(page.pageIsOver()).toBe(true)
})

test('a page that is nobody’s is loaded again when somebody signs in in another tab', async () => {
  here = ''
  await load('')
  expect(asked).toBe(0)
  here = 'ada'
  hear()
  await pass(0)
  expect(did).toEqual(['reload'])
})

test('a page that comes back from the back/forward cache asks whether its person is still here', async () => {
  await load('ada')
  show({ persisted: false })
  expect(asked).toBe(1)
  here = ''
  show({ persisted: true })
  await pass(0)
  expect(did).toEqual(['reload'])
})

test('a page whose person signed out in another tab is loaded again also when they are back', async () => {
  await load('ada')
  const other = await load('ada', { tab: otherTab() })
  await other.empty('ada')
  hear()
  await pass(0)
  expect(did).toEqual(['reload'])
})

test('the answer to an older question does not count', async () => {
  await load('ada')
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)))
  hear()
  hear()
  answers[1]?.(Response.json({ user: { id: 'ada', email: 'ada' } }))
  answers[0]?.(Response.json({ user: { id: 'bea', email: 'bea' } }))
  await pass(0)
  expect(did).toEqual([])
})

test('what somebody keeps goes once the server says that they ended their session elsewhere', async () => {
  const page = await load('ada')
  page.device.set('rates', { regime: 'forfettario' })
  browser.folders.add('margine-ada')
  here = ''
  endedBy = 'ada'
  hear()
  await pass(0)
  expect(did).toEqual(['reload'])
  expect(Object.keys(browser.device)).toEqual([])
  expect([...browser.folders]).toEqual([])
})

test('the same where the server leads to a page that is nobody’s, which stays as it is, whatever the clock says', async () => {
  const page = await load('ada')
  page.device.set('rates', { regime: 'forfettario' })
  await pass(20 * 24 * 3600_000)
  here = ''
  endedBy = 'ada'
  const login = await load('')
  expect(keys()).toEqual([])
  expect(did).toEqual([])
  login.tab.set('link', { fragment: '#calcolo=1.x' })
  hear()
  await pass(0)
  expect(did).toEqual([])
  expect(login.tab.get('link')).not.toBeNull()
})

test('what somebody keeps stays for them where nobody ended their session', async () => {
  const page = await load('ada')
  page.device.set('rates', { regime: 'forfettario' })
  here = ''
  await load('')
  hear()
  await pass(0)
  expect(keys()).toEqual(['margine:ada:rates'])
})

test('only whoever ended their session loses what is kept, and nobody else in the browser', async () => {
  const page = await load('ada')
  page.device.set('rates', { regime: 'forfettario' })
  here = ''
  endedBy = 'bea'
  await load('')
  expect(keys()).toEqual(['margine:ada:rates'])
})

test('what somebody keeps stays where they sign in again while the answer is on its way', async () => {
  const page = await load('ada')
  page.device.set('rates', { regime: 'forfettario' })
  here = ''
  endedBy = 'ada'
  meanwhile = () => {
    here = 'ada'
    endedBy = undefined
  }
  hear()
  await pass(0)
  expect(keys()).toEqual(['margine:ada:rates'])
  expect(did).toEqual([])
})

test('what somebody keeps whose session only ended goes once the server says whose turn it is', async () => {
  const page = await load('ada')
  page.device.set('rates', { regime: 'forfettario' })
  here = undefined
  await load('bea')
  expect(keys()).toEqual(['margine:ada:rates'])
  here = 'bea'
  await pass(5000)
  expect(keys()).toEqual([])
  expect(await record()).toBe('bea')
})

test('a page that begins late leaves all that is of whoever has come since, and nothing of its own', async () => {
  here = 'bea'
  const page = await load('bea')
  page.device.set('rates', { regime: 'forfettario' })
  await load('ada', { tab: otherTab() })
  expect(did).toEqual(['reload'])
  expect(keys()).toEqual(['margine:bea:rates'])
  expect(Object.keys(browser.device)).not.toContain('margine:ada:visit')
  expect(await record()).toBe('bea')
})

test('nobody may go on without a network while it is not certain which of two is here', async () => {
  await load('ada')
  expect(await record()).toBe('ada')
  await keepRecord({ id: 'bea', email: 'bea', until: Date.now() + 1000, seen: Date.now() })
  expect(await record()).toBeNull()
})

test('nobody may go on without a network once a page that is nobody’s was shown', async () => {
  await load('ada')
  here = ''
  await load('')
  expect(await record()).toBeNull()
})

test('a page without a server asks until that is back, and goes on where its person is still here', async () => {
  await load('ada')
  here = undefined
  await load('ada', { isWithoutServer: true })
  await pass(12_000)
  expect(did).toEqual([])
  here = 'ada'
  await pass(5000)
  expect(did).toEqual(['server-is-back'])
})

test('a page without a server lets nobody in any more once that says that their session has ended', async () => {
  await load('ada')
  here = undefined
  await load('ada', { isWithoutServer: true })
  expect(await record()).toBe('ada')
  here = ''
  await pass(5000)
  expect(did).toEqual(['reload'])
  expect(await record()).toBeNull()
})

test('signing out deletes all that is here before the server answers', async () => {
  const page = await load('ada')
  page.tab.set('draft', { form: {} })
  page.device.set('rates', {})
  void page.signOut()
  await pass(0)
  expect(did).toEqual(['sign-out'])
  expect([...Object.keys(browser.device), ...Object.keys(browser.tab.storage)]).toEqual([])
  expect(await record()).toBeNull()
  expect(page.pageIsOver()).toBe(true)
})

test.each([
  ['has signed out', 204, {}],
  ['knows somebody else by now', 409, { code: 'other-user', detail: 'Un altro account' }],
])('a page leaves and tells the other tabs once the server %s', async (_, status, body) => {
  const page = await load('ada')
  const isOut = page.signOut()
  signedOut.resolve(
    status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
  )
  await pass(0)
  expect(await isOut).toBe(true)
  expect(did).toEqual(['sign-out', 'told', '/login'])
})

test('a page that can not tell the server stays in a new visit, of which the other tabs hear', async () => {
  const page = await load('ada')
  page.tab.set('draft', { form: {} })
  const isOut = page.signOut()
  signedOut.resolve(new Response(null, { status: 503 }))
  await pass(0)
  expect(await isOut).toBe(false)
  expect(did).toEqual(['sign-out', 'told'])
  expect(page.tab.get('draft')).toBeNull()
  page.tab.set('draft', { form: {} })
  expect((await load('ada')).tab.get('draft')).toEqual({ form: {} })
  expect(await record()).toBe('ada')
})

test('another tab is loaded again where signing out failed, for what it showed is gone', async () => {
  const page = await load('ada')
  await load('ada', { tab: otherTab() })
  const hearThere = hear
  const isOut = page.signOut()
  signedOut.resolve(new Response(null, { status: 503 }))
  await isOut
  did = []
  hearThere()
  await pass(0)
  expect(did).toEqual(['reload'])
})

test('a tab whose person signed out in another shows nothing more also where no server answers', async () => {
  const page = await load('ada')
  await load('ada', { tab: otherTab() })
  await page.empty('ada')
  here = undefined
  hear()
  await pass(0)
  expect(did).toEqual(['reload'])
})

test('no answer loads a page again while its person signs out on it, nor lets them in again', async () => {
  const page = await load('ada')
  hear()
  void page.signOut()
  await pass(0)
  expect(did).toEqual(['sign-out'])
  expect(await record()).toBeNull()
})

test('what was chosen by nobody in particular stays although the browser deletes all that it keeps', async () => {
  const page = await load('ada')
  const { isChosen, setChosen } = await import('../src/browser-choices.ts')
  setChosen('feedback-closed', true)
  const isOut = page.signOut()
  await pass(0)
  // As the header of the answer says.
  for (const key of Object.keys(browser.device)) browser.device.removeItem(key)
  signedOut.resolve(new Response(null, { status: 204 }))
  await pass(0)
  await isOut
  expect(isChosen('feedback-closed')).toBe(true)
  expect(isChosen('keep-place')).toBe(false)
})

test('a record lasts as long as the session, and no longer by a clock that is set back', async () => {
  const day = 86_400_000
  await keepRecord({ id: 'ada', email: 'ada', until: 10 * day, seen: 5 * day })
  expect((await recordHere(10 * day - 1))?.id).toBe('ada')
  expect(await recordHere(10 * day)).toBeNull()
  expect((await recordHere(5 * day - 60_000))?.id).toBe('ada')
  expect(await recordHere(4 * day)).toBeNull()
})

test('nobody goes on by an older record where there is no room for a new one', async () => {
  await load('ada')
  vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  await load('ada')
  expect(await record()).toBeNull()
})
