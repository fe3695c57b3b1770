import type { SellerProfile } from '@margine/contract'
import { everything, type Order, termsSaying, turn, withSaid } from '@margine/listino/list'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { today } from '../../src/calculation/today.ts'
import { firstTerms } from '../../src/listino/page/first-terms.ts'
import { List } from '../../src/listino/page/list.ts'
import { words } from '../../src/listino/words.ts'
import type { Begun, ListApi, News } from '../../src/listino/worker/api.ts'
import { HeldList } from '../../src/listino/worker/held-list.ts'
import { stubTab } from '../tab.ts'
import { someFacts } from './some-list.ts'

const noList: Begun = { type: 'none' }

beforeEach(() => void stubTab())
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page of the list that has asked for what is here, and what its worker answers and tells. */
function begin(first = firstTerms('2026-11-22')) {
  const worker = new EventTarget()
  const asked: { id: number; method: keyof ListApi; input: unknown }[] = []
  Object.assign(worker, {
    postMessage: (call: (typeof asked)[number]) => asked.push(call),
    terminate() {},
  })
  const list = new List(() => worker as Worker, first)
  list.begin()
  const post = (at: number, said: { told: unknown } | { end: unknown }) => {
    const data = { id: asked[at]?.id, ...said }
    worker.dispatchEvent(new MessageEvent('message', { data }))
    return turn()
  }
  const last = (method: keyof ListApi) => asked.findLastIndex((call) => call.method === method)
  return {
    list,
    asked,
    /** Ends the last call of a method. */
    end: (method: keyof ListApi, value: unknown) => post(last(method), { end: value }),
    endOf: (at: number, value: unknown) => post(at, { end: value }),
    begun: (value: Begun) => post(last('begin'), { end: value }),
    news: (told: News) => post(last('follow'), { told }),
  }
}

test('a profile that changes reaches the list in what was not said of it; what was said stays', async () => {
  const { list, asked, begun } = begin()
  await begun({ type: 'list', facts: someFacts, terms: firstTerms(today()), keeping: 'kept' })
  const by = (profile: SellerProfile) => firstTerms(today(), profile)
  list.changeTerms({ costoIncludesIVA: false, category: 'home' })
  list.followProfile(by({ regime: 'forfettario', costoIncludesIVA: true, speseIncludonoIVA: true }))
  const followed = { regime: 'forfettario', costoIncludesIVA: false, speseIncludonoIVA: true }
  expect(list.state().terms).toMatchObject({ ...followed, category: 'home' })
  expect(asked.at(-1)).toMatchObject({ method: 'view', input: { terms: followed } })
  list.followProfile(by({ marketplaces: ['ebay'] }))
  expect(list.state().terms).toMatchObject({
    marketplace: 'amazon',
    category: 'home',
    regime: 'ordinario',
  })
})

test('a page that comes back shows a list by the profile of today, but for what was said', async () => {
  const before = begin()
  await before.begun({
    type: 'list',
    facts: someFacts,
    terms: firstTerms(today()),
    keeping: 'kept',
  })
  before.list.changeTerms({ target: 31, tariffe: '1.3.1' })
  vi.stubGlobal('document', { querySelector: () => null })
  before.list.keepView()
  const profile = { regime: 'forfettario', obiettivo: { kind: 'margine', value: '12' } } as const
  const { list, begun } = begin(firstTerms(today(), profile))
  const kept = termsSaying({ target: 31 }, firstTerms(today(), profile))
  await begun({ type: 'list', facts: someFacts, terms: kept, keeping: 'kept' })
  expect(list.state().terms).toMatchObject({ regime: 'forfettario', target: 31, tariffe: '1.3.1' })
})

test('a list that a newer version of the page keeps is left there, and said to be', async () => {
  const { list, begun } = begin()
  await begun({ type: 'unread', why: 'newerVersion' })
  expect(list.state().hasBegun).toBe(true)
  expect(list.state().unread).toBe('newerVersion')
  expect(list.state().facts).toBeNull()
})

test('the list is taken away as it is shown; whole, as it is and in its own order before it is deleted', async () => {
  const { list, asked, begun } = begin()
  const first = firstTerms('2026-11-22')
  await begun({ type: 'list', facts: someFacts, terms: first, keeping: 'kept' })
  const order: Order = { column: 'price', direction: 'descending' }
  list.changeTerms({ prezzo: 10, costo: 50, spedizione: '3,90', target: 25 })
  list.filterBy({ text: 'a-1' })
  list.orderBy(order)
  const { terms, filter } = list.state()
  list.exports.shown('xlsx')
  expect(asked.at(-1)).toMatchObject({
    method: 'export',
    input: { kind: 'xlsx', terms, filter, order },
  })
  list.exports.all()
  expect(asked.at(-1)).toMatchObject({
    method: 'export',
    input: {
      kind: 'csv',
      terms: withSaid(first, { target: 25 }),
      filter: everything,
      order: null,
    },
  })
})

test('a list that is sorted by a channel is sorted as at first once that channel is left, or is its own marketplace', async () => {
  const { list, begun } = begin()
  const terms = firstTerms('2026-11-22')
  await begun({ type: 'list', facts: someFacts, terms, keeping: 'kept' })
  const first = list.state().order
  const on = (...keys: string[]) =>
    list.compareOn(keys.map((marketplace) => ({ marketplace, category: '', payment: '' })))
  const order: Order = { column: 'margin:ebay', direction: 'descending' }
  on('ebay', 'etsy')
  list.orderBy(order)
  expect(list.state().order).toEqual(order)
  on('etsy')
  expect(list.state().order).toEqual(first)
  on('ebay', 'etsy')
  list.orderBy(order)
  list.changeTerms({ marketplace: 'ebay' })
  expect(list.state()).toMatchObject({ order: first, channels: [{ marketplace: 'etsy' }] })
})

test('nothing is being exported any more once the list is gone', async () => {
  const { list, begun, end } = begin()
  list.exports.all()
  expect(list.state().isExporting).toBe(true)
  await begun(noList)
  expect(list.state().isExporting).toBe(false)
  list.exports.all()
  await end('export', null)
  expect(list.state()).toMatchObject({ isExporting: false, exported: null })
})

test('what was exported is said until the list changes, and not longer', async () => {
  const { list, begun, end, news } = begin()
  const listed: Begun = {
    type: 'list',
    facts: someFacts,
    terms: firstTerms('2026-11-22'),
    keeping: 'kept',
  }
  await begun(listed)
  const exported = async () => {
    list.exports.all()
    // A page that saves nothing.
    vi.stubGlobal('document', {
      createElement: () => ({ click() {} }),
      querySelector: () => null,
    })
    await end('export', { name: 'listino.csv', blob: new Blob(), counts: null })
    list.orderBy({ column: 'price', direction: 'descending' })
    return list.state().exported?.name
  }
  expect(await exported()).toBe('listino.csv')
  list.edit({ type: 'undo' })
  expect(list.state().exported).toBeNull()
  expect(await exported()).toBe('listino.csv')
  list.changeTerms({ marketplace: 'ebay' })
  expect(list.state().exported).toBeNull()
  expect(await exported()).toBe('listino.csv')
  const costs = { areThere: true, keeping: 'kept' } as const
  await news({ type: 'costs', facts: null, costs })
  expect(list.state().exported?.name).toBe('listino.csv')
  await news({ type: 'costs', facts: someFacts, costs })
  expect(list.state().exported).toBeNull()
  expect(await exported()).toBe('listino.csv')
  list.show('etsy')
  await begun(listed)
  expect(list.state().exported).toBeNull()
})

test('a reading that was cancelled ends, and not the one that was asked for since', async () => {
  const { list, begun, end } = begin()
  await begun(noList)
  list.files.open(new File(['sku;prezzo'], 'primo.csv'))
  list.files.cancel()
  list.files.open(new File(['sku;prezzo'], 'secondo.csv'))
  await end('cancel', null)
  expect(list.state().progress).not.toBeNull()
  list.files.cancel()
  await end('cancel', null)
  expect(list.state().progress).toBeNull()
})

test('what an older reading comes to is not asked once a newer one is under way', async () => {
  const { list, begun, endOf, asked } = begin()
  await begun(noList)
  list.files.open(new File(['a;b'], 'primo.csv'))
  const older = asked.length - 1
  list.files.open(new File(['sku;prezzo'], 'secondo.csv'))
  await endOf(older, { type: 'refused', message: 'primo.csv non è una tabella' })
  expect(list.state()).toMatchObject({ failure: null })
  expect(list.state().progress).not.toBeNull()
})

test('a list that would be lost stays where another is asked for: the page says so, and exports nothing in place of the other', async () => {
  vi.stubGlobal('document', { querySelector: () => null })
  const { list, asked, begun } = begin()
  const terms = firstTerms('2026-11-22')
  await begun({ type: 'list', facts: someFacts, terms, keeping: 'kept' })
  list.exportWhole('ebay')
  await begun({ type: 'list', facts: someFacts, terms, keeping: 'noRoomForChanges' })
  const failure = { message: words.lists.onlyHere }
  expect(list.state()).toMatchObject({ facts: someFacts, keeping: 'noRoomForChanges', failure })
  expect(asked.map(({ method }) => method)).not.toContain('export')
})

test('a tab without a list tells its page of one that another keeps, and of nothing else', () => {
  const told: News[] = []
  const held = new HeldList('margine-', { take() {}, keepTerms() {} }, () => {})
  void held.follow((news) => told.push(news))
  for (const news of ['deleted', 'newer'] as const) held.hear(news)
  expect(told).toEqual([{ type: 'kept', keeping: 'newer' }])
})

test('the list is not sorted by what is left after taxes in a regime that tells no taxes', async () => {
  const { list, begun } = begin()
  const first = withSaid(firstTerms('2026-11-22'), { regime: 'forfettario' })
  await begun({ type: 'list', facts: someFacts, terms: first, keeping: 'kept' })
  const order: Order = { column: 'afterTax', direction: 'descending' }
  list.orderBy(order)
  list.changeTerms({ target: 25 })
  expect(list.state().order).toEqual(order)
  list.changeTerms({ regime: 'ordinario' })
  expect(list.state().order).toEqual({ column: 'margin', direction: 'ascending' })
})
