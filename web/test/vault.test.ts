import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Browser, type Tab } from './browser.ts'

let browser: Browser

beforeEach(() => {
  browser = new Browser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Loads a page in a tab, and begins it. */
async function open(tab: Tab, id: string) {
  browser.show(tab, id)
  const vault = await import('../src/person/vault.ts')
  const { filesOf } = await import('../src/person/files.ts')
  const { sweep } = await import('../src/person/sweep.ts')
  const isNew = vault.startPage()
  await sweep()
  await settled()
  return { ...vault, filesOf, isNew }
}

type Vault = Awaited<ReturnType<typeof open>>

/** Leaves something of every kind with a page. */
function fill({ tab, device, filesOf }: Vault, id: string): void {
  tab.set('draft', { form: {} })
  device.set('rates', { regime: 'forfettario' })
  tab.set('link', { link: '#calcolo=1.e30' })
  browser.folders.add(filesOf(id))
  browser.databases.add(filesOf(id))
}

/** What a person's page finds. */
function found({ tab, device, filesOf }: Vault, id: string): string[] {
  const kinds = {
    draft: tab.get('draft') !== null,
    rates: device.get('rates') !== null,
    link: tab.get('link') !== null,
    list: browser.folders.has(filesOf(id)),
    costs: browser.databases.has(filesOf(id)),
  }
  return Object.entries(kinds).flatMap(([kind, isThere]) => (isThere ? [kind] : []))
}

/** All that the browser holds of a person, but for the mark of a visit. */
const left = (id: string) =>
  [
    ...Object.keys(browser.device),
    ...Object.keys(browser.tab.storage),
    ...browser.folders,
    ...browser.databases,
  ].filter((name) => name.includes(id) && !name.endsWith(':visit'))

const all = ['draft', 'rates', 'link', 'list', 'costs']
const ofDevice = ['rates', 'list', 'costs']

describe.each([
  ['ended', 'ada', 'this tab', all],
  ['ended', 'ada', 'another tab', ofDevice],
  ['ended', 'bea', 'this tab', []],
  ['ended', 'bea', 'another tab', []],
  ['ended', '', 'this tab', []],
  ['ended', '', 'another tab', []],
  ['was signed out', 'ada', 'this tab', []],
  ['was signed out', 'ada', 'another tab', []],
  ['was signed out', 'bea', 'this tab', []],
  ['was signed out', 'bea', 'another tab', []],
  ['was signed out', '', 'this tab', []],
  ['was signed out', '', 'another tab', []],
] as const)('after a session that %s, the page of «%s» in %s', (how, id, where, expected) => {
  test(`finds ${expected.join(', ') || 'nothing'}`, async () => {
    const page = await open(browser.tab, 'ada')
    fill(page, 'ada')
    if (how === 'was signed out') await page.empty('ada')
    const tab = where === 'this tab' ? browser.tab : browser.newTab()
    expect(found(await open(tab, id), id)).toEqual(expected)
  })
})

test('a page of nobody leaves what somebody has here, whose session only ended', async () => {
  fill(await open(browser.tab, 'ada'), 'ada')
  await open(browser.tab, '')
  await open(browser.newTab(), '')
  expect(found(await open(browser.tab, 'ada'), 'ada')).toEqual(all)
})

test('a page deletes what others have on the device only once it is told to, and in its tab at once', async () => {
  fill(await open(browser.tab, 'ada'), 'ada')
  const page = await open(browser.tab, 'bea')
  expect(left('ada')).toEqual(['margine:ada:rates', 'margine-ada', 'margine-ada'])
  expect(page.othersAreHere()).toBe(true)
  await page.emptyOthers()
  expect(left('ada')).toEqual([])
  expect(page.othersAreHere()).toBe(false)
})

test.each([
  ['nobody', ''],
  ['somebody else', 'bea'],
  ['the same person', 'ada'],
])(
  'what a page writes late, after its person has signed out, the page of %s deletes',
  async (_, id) => {
    const late = await open(browser.tab, 'ada')
    await late.empty('ada')
    fill(late, 'ada')
    await open(browser.tab, id)
    expect(left('ada')).toEqual([])
  },
)

test('what a tab kept that did not hear of a sign-out is not there for the same person again', async () => {
  fill(await open(browser.tab, 'ada'), 'ada')
  const other = await open(browser.newTab(), 'ada')
  await other.empty('ada')
  await open(browser.newTab(), 'ada')
  expect(found(await open(browser.tab, 'ada'), 'ada')).toEqual([])
})

test('nothing of a person is left anywhere once it is emptied, but in tabs that have yet to show a page', async () => {
  const page = await open(browser.tab, 'ada')
  fill(page, 'ada')
  await caches.open('margine:ada:offline')
  await page.empty('ada')
  expect([...Object.keys(browser.device), ...Object.keys(browser.tab.storage)]).toEqual([])
  expect([...browser.folders, ...browser.databases, ...(await caches.keys())]).toEqual([])
})

test('a database that another tab holds is not waited for without an end, and deleted with the next page', async () => {
  const page = await open(browser.tab, 'ada')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  browser.databases.add('margine-ada')
  browser.isDatabaseHeld = true
  const isEmpty = page.empty('ada')
  await vi.advanceTimersByTimeAsync(3000)
  await isEmpty
  expect(left('ada')).toEqual(['margine-ada'])
  vi.useRealTimers()
  browser.isDatabaseHeld = false
  await open(browser.tab, '')
  expect(left('ada')).toEqual([])
})

test.each([
  '',
  '{"email"',
  '['.repeat(5000),
  '7',
  'null',
  '{"__proto__":{"link":1}}',
  '{"email":7}',
])(
  'a page begins, and finds neither a link nor an address, where the browser has kept «%.20s»',
  async (text) => {
    for (const storage of [browser.device, browser.tab.storage])
      for (const key of ['margine::link', 'margine::address', 'margine::visit'])
        storage.setItem(key, text)
    await open(browser.tab, '')
    const { takeLink } = await import('../src/person/waiting-link.ts')
    const { carriedAddress } = await import('../src/features/account/carried-address.ts')
    expect([takeLink(), carriedAddress()]).toEqual([null, ''])
  },
)

test('only the first page of a visit is new', async () => {
  expect((await open(browser.tab, 'ada')).isNew).toBe(true)
  const next = await open(browser.newTab(), 'ada')
  expect(next.isNew).toBe(false)
  await next.empty('ada')
  expect((await open(browser.tab, 'ada')).isNew).toBe(true)
})

test('a link that waits for whoever signs in becomes theirs, and nothing else of nobody does', async () => {
  const door = await open(browser.tab, '')
  door.tab.set('link', { link: '#calcolo=1.e30' })
  door.tab.set('address', { email: 'ada@example.com' })
  const page = await open(browser.tab, 'ada')
  expect(page.tab.get('link')).toEqual({ link: '#calcolo=1.e30' })
  expect(page.tab.get('address', '')).toBeNull()
})

test('a browser that can keep nothing keeps nothing, and nothing throws', async () => {
  vi.stubGlobal('localStorage', null)
  browser.show({ ...browser.tab, storage: null as never }, 'ada')
  const vault = await import('../src/person/vault.ts')
  expect(vault.startPage()).toBe(false)
  expect(vault.tab.set('draft', {})).toBe(false)
  expect(vault.device.get('rates')).toBeNull()
  await vault.empty('ada')
})

test('a visit without room for its mark keeps what the tab holds', async () => {
  browser.device.setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const page = await open(browser.tab, 'ada')
  page.tab.set('draft', { form: {} })
  browser.folders.add('margine-ada')
  expect(found(await open(browser.tab, 'ada'), 'ada')).toEqual(['draft', 'list'])
})

test('what waits for nobody in particular in a tab is gone once anybody has signed out in another', async () => {
  const door = await open(browser.tab, '')
  door.tab.set('address', { email: 'ada@example.com' })
  expect((await open(browser.tab, '')).tab.get('address')).not.toBeNull()
  await (await open(browser.newTab(), 'ada')).empty('ada')
  expect((await open(browser.tab, '')).tab.get('address')).toBeNull()
})

describe('What two people tried in tabs of one device', () => {
  const tried = async (tab: Tab, link: string, email: string) => {
    await open(tab, '')
    const { keepFor, keepTrial } = await import('../src/person/waiting-link.ts')
    keepTrial(link)
    keepFor(email)
  }
  const found = async (email: string, id: string) => {
    const mailed = browser.newTab()
    await open(mailed, '')
    const { claimTrial } = await import('../src/person/waiting-link.ts')
    claimTrial(email)
    return (await open(mailed, id)).tab.get('link')
  }

  test('waits for the address of each, and of one who signs in nothing is left for the other', async () => {
    await tried(browser.newTab(), '#prova=1.ada', 'Ada@example.com')
    await tried(browser.newTab(), '#prova=1.bea', 'bea@example.com')
    expect(await found('ada@example.com ', 'ada')).toEqual({ link: '#prova=1.ada' })
    expect(await found('bea@example.com', 'bea')).toBeNull()
  })

  test('goes to another address only where the first is said to be wrong', async () => {
    const { tab } = browser
    await tried(tab, '#prova=1.ada', 'adda@example.com')
    const waiting = await import('../src/person/waiting-link.ts')
    waiting.keepFor('bea@example.com')
    waiting.takeBack('bea@example.com')
    waiting.takeBack('adda@example.com')
    waiting.keepFor('ada@example.com')
    waiting.claimTrial('adda@example.com')
    expect(waiting.isLinkWaiting()).toBe(false)
    expect(await found('ada@example.com', 'ada')).toEqual({ link: '#prova=1.ada' })
  })
})
