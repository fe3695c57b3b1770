import { Unreadable } from '@margine/listino'
import { importList, rowsHolding, TextColumn, Unread } from '@margine/listino/list'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstTerms } from '../../src/listino/page/first-terms.ts'

const terms = firstTerms('2026-11-22')

const good = new TextEncoder().encode(
  [
    'sku;nome;prezzo;costo;spedizione',
    ...Array.from({ length: 40 }, (_, at) => `S${at};"Caffè ""${at}""; 1 kg";${at + 9},90;4,10;`),
  ].join('\r\n'),
)

/** The file with some bytes changed, left out or put in. */
const broken = fc
  .array(
    fc.record({
      at: fc.nat(good.length - 1),
      gone: fc.nat(20),
      put: fc.oneof(
        fc.uint8Array({ maxLength: 6 }),
        fc
          .constantFrom('"', ';', '\n', '\0', '-', '1.234', '€')
          .map((text) => new TextEncoder().encode(text)),
      ),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((cuts) => {
    let bytes = [...good]
    for (const { at, gone, put } of cuts)
      bytes = [...bytes.slice(0, at), ...put, ...bytes.slice(at + gone)]
    return Uint8Array.from(bytes)
  })

describe('A broken file that is opened on the page', () => {
  it('never breaks it: an article has its amounts, or says why it is none', async () => {
    await fc.assert(
      fc.asyncProperty(broken, async (bytes) => {
        const read = await importList(new Blob([bytes]), 'rotto.csv', terms, async () => {}).catch(
          (error: unknown) => {
            if (error instanceof Unreadable || error instanceof Unread) return error
            throw error
          },
        )
        if (read instanceof Error) {
          expect(read.message).not.toBe('')
          return
        }
        if ('asked' in read) return
        const { articles, unusable } = read
        const { prezzoVendita, costo, spedizione } = articles.numbers
        expect(prezzoVendita).toHaveLength(articles.length)
        expect(prezzoVendita.every((price) => price > 0)).toBe(true)
        expect(costo.every((cost) => Number.isNaN(cost) || cost > 0)).toBe(true)
        expect(spedizione.every((amount) => Number.isNaN(amount) || amount >= 0)).toBe(true)
        for (let at = 0; at < unusable.length; at++) expect(unusable.at(at).reason).not.toBe('')
      }),
      { numRuns: 150 },
    )
  })
})

it('A file of many rows of a few bytes opens on the page', async () => {
  const rows = 'A;1;1\n'.repeat(150_000)
  const read = await importList(
    new Blob([`sku;prezzo;costo\n${rows}`]),
    'corto.csv',
    terms,
    async () => {},
  )
  expect('articles' in read && read.articles.length + read.unusable.length).toBe(150_000)
})

describe('A search', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', 'è', 'È', '€', ' ', '1'), maxLength: 6 })

  it('finds the rows whose text holds what is sought, whatever the case', () => {
    fc.assert(
      fc.property(fc.array(text), text, (texts, typed) => {
        const sought = typed.toLowerCase()
        fc.pre(sought !== '')
        const column = new TextColumn()
        for (const one of texts) column.push(one)
        expect([...rowsHolding(sought, column)]).toEqual(
          texts.map((one) => Number(one.toLowerCase().includes(sought))),
        )
      }),
      { numRuns: 300 },
    )
  })
})
