import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Article } from '../src/articles/article.ts'
import { problemInWords } from '../src/articles/words.ts'
import type { Source } from '../src/table/source.ts'
import { Unreadable } from '../src/table/unreadable.ts'
import { fileOf, textFile } from './files.ts'
import { readList } from './lists.ts'
import { shownWorkbook, workbookOf } from './workbooks.ts'

const folder = join(import.meta.dirname, 'fixtures')
const fixtures = readdirSync(folder).map((name) => readFileSync(join(folder, name)))

/** Bytes of a good file in which some were changed, left out or put in. */
const broken = fc
  .record({
    file: fc.constantFrom(...fixtures),
    cuts: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        gone: fc.integer({ min: 0, max: 30 }),
        put: fc.oneof(
          fc.uint8Array({ maxLength: 8 }),
          fc
            .constantFrom(
              '"',
              '""',
              '\n',
              '\r',
              ';',
              ',',
              '\t',
              '\0',
              '\uFEFF',
              '1.234',
              '1,5',
              '-',
              '€',
            )
            .map((text) => new TextEncoder().encode(text)),
        ),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    chunkSize: fc.integer({ min: 5, max: 4000 }),
  })
  .map(({ file, cuts, chunkSize }) => {
    let bytes = [...file]
    for (const { at, gone, put } of cuts) {
      const from = Math.floor(at * bytes.length)
      bytes = [...bytes.slice(0, from), ...put, ...bytes.slice(from + gone)]
    }
    return { bytes: Uint8Array.from(bytes), chunkSize }
  })

const orUnreadable = async (call: () => Promise<void>) => {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
  }
}

/** The articles of a file; none where it is refused as a whole. */
async function articlesIn(source: Source): Promise<readonly Article[]> {
  let articles: readonly Article[] = []
  await orUnreadable(async () => {
    articles = (await readList(source)).articles
  })
  return articles
}

describe('A broken file', () => {
  it('never crashes, and every row either has its amounts or says why not', async () => {
    await fc.assert(
      fc.asyncProperty(broken, ({ bytes, chunkSize }) =>
        orUnreadable(async () => {
          const { articles } = await readList(fileOf(bytes, chunkSize))
          for (const { price, cost, problems } of articles) {
            expect(problems.map(problemInWords).every((words) => words !== '')).toBe(true)
            if (problems.length > 0) continue
            expect(price).toBeGreaterThan(0)
            expect(cost).toBeGreaterThan(0)
          }
        }),
      ),
      { numRuns: 200 },
    )
  })

  it('of any bytes never crashes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.integer({ min: 1, max: 50 }),
        (bytes, size) =>
          orUnreadable(async () => {
            await readList(fileOf(bytes, size))
          }),
      ),
      { numRuns: 200 },
    )
  })

  it('that is a workbook never crashes', async () => {
    const good: number[] = []
    for await (const part of (
      await workbookOf([
        ['SKU', 'Prezzo', 'Costo'],
        ['A', 1, 2],
      ])
    ).chunks())
      good.push(...part)
    const places = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(places, (changes) =>
        orUnreadable(async () => {
          const bytes = Uint8Array.from(good)
          for (const [at, byte] of changes) bytes[at] = byte
          await readList(fileOf(bytes))
        }),
      ),
      { numRuns: 150 },
    )
  })
})

describe('A number in a file', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100)
  const awkward = fc.string({
    unit: fc.constantFrom(
      '"',
      '""',
      ';',
      ',',
      '\t',
      '\n',
      '\r',
      ' ',
      'a',
      '1',
      '.',
      "'",
      '=',
      '€',
      'è',
    ),
    maxLength: 12,
  })
  const row = fc.record({ price: amount, cost: amount, name: awkward })
  const styles = fc.constantFrom('it-IT', 'en-US')
  const delimiters = fc.constantFrom(';', '\t', ',')

  it('is never another than the one that was written: it is right, or there is none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        styles,
        delimiters,
        fc.boolean(),
        fc.integer({ min: 3, max: 200 }),
        async (rows, style, delimiter, isCareful, chunkSize) => {
          const form = new Intl.NumberFormat(style, {
            minimumFractionDigits: 2,
            useGrouping: 'always',
          })
          // A careless writer puts no quotes around what holds the delimiter, but ends no line in the middle of a row:
          // nobody could tell that from a row.
          const cell = (text: string) =>
            isCareful ? `"${text.replaceAll('"', '""')}"` : text.replace(/[\r\n]/g, '')
          const lines = rows.map(({ price, cost, name }, at) =>
            [`S${at}`, cell(name), cell(form.format(price)), cell(form.format(cost)), 'fine'].join(
              delimiter,
            ),
          )
          const head = ['SKU', 'Nome', 'Prezzo', 'Costo', 'Note'].join(delimiter)
          const articles = await articlesIn(textFile(`${[head, ...lines].join('\n')}\n`, chunkSize))
          for (const { sku, price, cost, problems } of articles) {
            const meant = rows[Number(/^S(\d+)$/.exec(sku)?.[1])]
            if (problems.length > 0) continue
            expect([price, cost]).toEqual([meant?.price, meant?.cost])
          }
          if (isCareful)
            expect(articles.map(({ problems }) => problems)).toEqual(rows.map(() => []))
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is never another, whatever decimals it has beside those of others', async () => {
    const precise = fc
      .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 4 }))
      .map(([digits, decimals]) => digits / 10 ** decimals)
    await fc.assert(
      fc.asyncProperty(
        fc.array(precise, { minLength: 1, maxLength: 30 }),
        styles,
        fc.boolean(),
        async (prices, style, isGrouped) => {
          const useGrouping = isGrouped ? 'always' : false
          const form = new Intl.NumberFormat(style, { maximumFractionDigits: 4, useGrouping })
          const rows = prices.map((price, at) => `S${at};${form.format(price)};1`)
          const { articles } = await readList(textFile(`SKU;Prezzo;Costo\n${rows.join('\n')}\n`))
          for (const { price, problems, sku } of articles)
            if (problems.length === 0) expect(price).toBe(prices[Number(sku.slice(1))])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('of a workbook is never another, in whatever currency it is shown', async () => {
    const shown = fc.record({
      price: amount,
      numFmt: fc.constantFrom('0.00', '#,##0.00 "€"', '[$$-409]#,##0.00', '"£"0.00', '0%', 'yyyy'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(shown, { minLength: 1, maxLength: 12 }), async (cells) => {
        const { articles } = await readList(await shownWorkbook(cells))
        for (const { price, problems, sku } of articles) {
          const meant = cells[Number(sku.slice(1))]
          const isEuro = meant?.numFmt === '0.00' || meant?.numFmt === '#,##0.00 "€"'
          if (problems.length === 0) expect([isEuro, price]).toEqual([true, meant?.price])
        }
      }),
      { numRuns: 50 },
    )
  })
})
