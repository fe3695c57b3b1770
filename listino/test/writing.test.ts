import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Article, blankArticle } from '../src/articles/article.ts'
import type { Problem } from '../src/articles/problem.ts'
import type { Row } from '../src/list/row.ts'
import { openTable } from '../src/table/table.ts'
import { amazonPriceFile, automatePricingFile } from '../src/writing/amazon-files.ts'
import { changesFile } from '../src/writing/changes-file.ts'
import { asEntered, fixed, quotedCell } from '../src/writing/delimited-lines.ts'
import { ebayPriceFile } from '../src/writing/ebay-file.ts'
import { isChange, type Offer, type OfferFile, OfferWriter } from '../src/writing/offer.ts'
import type { ResultColumn } from '../src/writing/result-column.ts'
import { resultColumns } from '../src/writing/result-columns.ts'
import { delimiters, exact, type ResultForm } from '../src/writing/result-form.ts'
import { codesFile, ResultLines, resultsHead } from '../src/writing/results-text.ts'
import { shopifyPriceFile } from '../src/writing/shopify-file.ts'
import { columnsBy } from '../src/writing/term-columns.ts'
import { forPeople, guarded, unguarded } from '../src/writing/text-cell.ts'
import { woocommercePriceFile } from '../src/writing/woocommerce-file.ts'
import { resultsWorkbook } from '../src/writing/workbook.ts'
import { fileOf, textFile } from './files.ts'
import { calculated, formWith, inBlocks, readList } from './lists.ts'

/** What stands in the lines of some articles. */
function linesOf(rows: readonly Row[], form: ResultForm): string {
  const lines = new ResultLines(form)
  for (const row of rows) lines.add(row)
  return new TextDecoder().decode(lines.take())
}

/** A cell as it is written by itself. */
function cellAlone(value: string | number, kind: ResultColumn['kind'], form: ResultForm): string {
  if (typeof value === 'string') {
    const text = form === 'excel' ? forPeople(value, { count: 0 }) : value.toWellFormed()
    return quotedCell(text, delimiters[form])
  }
  if (kind === 'whole' || form === 'dati') return exact(value)
  return kind === 'entered' ? asEntered(value) : fixed(value, ',')
}

const offer = (fields: Partial<Offer>): Offer => ({
  sku: 'A',
  listing: '110000000001',
  hasOwnSku: true,
  name: 'Tazza',
  variation: '',
  options: [{ name: 'Title', value: 'Default Title', linkedTo: '' }],
  country: 'IT',
  currency: 'EUR',
  price: 20,
  standingPrice: fields.price ?? 20,
  proposed: Number.NaN,
  minimum: 15,
  ...fields,
})

const offers = [
  offer({ sku: '=HYPERLINK("x");1' }),
  offer({ sku: 'SOTTO', minimum: 24.5 }),
  offer({ sku: 'MAI', minimum: Number.NaN }),
  offer({ sku: 'A\tB' }),
  offer({ sku: '', listing: '' }),
  offer({ sku: '110000000001', hasOwnSku: false }),
  offer({ sku: 'PARI', minimum: 20 }),
]

/** A file of some offers, and what became of each. */
function written(file: OfferFile, some = offers) {
  const writer = new OfferWriter(file)
  const lines = some.map((one) => writer.line(one))
  return { text: file.head + lines.join(''), lines, counts: writer.counts }
}

const anyRise = { mostRise: Number.POSITIVE_INFINITY }
const raising = { ...anyRise, store: 'IT', whenAbove: 'alza', mark: '.' } as const

describe('The price file of Amazon', () => {
  it('leaves out what is sold below its minimum, where the seller says so', () => {
    const { text, counts } = written(amazonPriceFile({ ...raising, whenAbove: 'escludi' }))
    expect(text).toBe(
      'sku\tprice\tminimum-seller-allowed-price\tmaximum-seller-allowed-price\tquantity\thandling-time\tfulfillment-channel\r\n' +
        '=HYPERLINK("x");1\t\t15.00\t\t\t\t\r\n' +
        'PARI\t\t20.00\t\t\t\t\r\n',
    )
    expect(counts).toMatchObject({
      written: 2,
      changed: 0,
      above: 1,
      withoutMinimum: 1,
      unnamed: 3,
    })
  })

  it('or raises the price with the minimum', () => {
    const { text, counts } = written(amazonPriceFile({ ...raising, mark: ',' }))
    expect(text).toContain('\r\nSOTTO\t24,50\t24,50\t\t\t\t\r\n')
    expect(counts).toMatchObject({ written: 3, changed: 1, above: 0 })
  })

  it('has the price that is proposed, which may be one without a minimum', () => {
    const proposed = [
      offer({ proposed: 18.9 }),
      offer({ proposed: 18.9, minimum: Number.NaN }),
      offer({ proposed: 14 }),
    ]
    expect(written(amazonPriceFile(raising), proposed).lines).toEqual([
      'A\t18.90\t15.00\t\t\t\t\r\n',
      'A\t18.90\t\t\t\t\t\r\n',
      'A\t15.00\t15.00\t\t\t\t\r\n',
    ])
    const { counts } = written(amazonPriceFile({ ...raising, whenAbove: 'escludi' }), proposed)
    // One of the two has a minimum.
    expect(counts).toMatchObject({ written: 2, changed: 2, minimums: 1, above: 1 })
  })

  it('leaves the prices that nobody changed as they are in the shop, and raises the standing one of what is on sale', () => {
    const sale = { price: 19.9, standingPrice: 25.9 }
    const some = [15, 22, 30].map((minimum) => offer({ ...sale, minimum }))
    const { lines, counts } = written(amazonPriceFile(raising), some)
    expect(lines).toEqual([
      'A\t\t15.00\t\t\t\t\r\n',
      'A\t\t22.00\t\t\t\t\r\n',
      'A\t30.00\t30.00\t\t\t\t\r\n',
    ])
    expect(counts).toMatchObject({ written: 3, changed: 1 })
    const unknown = offer({ ...sale, standingPrice: Number.NaN, minimum: 22 })
    expect(written(amazonPriceFile(raising), [unknown]).lines).toEqual(['A\t\t22.00\t\t\t\t\r\n'])
    // What it is sold at now is below its minimum.
    const automated = automatePricingFile({ mark: '.' })
    expect(written(automated, [offer({ ...sale, minimum: 22 })]).lines).toEqual([''])
    // The file has no column for the price that a sale has.
    const proposed = offer({ ...sale, proposed: 21 })
    expect(written(amazonPriceFile(raising), [proposed]).counts).toMatchObject({ onSale: 1 })
  })

  it('has one line for an SKU of two stores, and counts the others', () => {
    const all = [offer({ country: 'GB', price: 30 }), offer({}), offer({ country: 'DE' })]
    const { lines, counts } = written(amazonPriceFile(raising), all)
    expect(lines.join('')).toBe('A\t\t15.00\t\t\t\t\r\n')
    expect(counts).toMatchObject({ written: 1, otherStores: 2 })
    const automated = written(automatePricingFile({ mark: '.' }), all)
    expect(automated.lines.map((line) => line.split('\t')[3])).toEqual(['GB', 'IT', 'DE'])
  })

  it("takes an SKU that is the number of its listing, where it is the seller's own", () => {
    const own = offer({ sku: 'B00TEST123', listing: 'B00TEST123' })
    expect(written(amazonPriceFile(raising), [own]).text).toContain('B00TEST123')
  })

  it('to automate prices has two rows above, and nothing that is sold below its minimum', async () => {
    const { text, counts } = written(automatePricingFile({ mark: '.' }))
    expect(text.split('\r\n')[0]).toMatch(/^SKU\tMin price\t/)
    expect(text).toContain('\r\nPARI\t20.00\t\tIT\tEUR\t\t\t\t\r\n')
    expect(text).not.toContain('SOTTO')
    expect(counts).toMatchObject({ written: 2, changed: 0, above: 1, withoutMinimum: 1 })
    const again = await readList(textFile(text))
    expect(again.layout?.key).toBe('amazonAutomatePricing')
    expect(again.articles.map(({ sku }) => sku)).toEqual(['=HYPERLINK("x");1', 'PARI'])
  })
})

describe('The price file of eBay', () => {
  it('has what is proposed, by the number of its listing', async () => {
    const { text, counts } = written(ebayPriceFile(anyRise), [
      ...offers,
      offer({ proposed: 24.5 }),
      offer({ variation: 'Taglia=42', proposed: 30 }),
      offer({ listing: '', proposed: 30 }),
    ])
    expect(text).toBe(
      '#INFO;Version=1.0.0;Template= eBay-active-revise-price-quantity-download_IT;;;;;;;;\r\n' +
        'Action;Item number;Title;Listing site;Currency;Start price;Buy It Now price;Available quantity;Relationship;Relationship details;Custom label (SKU)\r\n' +
        'Revise;110000000001;;;;24.50;;;;;\r\n',
    )
    expect(counts).toMatchObject({
      written: 1,
      changed: 1,
      unnamed: 1,
      unchanged: offers.length,
      variants: 1,
    })
    const again = await readList(textFile(text))
    expect(again.layout?.key).toBe('ebayPrices')
  })
})

describe('The price file of Shopify', () => {
  const isWhole = () => true
  const legacy = [
    'Handle',
    'Title',
    'Option1 Name',
    'Option1 Value',
    'Variant SKU',
    'Variant Price',
  ]

  it.each([
    [
      'shopify-legacy.csv',
      [
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
        'maglietta-roma,"Maglietta ""Roma""",Taglia,S,TEE-S,17.50',
        'maglietta-roma,,,M,TEE-M,17.50',
        'cappello,Cappello,Title,Default Title,CAP-1,17.50',
      ],
    ],
    [
      'shopify-new.csv',
      [
        'URL handle,Title,Option1 name,Option1 value,SKU,Price',
        'maglietta-roma,"Maglietta ""Roma""",Taglia,S,TEE-S,17.50',
        'maglietta-roma,,,M,TEE-M,17.50',
        'cappello,Cappello,Title,Default Title,CAP-1,17.50',
      ],
    ],
  ])('has the products of %s by handle, each with all its variants', async (name, lines) => {
    const fixture = fileOf(readFileSync(join(import.meta.dirname, 'fixtures', name)))
    const { articles, table } = await readList(fixture)
    const file = shopifyPriceFile({ ...anyRise, titles: table.header, isWhole })
    const products = Map.groupBy(
      articles.filter(({ price }) => price > 0),
      ({ listing }) => listing,
    )
    const written = [...products.values()].map((variants) =>
      file.product?.(variants.map((one) => ({ offer: offer({ ...one }), price: 17.5 }))),
    )
    const text = file.head + written.join('')
    expect(text).toBe(`${lines.join('\r\n')}\r\n`)
    const again = await readList(textFile(text))
    expect(again.articles.map(({ sku, price }) => [sku, price])).toEqual(
      ['TEE-S', 'TEE-M', 'CAP-1'].map((sku) => [sku, 17.5]),
    )
  })

  it('names every option of a variant, and the field that its values come from', async () => {
    const { articles, table } = await readList(
      textFile(
        'Handle,Title,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Variant SKU,Variant Price,Cost per item\n' +
          'tee,Tee,Colore,Rosso,product.metafields.custom.colore,Taglia,S / M,A,20.00,5\n' +
          'tee,,,Blu,,,S / M,B,21.00,5\n' +
          'altro,Altro,,Blu,,,,C,21.00,5\n',
      ),
    )
    // Of the last nobody knows what «Blu» is.
    expect(articles[2]?.options).toEqual([])
    const file = shopifyPriceFile({ ...anyRise, titles: table.header, isWhole })
    const variants = articles.slice(0, 2).map((one) => ({ offer: offer({ ...one }), price: 9 }))
    expect(file.head + file.product?.(variants)).toBe(
      'Handle,Title,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Variant SKU,Variant Price\r\n' +
        'tee,Tee,Colore,Rosso,product.metafields.custom.colore,Taglia,S / M,A,9.00\r\n' +
        'tee,,,Blu,,,S / M,B,9.00\r\n',
    )
  })

  it('leaves out a product that the seller’s file does not tell all variants of, and one without a name', () => {
    const file = shopifyPriceFile({ ...anyRise, titles: legacy, isWhole: (one) => one !== 'rotto' })
    const some = [
      offer({ listing: 'intero', proposed: 9 }),
      offer({ listing: 'rotto', proposed: 9 }),
      offer({ listing: 'intero', name: '', proposed: 9 }),
    ]
    expect(written(file, some).counts).toMatchObject({ written: 1, partial: 1, unnamed: 1 })
  })

  it('leaves a price that a product has in one country alone as it is', async () => {
    const { articles } = await readList(
      textFile(
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Price / Italia,Cost per item\nx,X,Title,Default Title,X-1,20.00,18.00,5.00\n',
      ),
    )
    expect(articles[0]?.price).toBe(18)
    const all = articles.map((article) => offer({ ...article, proposed: 19 }))
    expect(
      written(shopifyPriceFile({ ...anyRise, titles: legacy, isWhole }), all).counts,
    ).toMatchObject({ onSale: 1 })
  })
})

describe('A file of prices', () => {
  it('has no price that rises more than the seller lets it, to the cent', () => {
    const choice = { mostRise: 10 }
    for (const file of [
      amazonPriceFile({ ...raising, ...choice }),
      ebayPriceFile(choice),
      woocommercePriceFile(choice),
      changesFile(choice),
    ]) {
      const some = [22, 22.01, 5].map((proposed) => offer({ proposed, minimum: 1 }))
      expect(written(file, some).counts).toMatchObject({ changed: 2, tooHigh: 1 })
    }
  })

  it('counts apart the prices that the seller changed and it does not have, by what became of them', () => {
    const some = [
      offer({ minimum: 24 }),
      offer({ minimum: 24, proposed: 22 }),
      offer({ minimum: 24, proposed: 20 }),
      offer({ proposed: 22, country: 'DE' }),
      offer({ proposed: 22, hasOwnSku: false, listing: '' }),
      offer({ proposed: 22, standingPrice: 25 }),
      offer({ proposed: 99 }),
      offer({ proposed: 22 }),
      offer({ proposed: 14, minimum: 20 }),
    ]
    const choice = { mostRise: 50 }
    const outOf = (file: OfferFile) => written(file, some).counts.changesOut
    const one = { unnamed: 1, onSale: 1, tooHigh: 1 }
    expect(outOf(amazonPriceFile({ ...raising, ...choice, whenAbove: 'escludi' }))).toEqual({
      ...one,
      otherStores: 1,
      above: 2,
    })
    // Raised to its minimum, which is what it is sold for.
    expect(outOf(amazonPriceFile({ ...raising, ...choice }))).toEqual({
      ...one,
      otherStores: 1,
      above: 1,
    })
    expect(outOf(automatePricingFile(raising))).toEqual({ written: 7 })
    expect(outOf(ebayPriceFile(choice))).toEqual(one)
    expect(outOf(woocommercePriceFile(choice))).toEqual(one)
    const isWhole = () => true
    expect(outOf(shopifyPriceFile({ ...choice, titles: [], isWhole }))).toEqual(one)
    expect(outOf(changesFile(choice))).toEqual({ tooHigh: 1 })
  })

  it('read back has what was reviewed, whatever its format', async () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 }).map((cent) => cent / 100)
    const some = fc.array(
      fc.record({
        price: cents,
        proposed: fc.option(cents, { nil: Number.NaN }),
        minimum: fc.option(cents, { nil: Number.NaN }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    const choices = { ...raising, mostRise: 80 }
    const files = [
      amazonPriceFile(choices),
      amazonPriceFile({ ...choices, mark: ',', whenAbove: 'escludi' }),
      ebayPriceFile(choices),
      woocommercePriceFile(choices),
      shopifyPriceFile({ ...choices, titles: [], isWhole: () => true }),
      shopifyPriceFile({ ...choices, titles: ['Handle', 'Variant Price'], isWhole: () => true }),
      changesFile(choices),
    ]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), some, async (file, amounts) => {
        const all = amounts.map((one, at) =>
          offer({
            ...one,
            standingPrice: one.price,
            sku: `S-${at}`,
            listing: `11000000${at + 10}`,
          }),
        )
        const reviewed = all.flatMap((one) => {
          const fate = file.fateOf(one)
          return fate.kind === 'written' ? [fate] : []
        })
        const { text, counts } = written(file, all)
        expect(counts.changed).toBe(reviewed.filter(isChange).length)
        if (reviewed.length === 0) return
        const { articles } = await readList(textFile(text))
        expect(articles.map(({ price }) => price)).toEqual(reviewed.map(({ to }) => to))
      }),
      { numRuns: 150 },
    )
  })
})

describe('A formula in a file for people', () => {
  it('is none behind whatever a spreadsheet may cut a file at, nor where its sign is wide', () => {
    const separators = ['', ',', ';', '\t', '\n', '\r\n', '", "', 'x;', "',"]
    const signs = ['=', '+', '-', '@', '\uff1d', '\uff0b', '\uff0d', '\uff20']
    const piece = fc.constantFrom('x', '1', "'", '"', ' ', '\u00a0', ...separators, ...signs)
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 12 }), (text) => {
        const written = guarded(text)
        expect(unguarded(written)).toBe(text)
        for (const cell of written.split(/[,;\t\r\n]/)) expect(signs).not.toContain(cell.trim()[0])
      }),
      { numRuns: 2000 },
    )
  })

  it('is none where a file for people is cut at commas', async () => {
    const article = { ...blankArticle(2), sku: 'x,=1+1', name: 'a\n =2' }
    const [row] = (await calculated([article])) as [Row]
    const line = linesOf([row], 'excel')
    expect(line).toContain("x,'=1+1")
    expect(line.split(/[,;\n]/).filter((cell) => /^[\s"]*[=@]/.test(cell))).toEqual([])
    expect(linesOf([row], 'dati')).toContain('"x,=1+1"')
  })

  it.each(['=1+1', '+39 06', '-5', '@sum', '\tx', '\rx'])('is none: %j', (text) => {
    expect(guarded(text)).toBe(`'${text}`)
    expect(unguarded(guarded(text))).toBe(text)
  })

  it.each(["'tazza", 'tazza = bella', '', 'a-b'])('is not made of what is none: %j', (text) => {
    expect(guarded(text)).toBe(text)
    expect(unguarded(text)).toBe(text)
  })
})

describe('A text in a file for people', () => {
  const cut = { count: 0 }

  it.each([
    ['a\uFFFE\uFFFFb\0\x01\v\f\x1f', 'ab'],
    ['\x01=1+1', "'=1+1"],
    ['\uD800x\uDC00', '\uFFFDx\uFFFD'],
    ['riga 1\nriga 2', 'riga 1\nriga 2'],
    ['caffè 😀', 'caffè 😀'],
  ])('has nothing that a workbook can not hold: %j', (text, written) => {
    expect(forPeople(text, cut)).toBe(written)
    expect(cut.count).toBe(0)
  })

  it('is cut where no cell is longer, between two characters, and counted', () => {
    for (const length of [32_753, 32_754, 32_755]) {
      const counted = { count: 0 }
      const written = forPeople(`${'x'.repeat(length)}😀${'y'.repeat(20)}`, counted)
      expect(written.length).toBeLessThanOrEqual(32_767)
      expect(written).toMatch(/^x+(?:😀)?y*… \(tagliato\)$/u)
      expect(counted.count).toBe(1)
    }
    expect(forPeople(`=${'x'.repeat(32_766)}`, cut)).toHaveLength(32_767)
    expect(cut.count).toBe(1)
  })
})

describe('A workbook of results', () => {
  const awkward = fc.string({
    unit: fc.constantFrom(
      'a',
      '_',
      'x',
      '_x0041_',
      '\uFFFF',
      '\uFFFE',
      '\uD83D',
      '\uDE00',
      '\0',
      '\x0b',
      '\x1b',
      '<',
      '&',
      '>',
      '"',
      "'",
      '=',
      'è',
    ),
    minLength: 1,
    maxLength: 12,
  })

  async function written(skus: readonly string[], cut = { count: 0 }) {
    const rows = await calculated(skus.map((sku, at) => ({ ...blankArticle(at + 2), sku })))
    const stream = await resultsWorkbook(rows, resultColumns, cut)
    return new Uint8Array(
      await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
    )
  }

  async function sheetOf(bytes: Uint8Array): Promise<string> {
    const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries()
    const sheet = entries.find(({ filename }) => filename === 'xl/worksheets/sheet1.xml')
    return sheet === undefined || sheet.directory ? '' : sheet.getData(new TextWriter())
  }

  it('is XML whatever is in an SKU, and has it as it is written for people', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(awkward, { minLength: 1, maxLength: 5 }), async (skus) => {
        const bytes = await written(skus)
        expect(await sheetOf(bytes)).not.toMatch(/[\uFFFE\uFFFF]|[^\P{Cc}\t\n\r\x7f-\x9f]/u)
        const table = await openTable(fileOf(bytes))
        expect(table.sample.map(([, sku]) => sku)).toEqual(
          skus.map((sku) => forPeople(sku, { count: 0 })),
        )
      }),
      { numRuns: 100 },
    )
  })

  it('counts the texts that no cell could hold whole', async () => {
    const cut = { count: 0 }
    const bytes = await written(['A', 'x'.repeat(40_000)], cut)
    expect(cut.count).toBe(1)
    expect(await sheetOf(bytes)).toContain('x… (tagliato)</t>')
  })
})

describe('Results written for a spreadsheet', () => {
  it('have as many decimals as were entered', async () => {
    const { rows } = await readList(
      textFile('sku;prezzo;costo;spedizione\nA;9,99;3,333;1,2345678\nC;9,99;3,3333;\nB;20;5;0,5\n'),
    )
    const text = linesOf(rows, 'excel')
    expect(text).toContain(';9,99;3,3330;file;')
    expect(text).toContain(';1,234568;;')
    expect(text).toContain(';20,00;5,00;file;')
    expect(text).toContain(';0,50;;')
  })

  it('has every amount as it is written alone, and every text guarded and quoted, whatever it is', async () => {
    const amounts = [0, -0, 0.005, 1.005, -12.345, 10_000_000.5, 2e9, -3e15, 0.1 + 0.2, 1 / 3]
    const texts = ['', 'A-1', '-1', ' =1', 'è', 'a;b', 'a,=b', '"x"', "'@", 'a\tb', '\ud800', '~ ~']
    const [row] = (await calculated([blankArticle(2)])) as [Row]
    for (const form of ['excel', 'dati'] as const)
      for (const kind of ['text', 'entered', 'amount', 'whole'] as const)
        for (const value of kind === 'text' ? texts : [...amounts, Number.NaN]) {
          const lines = new ResultLines(form, [{ name: 'x', kind, value: () => value }])
          lines.add(row)
          lines.add(row)
          const alone = cellAlone(value, kind, form) || '""'
          expect(new TextDecoder().decode(lines.take())).toBe(`${alone}\r\n${alone}\r\n`)
        }
  })

  it('are the same by the block as row by row, whatever their texts and amounts are', async () => {
    const names = [
      ...[
        'Tazza',
        'caffè',
        'è',
        ' =1',
        "'@x",
        '=1',
        '-1',
        '\uff1d1',
        'a \uff1d1',
        '\ufeffx',
        '\u00a0+1',
      ],
      ...[
        'a;b',
        'a,=b',
        '"x"',
        'a\tb',
        'a\u007fb',
        'a\u0085b',
        '\ud800',
        '\uffff',
        'a\uffffb',
        '~ ~',
        'x'.repeat(1_001),
      ],
      ...['x'.repeat(32_768), '日本', '🙂'],
    ]
    const articles = names.flatMap((name, at): Article[] => {
      const one = { ...blankArticle(at), sku: name, name, price: 10 + at / 3, cost: 5 }
      const shipping = at % 3 === 0 ? Number.NaN : at
      const noCost: Problem = { code: 'noCost' }
      const unknown: Problem = { code: 'unknown', role: 'shipping' }
      return [
        { ...one, shipping, packaging: 0.125, country: at % 5 === 0 ? 'FR' : 'IT' },
        { ...one, cost: Number.NaN, problems: [noCost] },
        { ...one, problems: [unknown], monthlySales: at },
        {
          ...one,
          price: 5.1,
          costBasis: 'costi',
          sender: 'seller',
          truePercent: at % 2 ? Number.NaN : 15,
        },
      ]
    })
    for (const form of ['excel', 'dati'] as const)
      for (const columns of [columnsBy(formWith({})), resultColumns.slice(1, 2)]) {
        const cuts = [{ count: 0 }, { count: 0 }] as const
        const [byBlock, byRow] = cuts.map((cut) => new ResultLines(form, columns, cut))
        for await (const block of inBlocks([...articles, ...articles])) {
          byBlock?.addBlock(block)
          for (const row of block.rows) byRow?.add(row)
        }
        const [block, row] = [byBlock, byRow].map((lines) =>
          new TextDecoder().decode(lines?.take()),
        )
        expect(block).toBe(row)
        expect(cuts[0]).toEqual(cuts[1])
        expect(block?.split('\r\n').length).toBeGreaterThan(articles.length * 2)
      }
  })

  it.each([...['007', '8001234567890', '1E5', '3-12', '12/5', '1:30', 'SET-10', 'mar1', '2 GEN']])(
    'of %s, which a spreadsheet would save as another, are marked as of a text for people alone',
    async (sku) => {
      const { rows, articles } = await readList(
        textFile(`sku;prezzo;costo\n"=""${sku}""";9,00;1\n`),
      )
      const [column] = resultColumns.filter(({ name }) => name === 'sku')
      const written = async (form: ResultForm) => {
        const lines = new ResultLines(form, [column as ResultColumn, ...resultColumns.slice(0, 1)])
        for (const row of rows) lines.add(row)
        for await (const block of inBlocks(articles)) lines.addBlock(block)
        return new TextDecoder().decode(lines.take()).split('\r\n').slice(0, 2)
      }
      expect(await written('excel')).toEqual([`"=""${sku}""";2`, `"=""${sku}""";2`])
      expect(await written('dati')).toEqual([`${sku},2`, `${sku},2`])
      expect(codesFile('sku', [sku], 'excel', { count: 0 })).toContain(`\n"=""${sku}"""\r\n`)
      expect(
        changesFile({ mostRise: 10 }).line(offer({ sku }), { kind: 'written', from: 1, to: 2 }),
      ).toContain(`"=""${sku}""";`)
    },
  )

  it('of a code that is none of these are as they are', async () => {
    const { articles } = await readList(
      textFile('sku;prezzo;costo\n70;9,00;1\nSETTE-10;9;1\nA-SET-10;9;1\n12345678901;9;1\n'),
    )
    const lines = new ResultLines('excel', resultColumns.slice(1, 3))
    for await (const block of inBlocks(articles)) lines.addBlock(block)
    expect(new TextDecoder().decode(lines.take())).toBe(
      '70;\r\nSETTE-10;\r\nA-SET-10;\r\n12345678901;\r\n',
    )
  })

  it('are read back as they were, the formulas among them too', async () => {
    const { articles, rows } = await readList(
      textFile('sku;nome;prezzo;costo\n=A;"riga 1\nriga ""2""; tre";1.234,50;0,01\nB;@x;9,00;\n'),
    )
    const text = resultsHead('excel') + linesOf(rows, 'excel')
    const again = await readList(textFile(text))
    const inShort = ({ sku, name, price, cost }: (typeof articles)[number]) => [
      sku,
      name,
      price,
      cost,
    ]
    expect(again.layout?.key).toBe('margine')
    expect(again.articles.map(inShort)).toEqual(articles.map(inShort))
  })
})
