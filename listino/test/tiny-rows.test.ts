import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountOf } from '../src/articles/account.ts'
import { openList } from '../src/articles/open-list.ts'
import { run as listino } from '../src/command-line/run.ts'
import { run as consuntivo } from '../src/command-line/statements/run.ts'
import { Articles } from '../src/list/articles.ts'
import { importList } from '../src/list/import.ts'
import { fileOf, utf8 } from './files.ts'
import { terms } from './lists.ts'
import { rawBook, textRow } from './raw-books.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiny-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Counts the lines of what is written. */
class Lines extends Writable {
  count = 0
  override _write(chunk: Buffer, _: string, done: () => void) {
    for (const byte of chunk) if (byte === 0x0a) this.count++
    done()
  }
}

/** As few bytes in each row as say something. */
const list = {
  csv: (count: number) => utf8(`sku;prezzo\n${'A;1\n'.repeat(count)}`),
  xlsx: (count: number) =>
    rawBook({
      rows: `${textRow('sku', 'prezzo')}${'<row><c t="str"><v>A</v></c><c><v>1</v></c></row>'.repeat(count)}`,
    }),
}

const statement = {
  csv: (count: number) =>
    utf8(`payment_date;total_amount;description\n${'1/1/26;1;\n'.repeat(count)}`),
  xlsx: (count: number) =>
    rawBook({
      rows: `${textRow('payment_date', 'total_amount', 'description')}${'<row><c t="str"><v>1/1/26</v></c><c><v>1</v></c></row>'.repeat(count)}`,
    }),
}

/** The first million characters of a text are looked at together, of a workbook two thousand rows. */
const cases = [
  [150_000, 'csv'],
  [20_000, 'xlsx'],
] as const

/** The bytes as a file, for a command. */
function put(kind: string, bytes: Uint8Array): string {
  const path = join(folder, `file.${kind}`)
  writeFileSync(path, bytes)
  return path
}

describe('A file of many rows of a few bytes is read', () => {
  it.each(cases)('where it lists %i articles in a %s', async (count, kind) => {
    const bytes = list[kind](count)
    const account = accountOf(await openList(fileOf(bytes)))
    expect(account.map(({ role }) => role)).toEqual(['sku', 'price'])
    const [out, said] = [new Lines(), new Lines()]
    expect(await listino([put(kind, bytes)], out, said, '2026-11-22')).toBe(1)
    expect(out.count).toBe(count + 1)
  })

  it.each(cases)('where it lists %i payments in a %s', async (count, kind) => {
    const out: string[] = []
    const kept = new Writable({
      write: (chunk: Buffer, _, done) => {
        out.push(chunk.toString())
        done()
      },
    })
    const path = put(kind, statement[kind](count))
    expect(await consuntivo([path, '--formato', 'dati'], kept, new Lines())).toBe(0)
    expect(out.join('')).toContain(`,${count},`)
  })
})

it('makes room for articles alone, and none for rows that cannot be used', async () => {
  const expected = vi.spyOn(Articles.prototype, 'expect')
  const list = new Blob(['sku;nome;prezzo;costo\nA;Vaso;20;5\n', 'B;;;\n'.repeat(20_000)])
  const imported = await importList(list, 'foto.csv', terms, async () => {})
  expect(imported).toMatchObject({ articles: { length: 1 }, unusable: { length: 20_000 } })
  expect(expected.mock.calls.every(([length]) => length < 10)).toBe(true)
})
