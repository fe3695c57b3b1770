import type { CostsChange, ListFacts, Row } from '@margine/listino/list'
import { everything } from '@margine/listino/list'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CostKeeper } from '../../src/costs/cost-keeper.ts'
import type { Keeping } from '../../src/listino/worker/api.ts'
import { ListWorker } from '../../src/listino/worker/list-worker.ts'
import { Disk } from './device.ts'
import { fileOf, terms } from './visit.ts'

const monday = 'sku;nome;prezzo\nA-1;Tazza;20,00\nB-2;Vaso;30,00\nC-3;Sedia;80,00\n'
const tuesday = 'sku;nome;prezzo\nB-2;Vaso;31,00\nC-3;Sedia;80,00\nD-4;Lume;40,00\n'
const costs = 'SKU;Costo;Spedizione\nA-1;5,00;2,00\nB-2;7,50;\nX-9;1,00;\n'

const noTell = () => {}

/** A tab of a person's, with a worker of its own. */
class Tab {
  readonly #waiting: (() => void)[] = []
  news = 0
  facts: ListFacts | null = null
  areThere = false
  keeping = 'kept'
  /** What was said of the list. */
  readonly #said: Keeping[] = []
  readonly api

  constructor(home: string) {
    this.api = new ListWorker(home)
    void this.api.follow(null, (news) => {
      if (news.type === 'kept') this.#said.push(news.keeping)
      if (news.type !== 'costs') return this.#wake()
      this.facts = news.facts ?? this.facts
      this.areThere = news.costs.areThere
      this.keeping = news.costs.keeping
      this.news++
      this.#wake()
    })
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /** Waits until something is said of the list that was not waited for before. */
  async said(keeping: Keeping): Promise<void> {
    await this.until(() => this.#said.includes(keeping))
    this.#said.length = 0
  }

  /** Waits for what is told of costs, until it holds. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((wake) => this.#waiting.push(wake))
  }

  async begin() {
    return this.api.begin({ terms, isRead: true, marketplace: null })
  }

  /** Opens a list, until it and its costs are kept. */
  async open(text: string, ...others: string[]): Promise<ListFacts> {
    const before = this.news
    const more = others.map((one) => ({
      file: fileOf(one, 'costi.csv'),
      isCosts: true,
      withoutSuffix: false,
    }))
    const end = await this.api.open({ file: fileOf(text), others: more, terms }, noTell)
    if (end.type !== 'list') throw new Error(`No list, but ${end.type}`)
    await this.until(() => this.news > before)
    return end.facts
  }

  /** Joins costs to the list, until they are kept. */
  async join(text: string, isReplacing = false, name = 'costi.csv'): Promise<void> {
    const before = this.news
    const file = fileOf(text, name)
    await this.api.costs({ file, withoutSuffix: false, isAgain: false, terms }, noTell)
    await this.api.joinCosts({ isReplacing }, noTell)
    await this.until(() => this.news > before)
  }

  change(change: CostsChange): Promise<null> {
    return this.api.changeCosts(change)
  }

  type(sku: string, cost: number): Promise<null> {
    const ids = { sku, listing: '', ean: '', country: '' }
    const typed = { ids, parts: { cost }, includesVAT: null, currency: 'EUR' }
    return this.change({ type: 'typed', costs: [typed] })
  }

  async rows(by = terms, filter = everything) {
    const range = { from: 0, count: 20 }
    const told: { rows: readonly Row[] }[] = []
    const view = { terms: by, channels: [], filter, order: null, range }
    await this.api.view(view, (one) => {
      if (one.type === 'figures') told.push(one.shown)
    })
    return told.at(-1)?.rows ?? []
  }

  /** What each article costs. */
  async costs(): Promise<Record<string, number>> {
    return Object.fromEntries((await this.rows()).map(({ sku, cost }) => [sku, cost]))
  }

  /** What each article of a list costs, once news of other tabs abort the view no more. */
  async costsOfList(): Promise<Record<string, number>> {
    for (;;) {
      const costs = await this.costs()
      if (Object.keys(costs).length > 0) return costs
    }
  }

  /** What is looked at while costs come may be answered with those before. */
  async untilCosts(expected: Record<string, number>): Promise<void> {
    while (JSON.stringify(await this.costs()) !== JSON.stringify(expected));
  }

  remembered(text = '') {
    return this.api.rememberedCosts({ of: 'remembered', text, most: 50 })
  }
}

describe('Costs that are remembered', () => {
  let disk: Disk
  let ada: string

  beforeEach(() => {
    disk = new Disk()
    ada = crypto.randomUUID()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are there for the next report, which says how many it found and how many are missing', async () => {
    await new Tab(ada).open(monday, costs)
    const tab = new Tab(ada)
    await tab.begin()
    const facts = await tab.open(tuesday)
    expect(facts.costs).toMatchObject({ found: 1, missing: 2, fileNames: [], account: null })
    expect(await tab.costs()).toEqual({ 'B-2': 7.5, 'C-3': Number.NaN, 'D-4': Number.NaN })
    expect((await tab.remembered()).all).toBe(3)
    expect((await tab.rows())[0]).toMatchObject({ costSource: { file: 'costi.csv' } })
  })

  it('stay when the list is deleted, and only then is nothing left when they are deleted too', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, costs)
    await tab.api.forget(null)
    expect([...(disk.folders.get(ada)?.keys() ?? [])]).toEqual([expect.stringMatching(/^costi\./)])
    expect((await tab.remembered()).all).toBe(3)
    await tab.change({ type: 'allDeleted' })
    expect(disk.isEmpty).toBe(true)
    expect(tab.areThere).toBe(false)
  })

  it('are merged with another file, of which nothing says what it does not say', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, costs)
    await tab.join('SKU;Costo\nA-1;6,00\n', false, 'nuovi.csv')
    const [cup] = (await tab.remembered('a-1')).costs
    expect(cup).toMatchObject({
      parts: { cost: 6, shipping: 2 },
      sources: { cost: { file: 'nuovi.csv' }, shipping: { file: 'costi.csv' } },
    })
    await tab.join('SKU;Costo\nA-1;6,50\n', true)
    expect((await tab.remembered()).costs.map(({ parts }) => parts)).toEqual([{ cost: 6.5 }])
  })

  it('are looked at before they are merged: what is left out stays, and all of it is taken back tomorrow', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, 'SKU;Costo\nA-1;5,00\nB-2;7,50\nC-3;40,00\n')
    const file = fileOf('SKU;Costo\nA-1;50,00\nB-2;8,00\nC-3;41,00\n', 'fornitore.csv')
    const end = await tab.api.costs({ file, withoutSuffix: false, isAgain: false, terms }, noTell)
    if (end.type !== 'costsFound') throw new Error(`No costs, but ${end.type}`)
    expect(end.found.review).toMatchObject({ count: 3, over50: 1, falling: 2 })
    const shown = async (text: string, most: number) => {
      const { rows = [], fitting } = (await tab.api.costChanges({ text, most })) ?? {}
      return [fitting, ...rows.map(({ sku, before, after }) => [sku, before, after])]
    }
    expect(await shown('', 2)).toEqual([3, ['A-1', 5, 50], ['B-2', 7.5, 8]])
    expect(await shown('sedia', 2)).toEqual([1, ['C-3', 40, 41]])
    const before = tab.news
    const choice = { isReplacing: false, leftOut: [1], leavesRises: true }
    const joined = await tab.api.joinCosts(choice, noTell)
    expect(joined).toMatchObject({ facts: { costs: { changed: 1 } } })
    await tab.until(() => tab.news > before)
    expect(await tab.costs()).toEqual({ 'A-1': 5, 'B-2': 7.5, 'C-3': 41 })
    const changed = await tab.rows(terms, { ...everything, group: 'newCost' })
    expect(changed.map(({ sku }) => sku)).toEqual(['C-3'])
    const tomorrow = new Tab(ada)
    await tomorrow.begin()
    const { last } = await tomorrow.remembered()
    expect(last?.file).toBe('fornitore.csv')
    if (last != null) await tomorrow.change({ type: 'undone', source: last })
    expect(await tomorrow.costs()).toEqual({ 'A-1': 5, 'B-2': 7.5, 'C-3': 40 })
    expect((await tomorrow.remembered()).last).toBeNull()
  })

  it('of a day that lies ahead count in the list once it is there', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z'), toFake: ['Date'] })
    const tab = new Tab(ada)
    await tab.open(monday, 'SKU;Costo\nA-1;5,00\n')
    const file = fileOf('SKU;Costo\nA-1;6,00\n', 'listino-2027.csv')
    const end = await tab.api.costs({ file, withoutSuffix: false, isAgain: false, terms }, noTell)
    expect(end).toMatchObject({ found: { day: '2027-01-01' } })
    const before = tab.news
    await tab.api.joinCosts({ isReplacing: false, from: '2027-01-01' }, noTell)
    await tab.until(() => tab.news > before)
    expect((await tab.costs())['A-1']).toBe(5)
    expect(
      (await tab.remembered('A-1')).costs.map(({ parts, holding }) => [parts.cost, holding.from]),
    ).toEqual([
      [5, '2026-11-28'],
      [6, '2027-01-01'],
    ])
    vi.setSystemTime(Date.parse('2027-01-02T12:00:00Z'))
    const later = new Tab(ada)
    await later.begin()
    expect((await later.costs())['A-1']).toBe(6)
  })

  it('of which an entry is corrected hold for the sales that it says, and one that ended counts no more', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, 'SKU;Costo;Vale dal\nA-1;5,00;sempre\nA-1;6,00;01/06/2026\n')
    const [, second] = (await tab.remembered('A-1')).costs
    if (second === undefined) throw new Error('There is no second entry')
    const { key, holding, ids, parts } = second
    const typed = { ids, parts, includesVAT: null, currency: 'EUR', ...holding }
    const instead = { key, holding }
    const ended = { ...typed, to: '2026-06-30' }
    await tab.change({ type: 'typed', costs: [ended], instead })
    expect((await tab.costs())['A-1']).toBe(5)
    const [, last] = (await tab.remembered('A-1')).costs
    expect(last?.holding).toEqual({ ...holding, to: '2026-06-30' })
    await tab.change({ type: 'deleted', key, holding: last?.holding ?? holding })
    expect((await tab.remembered('A-1')).costs).toMatchObject([
      { parts: { cost: 5 }, isOnly: true },
    ])
  })

  it('that are typed are in the list at once, and again in another day', async () => {
    const tab = new Tab(ada)
    await tab.open(monday)
    await tab.type('C-3', 40)
    expect(tab.facts?.costs).toMatchObject({ found: 1, missing: 2 })
    expect((await tab.costs())['C-3']).toBe(40)
    const other = new Tab(ada)
    await other.begin()
    expect((await other.costs())['C-3']).toBe(40)
  })

  it('that are written in the grid are of that day and hand, in the panel at once, and in the next report', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, costs)
    await tab.rows()
    const write = (from: number, cost: number) =>
      tab.api.edit({ type: 'write', what: 'cost', from, id: from, amounts: [cost] }, noTell)
    await write(2, 33)
    await write(1, 8)
    await write(1, Number.NaN)
    const [typed] = (await tab.remembered('C-3')).costs
    expect(typed).toMatchObject({ parts: { cost: 33 }, sources: { cost: { file: '' } } })
    expect((await tab.remembered('B-2')).costs[0]?.parts).toEqual({ cost: 7.5 })
    await tab.rows()
    await write(0, 6)
    const later = new Tab(ada)
    await later.begin()
    await later.untilCosts({ 'A-1': 6, 'B-2': 7.5, 'C-3': 33 })
    // Nothing that was deleted comes back with what was written in the list.
    const [gone] = (await later.remembered('C-3')).costs
    await later.change({ type: 'deleted', key: gone?.key ?? '' })
    const last = new Tab(ada)
    await last.begin()
    await last.open(tuesday)
    expect((await last.costs())['C-3']).toBeNaN()
    expect((await last.remembered('A-1')).costs[0]?.parts).toMatchObject({ cost: 6, shipping: 2 })
  })

  it('that are written in the row of one country are of that country alone', async () => {
    const tab = new Tab(ada)
    await tab.open(
      'sku;nome;prezzo;costo;paese\nA-1;Tazza;20,00;4,00;IT\nA-1;Tazza;22,00;4,00;DE\n',
    )
    await tab.rows()
    await tab.api.edit({ type: 'write', what: 'cost', from: 1, id: 1, amounts: [6] }, noTell)
    await tab.remembered()
    const later = new Tab(ada)
    await later.begin()
    expect((await later.rows()).map(({ cost }) => cost)).toEqual([4, 6])
  })

  it('that are written for articles without a code stay with the list, each with its own', async () => {
    const tab = new Tab(ada)
    await tab.open('nome;prezzo;costo\nAnello;20,00;4,00\nSpilla;22,00;4,00\n')
    await tab.rows()
    const edit = { type: 'write', what: 'cost', from: 0, id: 0, amounts: [6, 7] } as const
    await tab.api.edit(edit, noTell)
    expect((await tab.remembered()).costs).toEqual([])
    expect((await tab.rows()).map(({ cost }) => cost)).toEqual([6, 7])
  })

  it('that are written as an older one was said are of now, and count before what the list says', async () => {
    const tab = new Tab(ada)
    await tab.open(tuesday, 'SKU;Costo;Packaging\nB-2;5,00;0,40\n')
    await tab.open('sku;nome;prezzo;costo\nB-2;Vaso;31,00;4,00\n')
    await tab.rows()
    await tab.api.edit({ type: 'write', what: 'cost', from: 0, id: 0, amounts: [5] }, noTell)
    const [typed] = (await tab.remembered()).costs
    expect(typed?.sources.cost?.file).toBe('')
    expect(typed?.parts).toEqual({ cost: 5, packaging: 0.4 })
    await tab.untilCosts({ 'B-2': 5 })
  })

  it('of one marketplace count in a list that comes back from the device as they did before', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, costs)
    await tab.join('SKU;Spedizione;Pubblicità;Marketplace\nA-1;3,50;0,19;amazon\nB-2;;0,25;ebay\n')
    const spent = async (one: Tab) =>
      (await one.rows()).map(({ shipping, advertising, profit }) => [
        shipping,
        advertising.amount,
        profit,
      ])
    const before = await spent(tab)
    expect(before[0]?.slice(0, 2)).toEqual([3.5, 0.19])
    const again = new Tab(ada)
    await again.begin()
    expect(await spent(again)).toEqual(before)
  })

  it('bring the category that an article was really charged by, on that marketplace alone, until they are deleted', async () => {
    const tab = new Tab(ada)
    await tab.open('sku;nome;prezzo;costo;categoria\nA-1;Tazza;20,00;5,00;clothing\n')
    const paid = (categories: string[]) =>
      tab.change({
        type: 'added',
        costs: [
          {
            ids: { sku: 'A-1', listing: '', ean: '', country: '' },
            parts: {},
            facts: { 'rate amazon': { percent: 8.5, categories, share: 100 } },
            includesVAT: null,
            currency: 'EUR',
          },
        ],
      })
    const [named] = await tab.rows()
    expect(named).toMatchObject({ categoryBasis: 'file', rateSource: null })
    await paid(['electronics'])
    const [charged] = await tab.rows()
    expect(charged).toMatchObject({
      categoryBasis: 'tariffaVera',
      tableAgrees: true,
      rateSource: { file: '' },
    })
    expect(charged?.fees).toBeLessThan(named?.fees ?? 0)
    // On another marketplace the file's own word counts.
    const [elsewhere] = await tab.rows({ ...terms, marketplace: 'ebay' })
    expect(elsewhere).toMatchObject({ rateSource: null })
    expect(elsewhere?.categoryBasis).not.toBe('tariffaVera')
    // Which of two that are charged otherwise isn't known: the file's word counts, and what was paid is only told.
    await paid(['electronics', 'home'])
    expect((await tab.rows())[0]).toMatchObject({
      ...{ categoryBasis: 'file', truePercent: 8.5, tableAgrees: false },
      fees: named?.fees,
    })
    await paid(['electronics', 'clothing'])
    expect((await tab.rows())[0]).toMatchObject({ ...named, truePercent: Number.NaN })
    await paid([])
    expect((await tab.rows())[0]).toMatchObject({
      ...{ categoryBasis: 'file', truePercent: 8.5, tableAgrees: false },
      fees: named?.fees,
    })
    await tab.change({ type: 'allDeleted' })
    expect((await tab.rows())[0]).toMatchObject(named ?? {})
  })

  it('leave a category that nobody said a guess where it may have been charged by several that differ', async () => {
    const tab = new Tab(ada)
    await tab.open('sku;nome;prezzo;costo\nA-1;Tazza;300,00;5,00\n')
    const facts = { 'rate amazon': { percent: 15, categories: ['base', 'home'], share: 100 } }
    const ids = { sku: 'A-1', listing: '', ean: '', country: '' }
    const cost = { ids, parts: {}, facts, includesVAT: null, currency: 'EUR' }
    await tab.change({ type: 'added', costs: [cost] })
    expect((await tab.rows())[0]).toMatchObject({
      ...{ categoryBasis: 'ipotizzata', tableAgrees: true, rateSource: null },
    })
  })

  it('that are opened without a list wait for one', async () => {
    const tab = new Tab(ada)
    const end = await tab.api.open({ file: fileOf(costs, 'costi.csv'), terms }, noTell)
    expect(end).toEqual({ type: 'costsRemembered', fileName: 'costi.csv', costs: 3 })
    await tab.open(tuesday)
    expect(await tab.costs()).toMatchObject({ 'B-2': 7.5 })
  })

  it('that are deleted one by one are gone from the list, which has those of its own file again', async () => {
    const tab = new Tab(ada)
    await tab.open('sku;nome;prezzo;costo\nA-1;Tazza;20,00;4,00\n')
    await tab.join(costs)
    expect(await tab.costs()).toEqual({ 'A-1': 5 })
    const [cup] = (await tab.remembered('A-1')).costs
    await tab.change({ type: 'deleted', key: cup?.key ?? '' })
    expect(await tab.costs()).toEqual({ 'A-1': 4 })
    expect((await tab.remembered()).all).toBe(2)
  })

  it('give way to those of a newer list, which says how many differ, until the seller says otherwise', async () => {
    await new Tab(ada).open(monday, costs)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
    const tab = new Tab(ada)
    const own =
      'sku;nome;prezzo;costo;spedizione\nA-1;Tazza;20,00;4,00;\nB-2;Vaso;30,00;7,50;1,00\n'
    const facts = await tab.open(own)
    expect(facts.costs).toMatchObject({ differing: 1, isOverOwn: false })
    // What the list's own file leaves open is as it is remembered.
    expect(await tab.rows()).toMatchObject([
      { cost: 4, shipping: 2 },
      { cost: 7.5, shipping: 1 },
    ])
    await tab.api.yieldToCosts(true)
    await tab.until(() => tab.facts?.costs?.isOverOwn === true)
    expect(await tab.costs()).toEqual({ 'A-1': 5, 'B-2': 7.5 })
    const again = new Tab(ada)
    await again.begin()
    expect(await again.costs()).toEqual({ 'A-1': 5, 'B-2': 7.5 })
  })

  it('stay newer than what a list’s own file says again on other days, until they are deleted', async () => {
    const own = 'sku;nome;prezzo;costo\nA-1;Tazza;20,00;4,00\n'
    const tabOf = (day: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00Z`) })
      return new Tab(ada)
    }
    await tabOf('2026-11-23').open(own)
    const tuesday = tabOf('2026-11-24')
    await tuesday.begin()
    await tuesday.join(costs)
    const wednesday = tabOf('2026-11-25')
    await wednesday.open(monday)
    await wednesday.api.forget(null)
    const thursday = tabOf('2026-11-26')
    expect((await thursday.open(own)).costs).toMatchObject({ found: 1, differing: 0 })
    expect(await thursday.costs()).toEqual({ 'A-1': 5 })
    await thursday.open(own.replace('4,00', '4,50'))
    expect(await thursday.costs()).toEqual({ 'A-1': 4.5 })
    await thursday.change({ type: 'allDeleted' })
    await thursday.api.forget(null)
    expect(disk.isEmpty).toBe(true)
  })

  it('of 0 for sending are remembered: typed in the list, or from a file; unsaid stays unsaid', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, 'SKU;Costo;Spedizione\nA-1;5,00;2,00\nB-2;7,50;0,00\nC-3;9,00;\n')
    await tab.rows()
    await tab.api.edit({ type: 'write', what: 'shipping', from: 0, id: 0, amounts: [0] }, noTell)
    expect((await tab.remembered('A-1')).costs.at(-1)?.parts).toMatchObject({ shipping: 0 })
    const later = new Tab(ada)
    await later.begin()
    await later.open(monday)
    expect((await later.rows()).map(({ entered }) => entered.shipping)).toEqual([0, 0, null])
  })

  it('are read anew in another way without a trace of the way before', async () => {
    const tab = new Tab(ada)
    await tab.open('sku;nome;prezzo\nA-1-FBA;Tazza;20,00\nB-2;Vaso;30,00\n')
    await tab.join('SKU;Costo\nB-2;9,00\n', false, 'prima.csv')
    await tab.type('B-2', 9.5)
    await tab.join('SKU;Costo;Netto\nA-1;5,00;50,00\nB-2;7,50;75,00\n')
    const file = fileOf('SKU;Costo;Netto\nA-1;5,00;50,00\n', 'costi.csv')
    await tab.api.costs({ file, withoutSuffix: true, isAgain: true, terms }, noTell)
    expect(await tab.costs()).toEqual({ 'A-1-FBA': 5, 'B-2': 9.5 })
    expect((await tab.api.rememberedCosts({ of: 'missing', text: '', most: 9 })).all).toBe(0)
  })

  it('of two tabs are all there, and each shows what the other changed', async () => {
    const [first, second] = [new Tab(ada), new Tab(ada)]
    await first.open(monday, costs)
    await second.begin()
    await Promise.all([first.type('C-3', 41), second.type('B-2', 8)])
    const expected = { 'A-1': 5, 'B-2': 8, 'C-3': 41 }
    await first.untilCosts(expected)
    await second.untilCosts(expected)
    const [file, ...others] = [...(disk.folders.get(ada)?.keys() ?? [])].filter((name) =>
      name.startsWith('costi.'),
    )
    expect([file, others]).toEqual([expect.any(String), []])
  })

  it('are not there for somebody else', async () => {
    await new Tab(ada).open(monday, costs)
    const bea = new Tab(crypto.randomUUID())
    await bea.open(monday)
    expect((await bea.remembered()).all).toBe(0)
    expect((await bea.costs())['A-1']).toBeNaN()
  })

  it('that there is no room for stay in the page, which says so; those before stay on the device', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, costs)
    disk.room = 40
    await tab.type('C-3', 40)
    expect(tab.keeping).toBe('noRoom')
    expect((await tab.costs())['C-3']).toBe(40)
    const { blob } = await tab.api.exportCosts(null)
    expect(await blob.text()).toContain('C-3;')
    expect((await new Tab(ada).remembered()).all).toBe(3)
    disk.room = Number.POSITIVE_INFINITY
    await tab.type('A-1', 5.5)
    expect(tab.keeping).toBe('kept')
    expect((await new Tab(ada).remembered()).all).toBe(4)
  })

  it('that there is no room for take no change with them: after all comes back as it was', async () => {
    const articles = Array.from({ length: 400 }, (_, at) => `A-${at}`)
    const text = ['sku;nome;prezzo;costo', ...articles.map((sku) => `${sku};Tazza;20;5`)].join('\n')
    const dearer = ['sku;costo', ...articles.map((sku) => `${sku};8`)].join('\n')
    const costOf = async (tab: Tab) => (await tab.rows())[0]?.cost
    const tab = new Tab(ada)
    await tab.open(text)
    await tab.rows()
    const cheaper = { type: 'write', what: 'cost', from: 0, id: 0, amounts: [7] } as const
    await tab.api.edit(cheaper, noTell)
    await navigator.locks.request(ada, () => {})
    disk.room = disk.file(ada, 'modifiche-amazon').bytes.length + 200
    await tab.join(dearer)
    await tab.said('noRoomForChanges')
    expect(await costOf(tab)).toBe(8)
    // Nor does a later change.
    await tab.api.edit({ ...cheaper, what: 'price', amounts: [21] }, noTell)
    await tab.said('noRoomForChanges')
    const next = new Tab(ada)
    await next.begin()
    expect(await costOf(next)).toBe(7)
    disk.room = Number.POSITIVE_INFINITY
    await tab.rows()
    await tab.api.edit({ ...cheaper, what: 'price', amounts: [22] }, noTell)
    await tab.said('kept')
    const last = new Tab(ada)
    await last.begin()
    expect((await last.rows())[0]?.price).toBe(22)
  })

  it('that were being written when the tab was closed are as they were before', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, costs)
    const files = disk.folders.get(ada)
    const [name = ''] = [...(files?.keys() ?? [])].filter((one) => one.startsWith('costi.'))
    const half = files?.get(name)
    if (half === undefined) throw new Error('No costs were kept')
    const bytes = half.bytes.slice().fill(0, 0, 8)
    files?.set(`costi.${Date.now() + 1000}`, Object.assign(Object.create(half), { bytes }))
    expect((await new Tab(ada).remembered()).all).toBe(3)
    expect((await new CostKeeper(ada, () => {}).read()).of('A-1')?.parts).toEqual({
      cost: 5,
      shipping: 2,
    })
  })

  it('that are merged are there all or none, whenever the tab is closed meanwhile, in the list too', async () => {
    const before = { 'A-1': 5.5, 'B-2': 7.5, 'C-3': 40 }
    const after = { 'A-1': 6, 'B-2': 7.5, 'C-3': 41 }
    /** Merges costs, and closes the tab at a step of that. */
    const closedAt = async (step: number) => {
      const home = crypto.randomUUID()
      const tab = new Tab(home)
      await tab.open(monday, 'SKU;Costo\nA-1;5,00\nB-2;7,50\nC-3;40,00\n')
      await tab.said('kept')
      await tab.rows()
      await tab.api.edit({ type: 'write', what: 'cost', from: 0, id: 0, amounts: [5.5] }, noTell)
      await navigator.locks.request(home, () => {})
      const isDone = await disk.closing(step, async () => {
        await tab.join('SKU;Costo\nA-1;6,00\nC-3;41,00\n')
        await tab.said('kept')
      })
      const next = new Tab(home)
      await next.begin()
      const { costs: known } = await next.remembered()
      const remembered = known.map(({ ids, parts }) => [ids.sku, parts.cost])
      return { isDone, list: await next.costsOfList(), remembered }
    }
    const ends: unknown[] = []
    // It takes some 70 steps.
    for (let step = 0; step < 200; step++) {
      const { isDone, list, remembered } = await closedAt(step)
      expect([before, after], `at step ${step}`).toContainEqual(list)
      expect(remembered, `at step ${step}`).toEqual(Object.entries(list))
      ends.push(list)
      if (isDone) break
    }
    expect(ends[0]).toEqual(before)
    expect(ends.at(-1)).toEqual(after)
  })

  it('that can’t be read are said and stay, with what lists have of them, until all are deleted', async () => {
    await new Tab(ada).open(monday, costs)
    const file = disk.file(ada, 'costi')
    file.bytes = file.bytes.slice(0, -1)
    const tab = new Tab(ada)
    await tab.begin()
    expect(await tab.costs()).toMatchObject({ 'A-1': 5 })
    await tab.type('C-3', 40)
    expect([tab.keeping, tab.areThere]).toEqual(['unreadable', true])
    expect(disk.file(ada, 'costi')).toBe(file)
    await tab.change({ type: 'allDeleted' })
    await tab.type('C-3', 41)
    expect(tab.keeping).toBe('kept')
    expect((await new Tab(ada).remembered()).all).toBe(1)
  })

  it('come back from their own file, which is told from a list by itself', async () => {
    const tab = new Tab(ada)
    await tab.open(monday, costs)
    const { blob, name } = await tab.api.exportCosts(null)
    const bea = new Tab(crypto.randomUUID())
    await bea.open(monday)
    const end = await bea.api.open({ file: new File([blob], name), terms }, noTell)
    expect(end).toMatchObject({ type: 'costsFound', found: { joining: 2, problems: 0 } })
    await bea.api.joinCosts({ isReplacing: false }, noTell)
    const said = async (one: Tab) =>
      (await one.remembered()).costs.map(({ ids, parts }) => [ids, parts])
    expect(await said(bea)).toEqual(await said(tab))
  })

  it('that articles lack are each asked for once', async () => {
    const tab = new Tab(ada)
    await tab.open('sku;nome;prezzo\nA-1;Tazza;20,00\nA-1;Tazza;21,00\nB-2;Vaso;30,00\n', costs)
    await tab.change({ type: 'allDeleted' })
    const missing = await tab.api.rememberedCosts({ of: 'missing', text: 'taz', most: 9 })
    expect(missing).toMatchObject({
      all: 2,
      fitting: 1,
      costs: [{ name: 'Tazza', currency: 'EUR' }],
    })
  })
})
