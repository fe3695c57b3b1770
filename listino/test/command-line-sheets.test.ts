import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../src/command-line/run.ts'
import { allBytes } from '../src/table/source.ts'
import { type NamedSheet, namedWorkbook } from './workbooks.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'listino-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function put(name: string, ...sheets: NamedSheet[]): Promise<string> {
  const path = join(folder, name)
  writeFileSync(path, await allBytes(await namedWorkbook(...sheets)))
  return path
}

class Kept extends Writable {
  text = ''
  override _write(chunk: Buffer, _: string, done: () => void) {
    this.text += chunk.toString()
    done()
  }
}

async function listino(...args: string[]) {
  const [out, said] = [new Kept(), new Kept()]
  await run([...args, '--formato', 'dati'], out, said, '2026-11-22')
  const rows = out.text.trim().split('\n').slice(1)
  return { rows: rows.map((row) => row.split(',').slice(0, 2).join(' ')), said: said.text }
}

const sheet = (name: string, rows: NamedSheet['rows'], hidden = false): NamedSheet => ({
  name,
  rows,
  hidden,
})
const articles = (name: string, sku: string, hidden = false) =>
  sheet(
    name,
    [
      ['SKU', 'Prezzo', 'Costo'],
      [sku, 20, 5],
    ],
    hidden,
  )
const notes = sheet('Note', [['Prezzi da gennaio']])

describe('The command line, given a workbook of several sheets,', () => {
  it('reads the best, and says which are read, which are left and how to read one', async () => {
    const file = await put(
      'listino.xlsx',
      articles('2023', 'Z', true),
      notes,
      articles('Casa', 'A'),
      articles('Orto', 'B'),
    )
    const { rows, said } = await listino(file)
    expect(rows).toEqual(['2 A', '2 B'])
    expect(said).toContain(
      'listino.xlsx: letti i fogli «Casa» e «Orto». Non letti: «2023» (nascosto), «Note» (nessuna tabella): per leggerne uno usa --foglio NOME.\n',
    )
  })

  it('where no price or no cost is found says on which sheet, and how to read another', async () => {
    const words = (name: string) =>
      sheet(name, [
        ['Data', 'Revisione', 'Descrizione'],
        ['2026-01-01', 1, 'Prima'],
      ])
    const file = await put('revisioni.xlsx', words('Revisioni'), sheet('Tariffe', [['A', 1]]))
    const list = await put('casa.xlsx', articles('Casa', 'A'))
    const left = (option: string) =>
      `letto il foglio «Revisioni». Non letto: «Tariffe» (altre colonne): per leggerne uno usa ${option} NOME.`
    await expect(listino(file)).rejects.toThrow(left('--foglio'))
    await expect(listino(list, '--costi', file)).rejects.toThrow(left('--foglio-costi'))
  })

  it('names the column that a price or a cost would stand in, where it holds something else', async () => {
    const file = await put(
      'parole.xlsx',
      sheet('Casa', [
        ['SKU', 'Prezzo', 'Costo'],
        ['A', 'su richiesta', 'da 5,00'],
      ]),
    )
    const list = await put('casa.xlsx', articles('Casa', 'A'))
    await expect(listino(file)).rejects.toThrow(
      'La colonna «Prezzo» non è contata: dal titolo sarebbe il prezzo, ma contiene altro.',
    )
    await expect(listino(list, '--costi', file)).rejects.toThrow(
      'La colonna «Costo» non è contata: dal titolo sarebbe il costo, ma contiene altro.',
    )
  })

  it('of prices on one sheet and costs on another reads what it is given the file for', async () => {
    const prices = sheet('Prezzi', [
      ['SKU', 'Prezzo'],
      ['A', 20],
    ])
    const costs = sheet('Costi', [
      ['SKU', 'Costo', 'Spedizione', 'Packaging'],
      ['A', 5, 4, 1],
    ])
    for (const sheets of [
      [prices, costs],
      [costs, prices],
    ]) {
      const file = await put('listino.xlsx', ...sheets)
      expect((await listino(file)).said).toContain('letto il foglio «Prezzi». Non letto: «Costi»')
      const { rows, said } = await listino(file, '--costi', file)
      expect(rows).toEqual(['2 A'])
      expect(said).toContain('letto il foglio «Costi». Non letto: «Prezzi»')
    }
  })

  it('reads the one that it is told, and says where there is none of that name', async () => {
    const file = await put('listino.xlsx', articles('2023', 'Z', true), articles('Casa', 'A'))
    expect((await listino(file, '--foglio', '2023')).rows).toEqual(['2 Z'])
    await expect(listino(file, '--foglio', 'Orto')).rejects.toThrow(
      'non ha quel foglio. Ci sono: «2023», «Casa».',
    )
  })

  it('does the same with costs', async () => {
    const list = await put(
      'articoli.xlsx',
      sheet('Casa', [
        ['SKU', 'Prezzo'],
        ['A', 20],
      ]),
    )
    const costs = (name: string, cost: number, hidden = false) =>
      sheet(
        name,
        [
          ['SKU', 'Costo'],
          ['A', cost],
        ],
        hidden,
      )
    const file = await put('costi.xlsx', notes, costs('Nuovi', 5), costs('Vecchi', 4, true))
    const found = await listino(list, '--costi', file)
    expect(found.said).toContain(
      'costi.xlsx: letto il foglio «Nuovi». Non letti: «Note» (nessuna tabella), «Vecchi» (nascosto): per leggerne uno usa --foglio-costi NOME.\n',
    )
    const old = await listino(list, '--costi', file, '--foglio-costi', 'vecchi')
    expect(old.said).toContain('costi.xlsx: letto il foglio «Vecchi».')
  })
})
