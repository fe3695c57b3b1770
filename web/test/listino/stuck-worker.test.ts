import { type Order, turn } from '@margine/listino/list'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { stubTab } from '../tab.ts'
import { Disk } from './device.ts'
import { Page } from './list-page.ts'
import { fileOf } from './visit.ts'

const list = 'sku;nome;prezzo;costo\nA-1;Tazza;20;5\nB-2;Lampada;30;8\nC-3;Sedia;80;\n'
const costs = 'sku;costo\nC-3;33,00\n'

/** Cancels what a stuck worker reads, and lets it have its second. */
function cancel({ list, workers }: Page): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { length } = workers
    list.files.cancel()
    vi.advanceTimersByTime(999)
    expect(workers).toHaveLength(length)
    vi.advanceTimersByTime(1)
    expect(workers[length - 1]?.isEnded).toBe(true)
    expect(workers).toHaveLength(length + 1)
  } finally {
    vi.useRealTimers()
  }
}

const stuck = fileOf(list, 'infinito.csv')
const message = (page: Page) => page.state.failure?.message

let disk: Disk

beforeEach(() => {
  stubTab()
  disk = new Disk()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Cancelling what a worker reads that is stuck', () => {
  it('ends it after a second, and the list is as it was, with its costs and all that was chosen', async () => {
    const page = new Page()
    await page.open(fileOf(list), fileOf(costs, 'costi.csv'))
    page.worker.answered.length = 0
    const order: Order = { column: 'price', direction: 'descending' }
    page.list.changeTerms({ target: 31, prezzo: 10, regime: 'forfettario' })
    page.list.orderBy(order)
    page.list.filterBy({ text: '-' })
    page.list.hideColumns(['sku', 'price'])
    await page.until(() => page.worker.answered.includes('view'))
    expect(page.state.shown.rows[0]).toMatchObject({ name: 'Sedia', price: 88 })
    const before = page.state
    page.worker.stuckAt = 'open'
    page.list.files.open(stuck)
    cancel(page)
    await page.until(() => page.worker.answered.includes('view'))
    const { facts, terms, filter, hidden, files, shown, figures, failure } = page.state
    expect(page.state).toMatchObject({ progress: null, keeping: 'kept' })
    expect(failure).toBeNull()
    expect({ facts, terms, filter, hidden, files }).toEqual({
      facts: before.facts,
      terms: before.terms,
      filter: before.filter,
      hidden: before.hidden,
      files: before.files,
    })
    expect(facts?.costs).toMatchObject({ fileNames: ['costi.csv'], found: 1 })
    expect(page.state.order).toEqual(order)
    expect({ shown, figures }).toEqual({ shown: before.shown, figures: before.figures })
  })

  it('leaves a worker alone that answers in time', async () => {
    const page = new Page()
    await page.open(fileOf(list))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    page.list.files.open(stuck)
    page.list.files.cancel()
    await page.until(() => page.state.progress === null)
    vi.advanceTimersByTime(60_000)
    expect(page.workers).toHaveLength(1)
  })

  it('reads the file that was opened since', async () => {
    const page = new Page('open')
    await page.until(() => page.state.hasBegun)
    page.list.files.open(stuck)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    page.list.files.cancel()
    page.list.files.open(fileOf('sku;prezzo;costo\nZ-9;10;2\n', 'altro.csv'))
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(page.state.progress).not.toBeNull()
    await page.until(() => page.state.facts?.fileName === 'altro.csv')
    expect(page.state.progress).toBeNull()
  })

  it('takes back a list whose costs were never read, and says so', async () => {
    const page = new Page()
    await page.open(fileOf(list))
    page.list.changeTerms({ target: 7 })
    page.list.files.open(fileOf('sku;prezzo\nZ-9;10\n', 'altro.csv'), fileOf(costs, 'costi.csv'))
    await page.until(() => page.state.facts?.fileName === 'altro.csv')
    expect(page.state.progress).not.toBeNull()
    page.worker.stuckAt = 'cancel'
    cancel(page)
    await page.until(() => page.state.failure !== null)
    expect(page.state.facts?.fileName).toBe('articoli.csv')
    expect(page.state.terms.target).toBe(7)
    expect(message(page)).toBe(
      'Con la lettura dei costi si è interrotta anche quella di «altro.csv»: aprilo di nuovo da solo.',
    )
  })

  it('says which list is gone where the device had no room for it', async () => {
    disk.room = 10
    const page = new Page()
    await page.open(fileOf(list))
    expect(page.state.keeping).toBe('noRoom')
    page.worker.stuckAt = 'open'
    page.list.files.open(stuck)
    cancel(page)
    await page.until(() => page.state.facts === null)
    expect(message(page)).toBe(
      'Il listino di «articoli.csv» non era su questo dispositivo: per rivederlo apri di nuovo il file.',
    )
  })

  it("shows another tab's list where that one is on the device, and says that this one is gone", async () => {
    const page = new Page()
    await page.open(fileOf(list))
    const other = new Page()
    await other.open(fileOf('sku;prezzo;costo\nZ-9;10;2\n', 'altro.csv'))
    await page.until(() => page.state.keeping === 'newer')
    page.worker.stuckAt = 'open'
    page.list.files.open(stuck)
    cancel(page)
    await page.until(() => page.state.facts?.fileName === 'altro.csv')
    expect(message(page)).toBe(
      "Il listino di «articoli.csv» non era su questo dispositivo: per rivederlo apri di nuovo il file. Ora vedi il listino che hai aperto in un'altra scheda.",
    )
  })

  it('says nothing of a list that was deleted meanwhile', async () => {
    const page = new Page()
    await page.open(fileOf(list))
    page.worker.stuckAt = 'open'
    page.list.files.open(stuck)
    page.list.forget()
    await page.until(() => disk.isEmpty || page.state.facts === null)
    cancel(page)
    await page.until(() => page.workers.length === 2 && page.state.progress === null)
    await turn()
    expect(page.state.facts).toBeNull()
    expect(page.state.failure).toBeNull()
  })
})

describe('A worker that is stuck before it knows the list', () => {
  it('is ended like any other, and the list comes with the next', async () => {
    await new Page().open(fileOf(list))
    const page = new Page('begin')
    page.list.files.open(stuck)
    cancel(page)
    await page.until(() => page.state.facts !== null)
    expect(page.state.facts?.fileName).toBe('articoli.csv')
  })

  it('twice in a row leaves the list on the device unread: it is said, and the page goes on', async () => {
    await new Page().open(fileOf(list))
    const page = new Page('begin', 'begin')
    for (let times = 0; times < 2; times++) {
      page.list.files.open(stuck)
      cancel(page)
    }
    await page.until(() => page.state.hasBegun)
    expect(page.state.facts).toBeNull()
    expect(page.state.unread).toBe('notAsked')
    // Nothing of it was deleted.
    const again = new Page()
    await again.until(() => again.state.facts !== null)
    await page.open(fileOf('sku;prezzo;costo\nZ-9;10;2\n', 'altro.csv'))
    expect(page.state).toMatchObject({ facts: { fileName: 'altro.csv' }, keeping: 'kept' })
  })

  it('can be left at once, with the list on the device', async () => {
    await new Page().open(fileOf(list))
    const page = new Page('begin')
    page.list.leaveUnread()
    await page.until(() => page.state.hasBegun)
    expect(page.state.unread).toBe('notAsked')
    expect(disk.isEmpty).toBe(false)
  })
})

describe('A list on the device that can’t be read', () => {
  it('is said and stays, until the seller deletes it', async () => {
    await new Page().open(fileOf(list))
    const file = disk.file('margine-', 'articoli-amazon')
    file.bytes = file.bytes.slice(0, -1)
    const page = new Page()
    await page.until(() => page.state.hasBegun)
    expect(page.state).toMatchObject({ unread: 'unreadable', facts: null, failure: null })
    expect(disk.file('margine-', 'articoli-amazon')).toBe(file)
    page.list.forget()
    await page.until(() => page.state.unread === null)
    expect(disk.isEmpty).toBe(true)
  })

  it('gives way to a file that is opened', async () => {
    await new Page().open(fileOf(list))
    disk.file('margine-', 'articoli-amazon').bytes.fill(255)
    const page = new Page()
    await page.open(fileOf('sku;prezzo;costo\nZ-9;10;2\n', 'altro.csv'))
    expect(page.state).toMatchObject({ unread: null, keeping: 'kept' })
    const next = new Page()
    await next.until(() => next.state.facts !== null)
    expect(next.state.facts?.fileName).toBe('altro.csv')
  })
})

describe('A worker that fails', () => {
  it('while it reads gives way to another, with which the list comes back', async () => {
    const page = new Page()
    await page.open(fileOf(list))
    page.worker.stuckAt = 'open'
    page.list.files.open(stuck)
    page.worker.fail()
    await page.until(() => page.state.failure !== null)
    expect(message(page)).toMatch(/^Qualcosa si è rotto mentre leggevamo il file/)
    expect(page.state).toMatchObject({ progress: null, facts: { fileName: 'articoli.csv' } })
    expect(page.workers).toHaveLength(2)
  })

  it('with a list that is not on the device stays for as long as it answers', async () => {
    disk.room = 10
    const page = new Page()
    await page.open(fileOf(list))
    page.worker.stuckAt = 'export'
    page.list.exports.shown('csv')
    page.worker.dispatchEvent(new Event('error'))
    expect(page.workers).toHaveLength(1)
    expect(page.state).toMatchObject({ isExporting: false, facts: { fileName: 'articoli.csv' } })
    expect(message(page)).toMatch(/non è su questo dispositivo: se ricarichi la pagina/)
  })

  it('three times in a row is followed by none, and the page says to load it again', async () => {
    await new Page().open(fileOf(list))
    const page = new Page('begin', 'begin', 'begin')
    for (let times = 0; times < 3; times++) page.worker.fail()
    expect(page.workers).toHaveLength(3)
    expect(message(page)).toMatch(/Ricarica la pagina e riprova/)
    // What the seller asks for is tried again.
    page.list.files.open(fileOf(list))
    cancel(page)
    await page.until(() => page.state.unread === 'notAsked')
    await page.open(fileOf('sku;prezzo;costo\nZ-9;10;2\n', 'altro.csv'))
    expect(page.state.facts?.fileName).toBe('altro.csv')
  })

  it('is not heard any more once another took its place', async () => {
    const page = new Page()
    await page.open(fileOf(list))
    const [first] = page.workers
    page.worker.fail()
    const count = page.workers.length
    first?.dispatchEvent(new Event('error'))
    // The call that it never ends is its first.
    const data = { id: 0, told: { type: 'deleted' } }
    first?.dispatchEvent(new MessageEvent('message', { data }))
    expect(page.workers).toHaveLength(count)
    await page.until(() => page.worker.answered.includes('begin'))
    expect(page.state.facts).not.toBeNull()
  })
})
