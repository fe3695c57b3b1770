import fc from 'fast-check'
import { expect, it } from 'vitest'
import { KeyHash } from '../src/articles/hashed-keys.ts'
import { type Heard, isHeardSent, keptOwnSaid, OwnFile, ownSaidIn } from '../src/costs/own-said.ts'

type Said = { sku: string; cost?: number; sentByAmazon?: number }

const nothing: Said = { sku: '' }

const keyOf = (sku: string): KeyHash => {
  const key = new KeyHash()
  key.begin()
  key.take(sku)
  key.end()
  return key
}

const partsOf = (rows: readonly Said[]) => ({
  articles: rows.length,
  amountOf: (what: Heard, row: number) => {
    const said: Partial<Record<Heard, number>> = rows[row] ?? nothing
    return said[what] ?? Number.NaN
  },
  hash: (key: KeyHash, row: number) => {
    const sku = rows[row]?.sku ?? ''
    Object.assign(key, { ...keyOf(sku) })
    return sku !== ''
  },
})

const kept = (file: OwnFile): OwnFile => {
  const json = JSON.parse(JSON.stringify(keptOwnSaid(new Map([['shopify', file]]))))
  return ownSaidIn(json).get('shopify') as OwnFile
}

const codes = ['BOR-1', 'BOR-2', 'BOR-3', 'BOR-4']
const row = fc.record(
  {
    sku: fc.constantFrom('', ...codes),
    cost: fc.constantFrom(5, 6.5),
    sentByAmazon: fc.constantFrom(0, 1),
  },
  { requiredKeys: ['sku'] },
)
const file = fc.uniqueArray(row, { selector: ({ sku }) => sku, maxLength: 5 })

/** Each amount that files say, and in which of them it was said first without a break. */
function firstSaid(files: readonly (readonly Said[])[]) {
  const known = new Map<string, [amount: number, since: number]>()
  const all = files.flatMap((rows, at) => rows.map((row) => ({ ...row, at })))
  for (const { sku, at, ...said } of all)
    for (const [what, amount] of Object.entries(said))
      if (known.get(`${what} ${sku}`)?.[0] !== amount) known.set(`${what} ${sku}`, [amount, at])
  return known
}

it('What own files said is said since they said it first, without a break, on the device too', () => {
  fc.assert(
    fc.property(fc.array(file, { maxLength: 6 }), fc.constantFrom(...codes), (files, sku) => {
      const heard = files.reduce(
        (before, rows, at) => before.with(partsOf(rows), at),
        OwnFile.empty,
      )
      const known = firstSaid(files)
      const [cost = Number.NaN, since = 99] = known.get(`cost ${sku}`) ?? []
      for (const one of [heard, kept(heard)]) {
        const place = one.find(keyOf(sku))
        expect(one.saidSince('cost', place, cost, 99)).toBe(since)
        expect(one.saidSince('cost', place, 7, 99)).toBe(99)
        const isSent = known.get(`sentByAmazon ${sku}`)?.[0] === 1
        expect(isHeardSent(new Map([['amazon', one]]), keyOf(sku))).toBe(isSent)
      }
    }),
  )
})

it('Files that say the same again leave what was heard as it is, and what is no such file says nothing', () => {
  const rows = [{ sku: 'BOR-1', cost: 5 }]
  const heard = OwnFile.empty.with(partsOf(rows), 1)
  expect(heard.with(partsOf(rows), 2)).toBe(heard)
  const whole = heard.kept
  for (const broken of [
    null,
    [],
    {},
    { ...whole, others: [] },
    { ...whole, moments: ['1'] },
    { ...whole, columns: [{ what: 'cost', amounts: [5], since: [7] }] },
    { ...whole, columns: [{ what: 'cost', amounts: [], since: [0] }] },
    { ...whole, columns: [{ what: 'peso', amounts: [5], since: [0] }] },
  ]) {
    const found = ownSaidIn([{ kind: 'shopify', ...broken }]).get('shopify') ?? OwnFile.empty
    expect(found.saidSince('cost', found.find(keyOf('BOR-1')), 5, 9)).toBe(9)
  }
})

it('What a file says that is heard late is no news where a newer file was heard before it', () => {
  const newer = OwnFile.empty.with(partsOf([{ sku: 'BOR-1', cost: 6 }]), 2)
  const heard = newer.with(
    partsOf([
      { sku: 'BOR-1', cost: 5 },
      { sku: 'BOR-2', cost: 4 },
    ]),
    1,
  )
  const sinceOf = (sku: string, cost: number) =>
    heard.saidSince('cost', heard.find(keyOf(sku)), cost, 9)
  expect([sinceOf('BOR-1', 6), sinceOf('BOR-1', 5), sinceOf('BOR-2', 4)]).toEqual([2, 9, 1])
})

it('What was heard of any number of articles is on the device whole, and others are heard beside it there', () => {
  for (const count of [8190, 8191, 8192, 16_383]) {
    const rows = (name: string, more: object) =>
      Array.from({ length: count }, (_, at) => ({ sku: `${name}-${at}`, ...more }))
    const one = kept(OwnFile.empty.with(partsOf(rows('A', { cost: 5, sentByAmazon: 1 })), 1))
    const both = kept(one.with(partsOf(rows('B', { cost: 6 })), 2))
    for (const [name, cost, since, isSent] of [
      ['A', 5, 1, true],
      ['B', 6, 2, false],
    ] as const)
      for (const { sku } of rows(name, {})) {
        const place = both.find(keyOf(sku))
        if (both.saidSince('cost', place, cost, 9) !== since || both.isSent(place) !== isSent)
          expect.fail(`${sku} of ${count}`)
      }
  }
})

it('Tells two hundred thousand articles apart', () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => ({ sku: `ART-${at}`, cost: at + 1 }))
  const heard = OwnFile.empty.with(partsOf(rows), 1)
  const later = heard.with(partsOf([{ sku: 'NUOVO', cost: 3 }]), 2)
  const isTold = ({ sku, cost }: Said) =>
    later.saidSince('cost', later.find(keyOf(sku)), cost as number, 9) === 1
  expect(rows.every(isTold)).toBe(true)
  expect(later.saidSince('cost', later.find(keyOf('NUOVO')), 3, 9)).toBe(2)
  expect(heard.find(keyOf('NUOVO'))).toBe(0)
})
