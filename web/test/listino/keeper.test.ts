import { CostMemory } from '@margine/listino'
import type { KnownList, Terms } from '@margine/listino/list'
import { applyCosts, Changes, importList, readCosts, withSaid } from '@margine/listino/list'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstTerms } from '../../src/listino/page/first-terms.ts'
import type { Keeping, WhyUnread } from '../../src/listino/worker/api.ts'
import { Keeper, type TabNews } from '../../src/listino/worker/keeper.ts'
import { certain } from './certain.ts'
import { Disk } from './device.ts'

const terms = firstTerms('2026-11-22')

async function listOf(text: string): Promise<KnownList> {
  const file = new File([text], 'articoli.csv')
  const imported = certain(await importList(file, file.name, terms, async () => {}))
  const { articles, unusable, mark, isChosen, account, trueFees } = imported
  const facts = {
    fileName: file.name,
    label: null,
    articles: articles.length,
    unusable: unusable.length,
    problems: [],
    costs: null,
    isChosen,
    account,
    sheets: null,
    lacksFulfilment: 0,
    mayBeFee: 0,
    trueFees,
  }
  const read = { readAt: Date.now(), yieldsToCosts: false, costsAt: null, costsUntil: null }
  const changes = new Changes(articles.length)
  return { articles, unusable, mark, facts, costs: null, changes, ...read }
}

const older = await listOf(
  'sku;nome;prezzo;costo;categoria\nA-1;Tazza;20;5;Francobolli\nB-2;Lampada;;11;\nC-3;Tè;12;1,5;\n',
)
const newer = await listOf('sku;nome;prezzo;costo\nD-4;Vaso;30;8\n')

const namesIn = ({ articles }: KnownList) =>
  Array.from({ length: articles.length }, (_, row) => articles.texts.name.at(row))

/** A tab, and what it hears of the others. */
class Tab {
  readonly #heard: TabNews[] = []
  #wake = () => {}
  readonly keeper: Keeper
  readonly begun
  why: WhyUnread | null = null

  constructor(home: string) {
    this.keeper = new Keeper(home, 'amazon', (news) => {
      this.#heard.push(news)
      this.#wake()
    })
    this.begun = this.keeper.begin(terms).then((kept) => {
      if (typeof kept !== 'string') return kept
      this.why = kept
      return null
    })
  }

  /** Keeps a list that was read. */
  async keep(list: KnownList, by: Terms): Promise<Keeping | null> {
    await this.begun
    this.keeper.take(by)
    return this.keeper.keep(list)
  }

  /** The names of the articles that are on the device; null where there is no list. */
  async names(): Promise<string[] | null> {
    const kept = await this.begun
    return kept === null ? null : namesIn(kept.list)
  }

  async news(): Promise<TabNews> {
    while (this.#heard.length === 0)
      await new Promise<void>((wake) => {
        this.#wake = wake
      })
    return this.#heard.shift() as TabNews
  }
}

describe('The list on the device', () => {
  let disk: Disk
  let ada: string

  beforeEach(() => {
    disk = new Disk()
    ada = crypto.randomUUID()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('comes back as it was, with the terms it was calculated by', async () => {
    const tab = new Tab(ada)
    expect(await tab.keep(older, terms)).toBe('kept')
    await tab.keeper.keepTerms(withSaid(terms, { target: 31 }))
    const kept = await new Tab(ada).begun
    expect(kept?.terms).toEqual(withSaid(terms, { target: 31 }))
    const { articles, unusable, facts, mark } = kept?.list ?? (await listOf(''))
    expect(namesIn({ ...older, articles })).toEqual(['Tazza', 'Tè'])
    expect([...articles.numbers.prezzoVendita]).toEqual([20, 12])
    expect([...articles.numbers.costo]).toEqual([5, 1.5])
    expect(articles.places.map(({ named }) => named)).toEqual(['francobolli', ''])
    expect(unusable.at(0)).toEqual({ row: 3, sku: 'B-2', reason: 'prezzo mancante', sheet: '' })
    expect({ facts, mark }).toEqual({ facts: older.facts, mark: older.mark })
  })

  it('of Shopify still knows what tells its variants, and which products have rows that can’t be used', async () => {
    const shop = await listOf(
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Cost per item\nx,X,Taglia,S,X-S,20.00,5\nx,,,M,X-M,,5\n',
    )
    await new Tab(ada).keep(shop, terms)
    const { articles } = (await new Tab(ada).begun)?.list ?? (await listOf(''))
    expect(articles.optionsOf(0)).toEqual([{ name: 'Taglia', value: 'S', linkedTo: '' }])
    expect([...articles.partial]).toEqual(['x'])
  })

  it('comes back with the costs of its own file too, for when those of another are changed', async () => {
    const costs = async (text: string, { articles }: KnownList) => {
      const file = new File([text], 'costi.csv')
      const read = certain(await readCosts(file, file.name, async () => {}))
      const memory = CostMemory.empty.with(read.costs, { file: file.name, at: Date.now() })
      const precedence = { readAt: 0, yieldsToCosts: false, marketplace: 'amazon', kind: '' }
      await applyCosts(memory, articles, precedence, async () => {})
    }
    const joined = await listOf('sku;nome;prezzo;costo\nA-1;Tazza;20;5\nC-3;Tè;12;1,5\n')
    await costs('sku;costo\nA-1;6\n', joined)
    await new Tab(ada).keep(joined, terms)
    const { list } = (await new Tab(ada).begun) ?? { list: newer }
    expect([...list.articles.numbers.costo]).toEqual([6, 1.5])
    await costs('sku;costo\nC-3;2\n', list)
    expect([...list.articles.numbers.costo]).toEqual([5, 2])
  })

  it('comes back with what was changed in it, which other tabs hear of', async () => {
    const [tab, other] = [new Tab(ada), new Tab(ada)]
    await Promise.all([tab.begun, other.begun])
    const list = { ...older, changes: new Changes(older.articles.length) }
    await tab.keep(list, terms)
    expect(await other.news()).toBe('newer')
    const third = new Tab(ada)
    const changes = (await third.begun)?.list.changes ?? new Changes(0)
    list.changes.write('price', Uint32Array.of(1), Float64Array.of(13.5))
    expect(await tab.keeper.keepChanges(list.changes)).toMatchObject({ keeping: 'kept' })
    expect(await third.news()).toBe('changed')
    expect(await third.keeper.readChanges(changes)).toBe(true)
    expect(changes.of('price')).toEqual({ ids: Uint32Array.of(1), amounts: Float64Array.of(13.5) })
    expect((await new Tab(ada).begun)?.list.changes.at('price', 1)).toBe(13.5)
    // Those of another list are none of this one.
    await third.keep(newer, terms)
    expect((await new Tab(ada).begun)?.list.changes.of('price').ids).toHaveLength(0)
  })

  it('has the changes of two tabs that change it at once, and both tabs have them', async () => {
    await new Tab(ada).keep({ ...older, changes: new Changes(2) }, terms)
    const tabs = [new Tab(ada), new Tab(ada)]
    const lists = await Promise.all(tabs.map(async ({ begun }) => (await begun)?.list ?? newer))
    const edit = (at: number, what: 'price' | 'cost', id: number, amount: number) => {
      const { changes } = lists[at] as KnownList
      changes.write(what, Uint32Array.of(id), Float64Array.of(amount))
      return tabs[at]?.keeper.keepChanges(changes)
    }
    const categorise = (at: number, id: number, key: string) => {
      const { changes } = lists[at] as KnownList
      changes.writeCategories(Uint32Array.of(id), [key])
      return tabs[at]?.keeper.keepChanges(changes)
    }
    await Promise.all([
      edit(0, 'price', 0, 21),
      edit(1, 'price', 1, 13),
      edit(0, 'cost', 1, 2),
      categorise(0, 0, 'home'),
      categorise(1, 1, 'books'),
    ])
    for (const [at, tab] of tabs.entries())
      await tab.keeper.readChanges((lists[at] as KnownList).changes)
    const kept = (await new Tab(ada).begun)?.list ?? newer
    for (const { changes } of [...lists, kept]) {
      expect([changes.at('price', 0), changes.at('price', 1)]).toEqual([21, 13])
      expect(changes.at('cost', 1)).toBe(2)
      const category = (id: number) => changes.keys[changes.at('category', id)]
      expect([category(0), category(1)]).toEqual(['home', 'books'])
    }
    // What one takes back is gone in the other, which can't bring it back by its own steps.
    lists[1]?.changes.undo()
    await edit(0, 'price', 0, Number.NaN)
    await tabs[1]?.keeper.readChanges((lists[1] as KnownList).changes)
    expect(lists[1]?.changes.at('price', 0)).toBeNaN()
  })

  it('follows the profile in what neither its file nor the seller said', async () => {
    const tab = new Tab(ada)
    await tab.keep(older, withSaid(terms, { marketplace: 'ebay' }))
    await tab.keeper.keepTerms(withSaid(terms, { marketplace: 'ebay', costoIncludesIVA: false }))
    const profile = {
      regime: 'forfettario',
      costoIncludesIVA: true,
      speseIncludonoIVA: true,
    } as const
    const kept = await new Keeper(ada, 'amazon', () => {}).begin(
      firstTerms('2026-11-22', { ...profile, marketplaces: ['etsy'] }),
    )
    expect(kept).toMatchObject({
      terms: { ...profile, marketplace: 'ebay', costoIncludesIVA: false },
    })
  })

  it('keeps of the terms what each tab changed', async () => {
    await new Tab(ada).keep(older, terms)
    const [one, other] = [new Tab(ada), new Tab(ada)]
    await Promise.all([one.begun, other.begun])
    await one.keeper.keepTerms(withSaid(terms, { target: 31 }))
    await other.keeper.keepTerms(terms)
    await other.keeper.keepTerms(withSaid(terms, { category: 'home' }))
    expect((await new Tab(ada).begun)?.terms).toEqual(
      withSaid(terms, { target: 31, category: 'home' }),
    )
  })

  it('that is kept again with other costs has what another tab changed, and gives way to a newer one', async () => {
    const list = { ...older, changes: new Changes(2) }
    const tab = new Tab(ada)
    await tab.keep(list, terms)
    const other = new Tab(ada)
    const changes = (await other.begun)?.list.changes ?? new Changes(0)
    changes.write('price', Uint32Array.of(0), Float64Array.of(21))
    await other.keeper.keepChanges(changes)
    const yielding = { ...list, yieldsToCosts: true }
    expect(await tab.keeper.keep(yielding)).toBe('kept')
    const { list: kept } = (await new Tab(ada).begun) ?? { list: newer }
    expect([kept.yieldsToCosts, kept.changes.at('price', 0)]).toEqual([true, 21])
    // The other tab's list is the same as before.
    changes.write('price', Uint32Array.of(1), Float64Array.of(13))
    expect(await other.keeper.keepChanges(changes)).toMatchObject({ keeping: 'kept' })
    await other.keep(newer, terms)
    expect(await tab.keeper.keep(yielding)).toBe('newer')
    expect(await tab.keeper.keepChanges(list.changes)).toBeNull()
    expect(await new Tab(ada).names()).toEqual(['Vaso'])
  })

  it('is not there for somebody else, and stays', async () => {
    await new Tab(ada).keep(older, terms)
    expect(await new Tab('somebody else').names()).toBeNull()
    expect(await new Tab(ada).names()).toEqual(['Tazza', 'Tè'])
  })

  it('or another that replaces it is there whole, whenever the tab is closed that keeps it', async () => {
    /** Keeps an older list, then another thing, and closes the tab at a step of that. */
    const closedAt = async (
      step: number,
      work: (tab: Tab, list: KnownList) => Promise<unknown>,
    ) => {
      const home = crypto.randomUUID()
      const tab = new Tab(home)
      const list = { ...older, changes: new Changes(2) }
      await tab.keep(list, terms)
      list.changes.write('price', Uint32Array.of(0), Float64Array.of(21))
      await tab.keeper.keepChanges(list.changes)
      const isDone = await disk.closing(step, () => work(tab, list))
      const next = new Tab(home)
      const kept = (await next.begun)?.list ?? null
      const seen = kept === null ? next.why : [...namesIn(kept), kept.changes.at('price', 0)]
      return { isDone, seen, price: kept?.changes.at('price', 1), home }
    }
    const edit = (tab: Tab, { changes }: KnownList) => {
      changes.write('price', Uint32Array.of(1), Float64Array.of(13))
      return tab.keeper.keepChanges(changes)
    }
    for (let step = 0; ; step++) {
      const { isDone, seen, price } = await closedAt(step, edit)
      expect(seen, `an edit, at step ${step}`).toEqual(['Tazza', 'Tè', 21])
      if (isDone) expect(price).toBe(13)
      if (isDone) break
    }
    const replace = (tab: Tab) => tab.keep(newer, terms)
    const ends: unknown[] = []
    for (let step = 0; ; step++) {
      const { isDone, seen, home } = await closedAt(step, replace)
      expect([
        ['Tazza', 'Tè', 21],
        ['Vaso', Number.NaN],
      ]).toContainEqual(seen)
      ends.push(seen)
      // Nothing is left of what did not come to its end.
      const files = [...(disk.folders.get(home)?.keys() ?? [])].map((name) => name.split('.')[0])
      expect(files.sort()).toEqual(['articoli-amazon', 'condizioni-amazon', 'modifiche-amazon'])
      if (isDone) break
    }
    expect(ends[0]).toEqual(['Tazza', 'Tè', 21])
    expect(ends.at(-1)).toEqual(['Vaso', Number.NaN])
  })

  it('that can’t be read is said and stays, until it is deleted or another is kept', async () => {
    const broken: ((bytes: Uint8Array) => Uint8Array)[] = [
      (bytes) => bytes.subarray(0, bytes.length - 1),
      (bytes) => bytes.subarray(0, bytes.length >> 1),
      (bytes) => bytes.subarray(0, 8),
      (bytes) => bytes.subarray(8),
      (bytes) => bytes.fill(255, bytes.length - 40),
      // A version before.
      (bytes) => {
        const at = new TextDecoder('latin1').decode(bytes).search('"version":18') + 10
        return bytes.fill(' '.charCodeAt(0), at, at + 1).fill('9'.charCodeAt(0), at + 1, at + 2)
      },
      ...[/"length":2/, /"prezzoVendita",8,2/].map((said) => (bytes: Uint8Array) => {
        const text = new TextDecoder('latin1').decode(bytes)
        const at = text.search(said) + said.source.replace('\\', '').length - 1
        return bytes.fill('3'.charCodeAt(0), at, at + 1)
      }),
    ]
    for (const by of broken) {
      await new Tab(ada).keep(older, terms)
      const file = disk.file(ada, 'articoli-amazon')
      file.bytes = Uint8Array.from(by(file.bytes))
      const tab = new Tab(ada)
      expect(await tab.names(), String(by)).toBeNull()
      expect(tab.why).toBe('unreadable')
      expect(disk.file(ada, 'articoli-amazon')).toBe(file)
      await tab.keeper.keepTerms(withSaid(terms, { target: 3 }))
      expect(disk.file(ada, 'articoli-amazon')).toBe(file)
    }
    await new Tab(ada).keeper.forget()
    expect(disk.isEmpty).toBe(true)
  })

  it('whose changes or terms can’t be read is not shown without them', async () => {
    for (const name of ['modifiche-amazon', 'condizioni-amazon']) {
      await new Tab(ada).keep(older, terms)
      const { bytes } = disk.file(ada, name)
      bytes.fill(255, bytes.length - 10)
      const tab = new Tab(ada)
      expect(await tab.names()).toBeNull()
      expect(tab.why).toBe('unreadable')
    }
  })

  it.each(['UnknownError', 'InvalidStateError', 'SecurityError'])(
    'that can’t be reached for once (%s) is left, and comes back',
    async (name) => {
      const error = new DOMException('Not now', name)
      await new Tab(ada).keep({ ...older, changes: new Changes(2) }, terms)
      const files = disk.folders.get(ada) ?? new Map()
      const before = [...files.keys()]
      for (let after = 0, isReached = true; isReached; after++) {
        disk.trouble = { error, after, times: 1 }
        const tab = new Tab(ada)
        await tab.begun
        // A browser that gives no folder at all has none to speak of.
        if (name === 'SecurityError') expect(tab.why).toBeNull()
        else if (after === 0) expect(tab.why).toBe('unreadable')
        expect([...files.keys()], `at ${after}`).toEqual(before)
        isReached = disk.trouble.times === 0
        disk.trouble = null
        expect(await new Tab(ada).names()).toEqual(['Tazza', 'Tè'])
      }
    },
  )

  it('is left alone where a newer version of the page keeps it for the same person', async () => {
    await new Tab(ada).keep(older, terms)
    const { bytes } = disk.file(ada, 'articoli-amazon')
    const at = new TextDecoder('latin1').decode(bytes).search('"version":18') + '"version":'.length
    bytes.fill('9'.charCodeAt(0), at, at + 2)
    const tab = new Tab(ada)
    expect(await tab.names()).toBeNull()
    expect(tab.why).toBe('newerVersion')
    await tab.keeper.keepTerms(terms)
    expect(disk.isEmpty).toBe(false)
  })

  it('of a newer tab is told to the older one, whose terms leave it alone', async () => {
    const first = new Tab(ada)
    const second = new Tab(ada)
    const stranger = new Tab('somebody else')
    await stranger.begun
    await first.keep(older, terms)
    expect(await second.news()).toBe('newer')
    await second.keep(newer, withSaid(terms, { target: 12 }))
    expect(await first.news()).toBe('newer')
    await first.keeper.keepTerms(withSaid(terms, { target: 40 }))
    const third = new Tab(ada)
    expect(await third.names()).toEqual(['Vaso'])
    expect((await third.begun)?.terms.target).toBe(12)
  })

  it('is not kept where there is no room: the one before stays, and is not told from others’ tabs', async () => {
    await new Tab(ada).keep(newer, terms)
    disk.room = disk.file(ada, 'articoli-amazon').bytes.length + 8
    const tab = new Tab(ada)
    expect(await tab.keep(older, terms)).toBe('noRoom')
    expect(await new Tab(ada).names()).toEqual(['Vaso'])
    expect(await tab.keeper.keepChanges(older.changes)).toBeNull()
    // With room it takes the place of the one before, unless another tab has kept one since.
    disk.room = Number.POSITIVE_INFINITY
    expect(await tab.keeper.keep(older)).toBe('kept')
    expect(await new Tab(ada).names()).toEqual(['Tazza', 'Tè'])
  })

  it('says that terms are not kept where there is no room for them, and keeps those too once there is', async () => {
    const tab = new Tab(ada)
    await tab.keep(older, terms)
    const keepTerms = (more: Partial<Terms>) => tab.keeper.keepTerms(withSaid(terms, more))
    disk.room = 20
    expect(await keepTerms({ target: 35 })).toBe('noRoom')
    expect((await new Tab(ada).begun)?.terms).toEqual(terms)
    disk.room = Number.POSITIVE_INFINITY
    expect(await keepTerms({ target: 35, regime: 'forfettario' })).toBe('kept')
    expect((await new Tab(ada).begun)?.terms).toMatchObject({ target: 35, regime: 'forfettario' })
  })

  it('keeps the changes before where there is no room for more, and those too once there is', async () => {
    const list = { ...older, changes: new Changes(2) }
    const { keeper } = new Tab(ada)
    keeper.take(terms)
    await keeper.keep(list)
    const edit = (id: number, amount: number) => {
      list.changes.write('price', Uint32Array.of(id), Float64Array.of(amount))
      return keeper.keepChanges(list.changes)
    }
    await edit(0, 21)
    disk.room = 20
    expect(await edit(1, 13)).toMatchObject({ keeping: 'noRoom' })
    expect((await new Tab(ada).begun)?.list.changes.at('price', 0)).toBe(21)
    disk.room = Number.POSITIVE_INFINITY
    expect(await edit(0, 22)).toMatchObject({ keeping: 'kept' })
    const { changes } = (await new Tab(ada).begun)?.list ?? list
    expect([changes.at('price', 0), changes.at('price', 1)]).toEqual([22, 13])
  })

  it('is not kept where the browser allows nothing', async () => {
    disk.allowsWriting = false
    expect(await new Tab(ada).keep(older, terms)).toBe('notAllowed')
    expect(disk.isEmpty).toBe(true)
  })

  it('that is deleted while it is being kept stays deleted, in all tabs', async () => {
    const [first, second] = [new Tab(ada), new Tab(ada)]
    await first.begun
    let forgotten = Promise.resolve()
    disk.onFlush = () => {
      disk.onFlush = () => {}
      forgotten = first.keeper.forget()
    }
    expect(await first.keep(older, terms)).toBeNull()
    await forgotten
    expect(disk.isEmpty).toBe(true)
    expect(await second.news()).toBe('deleted')

    // Before it could begin.
    first.keeper.take(terms)
    const kept = first.keeper.keep(older)
    await first.keeper.forget()
    expect(await kept).toBeNull()
    await first.keeper.keepTerms(terms)
    expect(disk.isEmpty).toBe(true)
  })

  it('is the last of several that are opened one after the other', async () => {
    const tab = new Tab(ada)
    let flushes = 0
    disk.onFlush = () => {
      flushes++
    }
    await tab.begun
    const keep = (list: KnownList) => {
      tab.keeper.take(terms)
      return tab.keeper.keep(list)
    }
    expect(await Promise.all([keep(older), keep(newer)])).toEqual([null, 'kept'])
    // Two for each of its three files: nothing was written of the other.
    expect(flushes).toBe(6)
    expect(await new Tab(ada).names()).toEqual(['Vaso'])
  })
})
