import { CostMemory } from '@margine/listino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstTerms } from '../../src/listino/page/first-terms.ts'
import { Changes } from '../../src/listino/worker/changes.ts'
import { importList, readCosts } from '../../src/listino/worker/import.ts'
import { applyCosts } from '../../src/listino/worker/joined-costs.ts'
import { Keeper, type TabNews } from '../../src/listino/worker/keeper.ts'
import type { KnownList } from '../../src/listino/worker/keeping.ts'
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
    trueFees,
  }
  const read = { readAt: Date.now(), yieldsToCosts: false, costsAt: null }
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
  isNewerVersion = false

  constructor(home: string) {
    this.keeper = new Keeper(home, (news) => {
      this.#heard.push(news)
      this.#wake()
    })
    this.begun = this.keeper.begin(terms).then((kept) => {
      this.isNewerVersion = kept === 'newerVersion'
      return kept === 'newerVersion' ? null : kept
    })
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
    const { keeper } = new Tab(ada)
    expect(await keeper.keep(older, terms)).toBe('kept')
    await keeper.keepTerms({ ...terms, target: 31 })
    const kept = await new Tab(ada).begun
    expect(kept?.terms).toEqual({ ...terms, target: 31 })
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
    await new Tab(ada).keeper.keep(shop, terms)
    const { articles } = (await new Tab(ada).begun)?.list ?? (await listOf(''))
    expect(articles.optionsOf(0)).toEqual([{ name: 'Taglia', value: 'S', linkedTo: '' }])
    expect([...articles.partial]).toEqual(['x'])
  })

  it('of a page before asks again for a category that stood there although nobody chose it', async () => {
    for (const [category, isKnown, expected] of [
      ['base', false, ''],
      ['toys', false, 'toys'],
      ['base', true, 'base'],
    ] as const) {
      const tab = new Tab(ada)
      await tab.begun
      await tab.keeper.keep(older, { ...terms, category })
      const file = disk.folders.get(ada)?.get('condizioni')
      if (file === undefined) throw new Error('No terms were kept')
      const at = new TextDecoder('latin1').decode(file.bytes).indexOf('"version"')
      // A name that the page doesn't know.
      if (!isKnown) file.bytes.set(new TextEncoder().encode('"another"'), at)
      expect((await new Tab(ada).begun)?.terms.category).toBe(expected)
    }
  })

  it('comes back with the costs of its own file too, for when those of another are changed', async () => {
    const costs = async (text: string, { articles }: KnownList) => {
      const file = new File([text], 'costi.csv')
      const read = certain(await readCosts(file, file.name, false, async () => {}))
      const memory = CostMemory.empty.with(read.costs, { file: file.name, at: Date.now() }, false)
      const precedence = { readAt: 0, yieldsToCosts: false, marketplace: 'amazon' }
      await applyCosts(memory, articles, precedence, async () => {})
    }
    const joined = await listOf('sku;nome;prezzo;costo\nA-1;Tazza;20;5\nC-3;Tè;12;1,5\n')
    await costs('sku;costo\nA-1;6\n', joined)
    await new Tab(ada).keeper.keep(joined, terms)
    const { list } = (await new Tab(ada).begun) ?? { list: newer }
    expect([...list.articles.numbers.costo]).toEqual([6, 1.5])
    await costs('sku;costo\nC-3;2\n', list)
    expect([...list.articles.numbers.costo]).toEqual([5, 2])
  })

  it('comes back with what was changed in it, which other tabs hear of', async () => {
    const [tab, other] = [new Tab(ada), new Tab(ada)]
    await Promise.all([tab.begun, other.begun])
    const list = { ...older, changes: new Changes(older.articles.length) }
    await tab.keeper.keep(list, terms)
    expect(await other.news()).toBe('newer')
    const third = new Tab(ada)
    await third.begun
    list.changes.write('price', Uint32Array.of(1), Float64Array.of(13.5))
    expect(await tab.keeper.keepChanges(list.changes)).toBe('kept')
    expect(await third.news()).toBe('changed')
    const changes = await third.keeper.readChanges(older.articles.length)
    expect(changes.of('price')).toEqual({ ids: Uint32Array.of(1), amounts: Float64Array.of(13.5) })
    expect((await new Tab(ada).begun)?.list.changes.at('price', 1)).toBe(13.5)
    // Those of another list are none of this one.
    await third.keeper.keep(newer, terms)
    expect((await new Tab(ada).begun)?.list.changes.of('price').ids).toHaveLength(0)
  })

  it('is not there for somebody else, and stays', async () => {
    await new Tab(ada).keeper.keep(older, terms)
    expect(await new Tab('somebody else').names()).toBeNull()
    expect(await new Tab(ada).names()).toEqual(['Tazza', 'Tè'])
  })

  it('is deleted where it is half, broken or of another version', async () => {
    const { keeper } = new Tab(ada)
    const breaks: ((bytes: Uint8Array) => Uint8Array)[] = [
      // What says where the last part is was not written yet.
      (bytes) => bytes.fill(0, 0, 8),
      () => new Uint8Array(0),
      (bytes) => bytes.subarray(0, bytes.length - 1),
      (bytes) => bytes.subarray(0, bytes.length >> 1),
      (bytes) => bytes.subarray(8),
      (bytes) => bytes.fill(255, bytes.length - 40),
      // A version before.
      (bytes) => {
        const at = new TextDecoder('latin1').decode(bytes).search('"version":12') + 10
        return bytes.fill(' '.charCodeAt(0), at, at + 1).fill('9'.charCodeAt(0), at + 1, at + 2)
      },
      ...[/"length":2/, /"lengths":\[2/].map((said) => (bytes: Uint8Array) => {
        const text = new TextDecoder('latin1').decode(bytes)
        const at = text.search(said) + said.source.replace('\\', '').length - 1
        return bytes.fill('3'.charCodeAt(0), at, at + 1)
      }),
    ]
    for (const broken of breaks) {
      await keeper.keep(older, terms)
      disk.list(ada).bytes = Uint8Array.from(broken(disk.list(ada).bytes))
      expect(await new Tab(ada).names(), String(broken)).toBeNull()
      expect(disk.isEmpty).toBe(true)
    }
  })

  it('is left alone where a newer version of the page keeps it for the same person', async () => {
    const keep = async () => {
      await new Tab(ada).keeper.keep(older, terms)
      const { bytes } = disk.list(ada)
      const at =
        new TextDecoder('latin1').decode(bytes).search('"version":12') + '"version":'.length
      bytes.fill('9'.charCodeAt(0), at, at + 2)
    }
    await keep()
    const tab = new Tab(ada)
    expect(await tab.names()).toBeNull()
    expect(tab.isNewerVersion).toBe(true)
    await tab.keeper.keepTerms(terms)
    expect(disk.isEmpty).toBe(false)
  })

  it('of a newer tab is told to the older one, whose terms leave it alone', async () => {
    const first = new Tab(ada)
    const second = new Tab(ada)
    const stranger = new Tab('somebody else')
    await stranger.begun
    await first.keeper.keep(older, terms)
    expect(await second.news()).toBe('newer')
    await second.keeper.keep(newer, { ...terms, target: 12 })
    expect(await first.news()).toBe('newer')
    await first.keeper.keepTerms({ ...terms, target: 40 })
    const third = new Tab(ada)
    expect(await third.names()).toEqual(['Vaso'])
    expect((await third.begun)?.terms.target).toBe(12)
  })

  it('is not kept where there is no room, and nothing of it is left', async () => {
    const [first, second] = [new Tab(ada), new Tab(ada)]
    await first.keeper.keep(newer, terms)
    expect(await second.news()).toBe('newer')
    disk.room = disk.list(ada).bytes.length + 8
    expect(await second.keeper.keep(older, terms)).toBe('noRoom')
    expect(disk.isEmpty).toBe(true)
    expect(await first.news()).toBe('noRoom')
  })

  it('is not kept where the browser allows nothing', async () => {
    disk.allowsWriting = false
    expect(await new Tab(ada).keeper.keep(older, terms)).toBe('notAllowed')
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
    expect(await first.keeper.keep(older, terms)).toBeNull()
    await forgotten
    expect(disk.isEmpty).toBe(true)
    expect(await second.news()).toBe('deleted')

    // Before it could begin.
    const kept = first.keeper.keep(older, terms)
    await first.keeper.forget()
    expect(await kept).toBeNull()
    await first.keeper.keepTerms(terms)
    expect(disk.isEmpty).toBe(true)
  })

  it('is the last of several that are opened one after the other', async () => {
    const { keeper } = new Tab(ada)
    let flushes = 0
    disk.onFlush = () => {
      flushes++
    }
    const kept = [keeper.keep(older, terms), keeper.keep(newer, terms)]
    expect(await Promise.all(kept)).toEqual([null, 'kept'])
    // Two for each of its three files: nothing was written of the other.
    expect(flushes).toBe(6)
    expect(await new Tab(ada).names()).toEqual(['Vaso'])
  })
})
