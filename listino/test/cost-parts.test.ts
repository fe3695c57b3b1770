import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Costs } from '../src/articles/costs.ts'
import { wordOf } from '../src/command-line/columns.ts'
import { run } from '../src/command-line/run.ts'
import { CostMemory } from '../src/costs/cost-memory.ts'
import { costsKeptIn, keptCosts } from '../src/costs/kept-costs.ts'
import { type CostPart, costParts } from '../src/costs/parts.ts'
import { labelOf } from '../src/layouts/role.ts'
import { openTable } from '../src/table/table.ts'
import { costLines } from '../src/writing/costs-file.ts'
import { textFile, utf8 } from './files.ts'

/** What is said of a part, above what a piece costs without it: no figure of the article is the same amount. */
const more = 1.37

const amountOf = (part: CostPart): number => (part === 'cost' ? 5 + more : more)
const written = (part: CostPart): string => String(amountOf(part)).replace('.', ',')

class Kept extends Writable {
  text = ''
  override _write(chunk: Buffer, _: string, done: () => void) {
    this.text += chunk.toString()
    done()
  }
}

describe('Each part of what a piece costs', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parti-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), utf8(text))
    return join(folder, name)
  }

  const listed = async (...args: string[]) => {
    const [out, said] = [new Kept(), new Kept()]
    await run([...args, '--formato', 'dati'], out, said, '2026-11-22')
    const [names = [], cells = []] = out.text.split('\r\n').map((line) => line.split(','))
    const row: { guadagno?: string } = Object.fromEntries(
      names.map((name, at) => [name, cells[at]]),
    )
    return { row, said: said.text }
  }

  it.each(costParts)(
    '%s: counts on the command line, in the list or in a file of costs',
    async (part) => {
      const blank = put('vuoto.csv', 'sku;prezzo;costo\nA-1;40,00;5,00\n')
      const { row: without } = await listed(blank)
      // A title that means nothing: only the option says what the column is.
      const costs = put('costi.csv', `sku;Xyz\nA-1;${written(part)}\n`)
      const named = await listed(blank, '--costi', costs, '--colonna-costi', `${wordOf(part)}=Xyz`)
      const cost = part === 'cost' ? '' : 'costo;'
      const text = `sku;prezzo;${cost}Xyz\nA-1;40,00;${cost && '5,00;'}${written(part)}\n`
      const own = await listed(put('pieno.csv', text), '--colonna', `${wordOf(part)}=Xyz`)
      for (const { row } of [named, own]) {
        expect(Number(without.guadagno) - Number(row.guadagno)).toBeCloseTo(more)
        expect(Object.values(row)).toContain(String(amountOf(part)))
      }
      const titled = put('titolo.csv', `sku;${labelOf(part)}\nA-1;${written(part)}\n`)
      expect((await listed(blank, '--costi', titled)).row.guadagno).toBe(named.row.guadagno)
    },
  )

  it.each(costParts)(
    '%s: is remembered, kept, and written to a file that says it again',
    async (part) => {
      const read = async (text: string) => Costs.of(await openTable(textFile(text)))
      const costs = await read(`sku;${labelOf(part)}\nA-1;${written(part)}\n`)
      const memory = CostMemory.empty.with(costs, { file: 'costi.csv', at: 1 })
      const kept = costsKeptIn(JSON.parse(JSON.stringify(keptCosts(memory))))
      expect(kept?.of('A-1')?.parts).toEqual({ [part]: amountOf(part) })
      const again = await read([...costLines(memory)].join(''))
      expect(again.of('A-1')?.parts).toEqual({ [part]: amountOf(part) })
    },
  )

  it('that was not known when costs were kept moves no other', () => {
    const ids = { sku: 'A-1', listing: '', ean: '', country: '' }
    const parts = { cost: 5, shipping: 2, advertising: 1 }
    const typed = { ids, parts, includesVAT: null, currency: 'EUR' }
    const kept = JSON.parse(JSON.stringify(keptCosts(CostMemory.empty.typed([typed], 1))))
    const at = kept.columns.indexOf('shipping')
    kept.columns.splice(at, 1)
    kept.rows[0].splice(at, 1)
    expect(costsKeptIn(kept)?.of('A-1')?.parts).toEqual({ cost: 5, advertising: 1 })
  })
})
