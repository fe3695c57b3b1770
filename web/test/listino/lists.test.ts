import { everything, messages, turn, withSaid } from '@margine/listino/list'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Disk } from './device.ts'
import { fileOf, terms, Visit } from './visit.ts'

const amazon = 'SKU;Nome;Prezzo;Costo\nA-1;Tazza;20;5\nB-2;Vaso;30;8\n'
const shopify = (price: number) =>
  `Handle,Title,Variant SKU,Variant Price,Cost per item\ntazza,Tazza,A-1,${price}.00,5\nlume,Lume,C-3,40.00,9\n`

let disk: Disk
beforeEach(() => {
  disk = new Disk()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens a file, until its list is on the device. */
async function kept(visit: Visit, text: string, by = terms) {
  const end = await visit.tryToOpen(text, { terms: by })
  await visit.hear('kept')
  return end
}

/** Turns to the list of a marketplace. */
const turned = (visit: Visit, marketplace: string) =>
  visit.api.begin({ terms, isRead: true, marketplace })

/** Changes the price of the first article. */
async function reprice(visit: Visit, price: number) {
  await visit.settled({ order: null })
  await visit.write('price', 0, 0, price)
}

const firstPrice = async (visit: Visit) =>
  (await visit.settled({ order: null })).shown.rows[0]?.price

it('A file is shown although another tab holds up what is kept, where nothing was said that is not', async () => {
  const visit = new Visit()
  await visit.begin()
  await kept(visit, amazon)
  await visit.settled({ order: null })
  await navigator.locks.request('margine-', async () => {
    expect(await visit.tryToOpen(amazon)).toMatchObject({ type: 'list' })
  })
})

it('Each marketplace has a list of its own, with its changes, steps and conditions', async () => {
  const visit = new Visit()
  await visit.begin()
  await kept(visit, amazon)
  await reprice(visit, 21)
  await visit.settled({ terms: withSaid(terms, { target: 31 }), order: null })
  expect(await kept(visit, shopify(25))).toMatchObject({
    type: 'list',
    terms: { marketplace: 'shopify' },
  })
  await reprice(visit, 26)
  const begun = await turned(visit, 'amazon')
  expect(begun).toMatchObject({
    facts: { articles: 2 },
    terms: { marketplace: 'amazon', target: 31 },
  })
  expect(await firstPrice(visit)).toBe(21)
  expect((await visit.edited({ type: 'undo' })).changes).toMatchObject({
    articles: 0,
    canRedo: true,
  })
  await turned(visit, 'shopify')
  expect(await firstPrice(visit)).toBe(26)
})

it('The page hears which lists there are, and which is shown', async () => {
  const visit = new Visit()
  await visit.begin()
  expect(await visit.hear('lists')).toMatchObject({ lists: [] })
  await kept(visit, amazon)
  await kept(visit, shopify(25))
  await turned(visit, 'amazon')
  let told = await visit.hear('lists')
  while (told.shown !== 'amazon') told = await visit.hear('lists')
  expect(told.lists).toEqual([
    { marketplace: 'amazon', label: 'Amazon', articles: 2 },
    { marketplace: 'shopify', label: 'Shopify', articles: 2 },
  ])
})

it('A newer file is set against the list of its own marketplace, whichever is shown', async () => {
  const visit = new Visit()
  await visit.begin()
  await kept(visit, shopify(25))
  await reprice(visit, 26)
  await visit.settled({
    terms: withSaid(terms, { marketplace: 'shopify', target: 31 }),
    order: null,
  })
  await kept(visit, amazon)
  const { facts, terms: by } = (await kept(visit, shopify(25))) as { facts: object; terms: object }
  expect(facts).toMatchObject({ carried: { kept: 1 }, since: { added: 0, gone: 0 } })
  expect(by).toMatchObject({ marketplace: 'shopify', target: 31 })
})

it('A list is deleted alone, and another comes back', async () => {
  const visit = new Visit()
  await visit.begin()
  await kept(visit, amazon)
  await kept(visit, shopify(25))
  await visit.api.forget(null)
  const next = new Visit()
  expect(await turned(next, 'shopify')).toMatchObject({ terms: { marketplace: 'amazon' } })
})

it('Changes that are in the tab alone are not given up for a file of another marketplace before that was said', async () => {
  const visit = new Visit()
  await visit.begin()
  disk.allowsWriting = false
  await kept(visit, amazon)
  await reprice(visit, 21)
  const file = fileOf(shopify(25), 'negozio.csv')
  expect(await visit.api.open({ file, terms }, () => {})).toMatchObject({ type: 'refused' })
  expect(await visit.api.open({ file, terms }, () => {})).toMatchObject({ type: 'list' })
})

it('A file that is given up leaves the list that is shown', async () => {
  const visit = new Visit()
  await visit.begin()
  await kept(visit, amazon)
  await kept(visit, shopify(25))
  const reading = visit.api.open({ file: fileOf(amazon), terms }, ({ type }) => {
    if (type === 'progress') void visit.api.cancel(null)
  })
  expect(await reading).toEqual({ type: 'aborted' })
  expect(await firstPrice(visit)).toBe(25)
  await visit.settled({ terms: withSaid(terms, { target: 31 }), order: null })
  expect(await turned(visit, 'amazon')).toMatchObject({ terms: { target: 20 } })
  expect(await turned(visit, 'shopify')).toMatchObject({ terms: { target: 31 } })
})

it('Conditions that are said while the file of another marketplace is read stay with the list that they are said of', async () => {
  const visit = new Visit()
  await visit.begin()
  await kept(visit, amazon)
  await visit.settled({ order: null })
  let isAsked = false
  const reading = visit.api.open({ file: fileOf(shopify(25)), terms }, ({ type }) => {
    if (type !== 'progress' || isAsked) return
    isAsked = true
    void visit.api.view(
      {
        terms: withSaid(terms, { target: 31 }),
        channels: [],
        filter: everything,
        order: null,
        range: { from: 0, count: 9 },
      },
      () => {},
    )
  })
  expect(await reading).toMatchObject({ type: 'list' })
  await visit.hear('kept')
  expect(await turned(visit, 'amazon')).toMatchObject({ terms: { target: 31 } })
  expect(await turned(visit, 'shopify')).toMatchObject({ terms: { target: 20 } })
})

it('A list that is calculated as on another marketplace is called by both, beside that one’s own', async () => {
  const visit = new Visit()
  await visit.begin()
  await kept(visit, amazon)
  const onEbay = withSaid(terms, { marketplace: 'ebay' })
  await visit.settled({ terms: onEbay, order: null })
  const labels = async () => {
    const { lists } = await visit.hear('lists')
    return lists.map(({ label, articles }) => `${label} ${articles}`)
  }
  expect(await labels()).toEqual(['Amazon (come eBay) 2'])
  visit.say({ type: 'open', file: fileOf(amazon, 'altro.csv'), terms: onEbay })
  await visit.hear('kept')
  await turned(visit, 'amazon')
  await turned(visit, 'ebay')
  expect(await labels()).toEqual(['Amazon (come eBay) 2', 'eBay 2'])
})

describe('A table that is opened again goes to the list that was made of it', () => {
  const other = amazon.replace('20;5', '22;5')
  const onEbay = withSaid(terms, { marketplace: 'ebay', target: 31 })

  /** A list that the seller has calculated as on eBay, with a price that they wrote. */
  async function asOnEbay() {
    const visit = new Visit()
    await visit.begin()
    await kept(visit, amazon)
    await visit.settled({ terms: onEbay, order: null })
    await visit.write('price', 1, 1, 33)
    return visit
  }

  /** What the lists are called, once eBay's has taken the place of Amazon's. */
  async function labels(visit: Visit): Promise<string[]> {
    const { lists } = await visit.hear('lists')
    const isMoved = lists.every(({ marketplace }) => marketplace !== 'amazon')
    return isMoved ? lists.map(({ label }) => label) : labels(visit)
  }

  it('where it is calculated as on another marketplace, with all that was changed', async () => {
    const visit = await asOnEbay()
    expect(await kept(visit, other, onEbay)).toMatchObject({
      terms: { marketplace: 'ebay', target: 31 },
      facts: { carried: { kept: 1 }, since: { repriced: 1, added: 0, gone: 0 } },
    })
    expect(await labels(visit)).toEqual(['eBay'])
  })

  it('where another list is shown', async () => {
    const visit = await asOnEbay()
    visit.say({ type: 'open', file: fileOf(shopify(25), 'negozio.csv'), terms: onEbay })
    await visit.hear('kept')
    const onShopify = withSaid(terms, { marketplace: 'shopify' })
    expect(await kept(visit, other, onShopify)).toMatchObject({
      terms: { marketplace: 'ebay', target: 31 },
      facts: { carried: { kept: 1 }, since: { added: 0, gone: 0 } },
    })
    expect(await labels(visit)).toEqual(['eBay', 'Shopify'])
  })

  it('while what is shown loses nothing of what was changed and has no room, unless that was said', async () => {
    const visit = await asOnEbay()
    visit.say({ type: 'open', file: fileOf(shopify(25), 'negozio.csv'), terms: onEbay })
    await visit.hear('kept')
    const onShopify = withSaid(terms, { marketplace: 'shopify' })
    await visit.settled({ terms: onShopify, order: null })
    disk.room = 0
    await visit.write('price', 0, 0, 26)
    const open = () => visit.tryToOpen(other, { terms: onShopify })
    expect(await open()).toMatchObject({ type: 'refused', message: messages.otherMarketplace(1) })
    disk.room = Number.POSITIVE_INFINITY
    expect(await open()).toMatchObject({ type: 'list', terms: { marketplace: 'ebay' } })
  })

  /** The same, opened again on a disk that has no room for it, and that has some then. */
  async function movedLate() {
    const visit = await asOnEbay()
    disk.room = 0
    await visit.tryToOpen(other, { terms: onEbay })
    expect(await visit.hear('kept')).toMatchObject({ keeping: 'noRoom' })
    disk.room = Number.POSITIVE_INFINITY
    return visit
  }

  /** What the lists are called, once eBay's is among them. */
  async function labelsThen(visit: Visit): Promise<string[]> {
    const { lists } = await visit.hear('lists')
    const isThere = lists.some(({ marketplace }) => marketplace === 'ebay')
    return isThere ? lists.map(({ label }) => label) : labelsThen(visit)
  }

  it('although it had no room at first, and was opened once more', async () => {
    const visit = await movedLate()
    expect(await kept(visit, other, onEbay)).toMatchObject({ type: 'list' })
    expect(await labelsThen(visit)).toEqual(['eBay'])
  })

  it('which takes nothing from another list that another tab has put in its place meanwhile', async () => {
    const visit = await movedLate()
    const tab = new Visit()
    await tab.begin()
    tab.say({ type: 'open', file: fileOf(amazon, 'altro.csv'), terms })
    expect(await tab.hear('kept')).toMatchObject({ keeping: 'kept' })
    await visit.api.yieldToCosts(true)
    expect(await labelsThen(visit)).toEqual(['Amazon', 'eBay'])
  })

  it('unless it says that it is of another marketplace', async () => {
    const visit = await asOnEbay()
    expect(await kept(visit, shopify(25), onEbay)).toMatchObject({
      terms: { marketplace: 'shopify' },
    })
    expect(await turned(visit, 'amazon')).toMatchObject({ terms: { marketplace: 'ebay' } })
  })
})

describe('On a disk that is full', () => {
  const onShopify = withSaid(terms, { marketplace: 'shopify' })
  const saying = (target: number) => ({
    ...{ terms: withSaid(onShopify, { target }), channels: [], filter: everything, order: null },
    range: { from: 0, count: 9 },
  })

  /** A visit that shows the second of two lists. */
  async function full() {
    const visit = new Visit()
    await visit.begin()
    await kept(visit, amazon)
    await kept(visit, shopify(25))
    await visit.settled({ order: null, terms: onShopify })
    disk.room = 0
    return visit
  }

  it('a price that was changed just before another list is asked for keeps the list here, and that is said', async () => {
    const visit = await full()
    const changed = visit.api.edit(
      { type: 'write', what: 'price', from: 0, id: 0, amounts: [26] },
      () => {},
    )
    await turn()
    expect(await turned(visit, 'amazon')).toMatchObject({
      terms: { marketplace: 'shopify' },
      keeping: 'noRoomForChanges',
    })
    await changed
    expect(await firstPrice(visit)).toBe(26)
  })

  it('conditions that were said just before another list is asked for keep the list here, and that is said', async () => {
    const visit = await full()
    void visit.api.view(saying(31), () => {})
    const here = { terms: { marketplace: 'shopify', target: 31 }, keeping: 'noRoomForChanges' }
    expect(await turned(visit, 'amazon')).toMatchObject(here)
    disk.room = Number.POSITIVE_INFINITY
    await visit.settled(saying(32))
    expect(await turned(visit, 'amazon')).toMatchObject({ terms: { marketplace: 'amazon' } })
    expect(await turned(visit, 'shopify')).toMatchObject({ terms: { target: 32 }, keeping: 'kept' })
  })

  it('a list whose file was just read is not left before it is known to stay', async () => {
    const visit = await full()
    await visit.tryToOpen(shopify(27), { terms: onShopify })
    expect(await turned(visit, 'amazon')).toMatchObject({ keeping: 'noRoom' })
    expect(await firstPrice(visit)).toBe(27)
  })

  it('conditions that were just said are not given up for a file of another marketplace before that was said', async () => {
    const visit = await full()
    void visit.api.view(saying(31), () => {})
    const open = () =>
      visit.api.open({ file: fileOf(amazon, 'altro.csv'), terms: onShopify }, () => {})
    expect(await open()).toMatchObject({ type: 'refused', message: messages.termsLost })
    expect(await open()).toMatchObject({ type: 'list' })
  })
})

it('A list that can’t be read stays beside the others: its own file alone takes its place, once that was said', async () => {
  const visit = new Visit()
  await visit.begin()
  await kept(visit, amazon)
  await kept(visit, shopify(25))
  const { bytes } = disk.file('margine-', 'articoli-amazon')
  const before = bytes.length
  bytes.fill(0, 8)
  expect(await turned(visit, 'amazon')).toEqual({ type: 'unread', why: 'unreadable' })
  expect(await turned(visit, 'shopify')).toMatchObject({ type: 'list', facts: { articles: 2 } })
  expect(disk.file('margine-', 'articoli-amazon').bytes).toHaveLength(before)
  const open = () => visit.api.open({ file: fileOf(amazon), terms }, () => {})
  expect(await open()).toMatchObject({ type: 'refused' })
  expect(await open()).toMatchObject({ type: 'list', terms: { marketplace: 'amazon' } })
})

describe('What a file of a shop says once more is no news against a supplier’s newer cost', () => {
  const shop = (cost: number) =>
    `Handle,Title,Variant SKU,Variant Price,Cost per item\nlume,Lume,C-3,40.00,${cost}\n`
  const supplier = (sku: string, cost: number) => fileOf(`SKU;Costo\n${sku};${cost}\n`, 'costi.csv')

  /** What an article costs once a supplier said it beside another list, and the shop's file came once more. */
  async function costAfter(cost: number) {
    const visit = new Visit()
    await turned(visit, 'amazon')
    await visit.join(supplier('C-3', 11))
    await visit.hear('kept')
    await kept(visit, shop(cost))
    return (await visit.settled()).shown.rows.map((row) => row.cost)
  }

  it('in a page that was closed since another file of it came', async () => {
    const visit = new Visit()
    await visit.begin()
    await kept(visit, amazon)
    await kept(visit, shop(9))
    await visit.join(supplier('C-3', 8))
    await kept(visit, shop(10))
    expect(await costAfter(10)).toEqual([11])
  })

  it('in a page that turned to another list and was closed, where another tab remembered costs first', async () => {
    const visit = new Visit()
    await visit.begin()
    await kept(visit, amazon)
    await kept(visit, shop(9))
    const other = new Visit()
    await turned(other, 'amazon')
    await other.join(supplier('B-2', 7))
    await other.hear('kept')
    await turned(visit, 'amazon')
    await other.hear('costs')
    expect(await costAfter(9)).toEqual([11])
  })
})
