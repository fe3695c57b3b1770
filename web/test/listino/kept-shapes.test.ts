import { everything } from '@margine/listino/list'
import { afterEach, expect, it, vi } from 'vitest'
import { ListWorker } from '../../src/listino/worker/list-worker.ts'
import { Disk } from './device.ts'
import { fileOf, terms } from './visit.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Said = { [name: string]: unknown }

const odd: unknown[] = [null, 5, 'x', [], {}, [null], undefined]

const isObject = (value: unknown): value is Said => typeof value === 'object' && value !== null

/** Copies of a value, each with another value in it that is odd or missing. */
function* mutantsOf(value: unknown): Generator<unknown> {
  if (!isObject(value)) return
  for (const name of Object.keys(value)) {
    const copy = (one: unknown) => {
      const made = structuredClone(value)
      made[name] = one
      return made
    }
    for (const one of odd) yield copy(one)
    for (const inner of mutantsOf(value[name])) yield copy(inner)
  }
}

/** Where the last part of a file begins, which says what the others are. */
const headAt = (bytes: Uint8Array) => new DataView(bytes.buffer).getFloat64(0, true)

const headIn = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder().decode(bytes.subarray(headAt(bytes))))

const withHead = (bytes: Uint8Array, head: unknown) =>
  Uint8Array.of(
    ...bytes.subarray(0, headAt(bytes)),
    ...new TextEncoder().encode(JSON.stringify(head)),
  )

const text = 'sku;nome;prezzo;costo;categoria\nA-1;Tazza;20;5;Francobolli\nB-2;Lampada;;11;\n'
const noTell = () => {}

it.each(['articoli-amazon', 'condizioni-amazon', 'modifiche-amazon', 'costi'])(
  'what is kept as %s is shown, or said to be unreadable, whatever one value of it is',
  async (name) => {
    const home = crypto.randomUUID()
    const disk = new Disk()
    const first = new ListWorker(home)
    const kept = new Promise<void>((resolve) => {
      void first.follow(null, (news) => news.type === 'kept' && resolve())
    })
    const costs = fileOf('sku;costo\nA-1;6\nX-9;1\n', 'costi.csv')
    const rule = { field: 'sku', test: 'inizia', text: 'A', category: 'home' } as const
    const others = [{ file: costs, isCosts: true, withoutSuffix: false }]
    await first.open({ file: fileOf(text), others, terms: { ...terms, regole: [rule] } }, noTell)
    await kept
    const folder = disk.folders.get(home) ?? new Map()
    const files = [...folder].map(([file, stored]) => [file, stored, stored.bytes] as const)
    const { bytes } = disk.file(home, name)
    for (const head of mutantsOf(headIn(bytes))) {
      folder.clear()
      for (const [file, stored, before] of files) {
        stored.bytes = file.startsWith(name) ? withHead(bytes, head) : before
        folder.set(file, stored)
      }
      const api = new ListWorker(home)
      const begun = await api.begin({ terms, isRead: true, marketplace: null })
      expect(begun.type, JSON.stringify(head)).not.toBe('none')
      if (begun.type !== 'list') continue
      const range = { from: 0, count: 20 }
      const view = { channels: [], filter: everything, order: null, range }
      await api.view({ ...view, terms: begun.terms }, noTell)
      await api.rememberedCosts({ of: 'remembered', text: '', most: 50 })
    }
    await navigator.locks.request(home, () => {})
  },
)
