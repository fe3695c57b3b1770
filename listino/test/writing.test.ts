import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankArticle } from '../src/articles/article.ts'
import { openTable } from '../src/table/table.ts'
import { amazonPriceFile, automatePricingFile } from '../src/writing/amazon-files.ts'
import { ebayPriceFile } from '../src/writing/ebay-file.ts'
import type { Offer, OfferFile } from '../src/writing/offer.ts'
import { resultColumns } from '../src/writing/result-columns.ts'
import { resultLines, resultsHead } from '../src/writing/results-text.ts'
import { forPeople, guarded, unguarded } from '../src/writing/text-cell.ts'
import { resultsWorkbook } from '../src/writing/workbook.ts'
import { fileOf, textFile } from './files.ts'
import { readList } from './lists.ts'

const offer = (fields: Partial<Offer>): Offer => ({
  sku: 'A',
  listing: '110000000001',
  hasOwnSku: true,
  name: 'Tazza',
  variation: '',
  country: 'IT',
  currency: 'EUR',
  price: 20,
  standingPrice: fields.price ?? 20,
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

const written = ({ head, line }: OfferFile): string => head + offers.map(line).join('')

describe('The price file of Amazon', () => {
  it('leaves out what is sold below its minimum, where the seller says so', () => {
    const file = amazonPriceFile({ store: 'IT', whenAbove: 'escludi', mark: '.' })
    expect(written(file)).toBe(
      'sku\tprice\tminimum-seller-allowed-price\tmaximum-seller-allowed-price\tquantity\thandling-time\tfulfillment-channel\r\n' +
        '=HYPERLINK("x");1\t20.00\t15.00\t\t\t\t\r\n' +
        'PARI\t20.00\t20.00\t\t\t\t\r\n',
    )
    expect(file.counts).toMatchObject({
      written: 2,
      raised: 0,
      above: 1,
      withoutMinimum: 1,
      unnamed: 3,
    })
  })

  it('or raises the price with the minimum', () => {
    const file = amazonPriceFile({ store: 'IT', whenAbove: 'alza', mark: ',' })
    expect(written(file)).toContain('\r\nSOTTO\t24,50\t24,50\t\t\t\t\r\n')
    expect(file.counts).toMatchObject({ written: 3, raised: 1, above: 0 })
  })

  it('has the standing price of what is on sale, which a minimum between the two leaves', () => {
    const file = amazonPriceFile({ store: 'IT', whenAbove: 'alza', mark: '.' })
    const sale = { price: 19.9, standingPrice: 25.9 }
    const lines = [15, 22, 30].map((minimum) => file.line(offer({ ...sale, minimum })))
    expect(lines).toEqual([
      'A\t25.90\t15.00\t\t\t\t\r\n',
      'A\t25.90\t22.00\t\t\t\t\r\n',
      'A\t30.00\t30.00\t\t\t\t\r\n',
    ])
    expect(file.counts).toMatchObject({ written: 3, raised: 1 })
    const unknown = offer({ ...sale, standingPrice: Number.NaN, minimum: 22 })
    expect(file.line(unknown)).toBe('A\t\t22.00\t\t\t\t\r\n')
    // What it is sold at now is below its minimum.
    expect(automatePricingFile({ mark: '.' }).line(offer({ ...sale, minimum: 22 }))).toBe('')
  })

  it('has one line for an SKU of two stores, and counts the others', () => {
    const file = amazonPriceFile({ store: 'IT', whenAbove: 'alza', mark: '.' })
    const all = [offer({ country: 'GB', price: 30 }), offer({}), offer({ country: 'DE' })]
    expect(all.map(file.line).join('')).toBe('A\t20.00\t15.00\t\t\t\t\r\n')
    expect(file.counts).toMatchObject({ written: 1, otherStores: 2 })
    const automated = automatePricingFile({ mark: '.' })
    expect(all.map(automated.line).map((line) => line.split('\t')[3])).toEqual(['GB', 'IT', 'DE'])
  })

  it("takes an SKU that is the number of its listing, where it is the seller's own", () => {
    const file = amazonPriceFile({ store: 'IT', whenAbove: 'alza', mark: '.' })
    expect(file.line(offer({ sku: 'B00TEST123', listing: 'B00TEST123' }))).toContain('B00TEST123')
  })

  it('to automate prices has two rows above, and nothing that is sold below its minimum', async () => {
    const file = automatePricingFile({ mark: '.' })
    const text = written(file)
    expect(text.split('\r\n')[0]).toMatch(/^SKU\tMin price\t/)
    expect(text).toContain('\r\nPARI\t20.00\t\tIT\tEUR\t\t\t\t\r\n')
    expect(text).not.toContain('SOTTO')
    expect(file.counts).toMatchObject({ written: 2, above: 1, withoutMinimum: 1 })
    const again = await readList(textFile(text))
    expect(again.layout?.key).toBe('amazonAutomatePricing')
    expect(again.articles.map(({ sku }) => sku)).toEqual(['=HYPERLINK("x");1', 'PARI'])
  })
})

describe('The price file of eBay', () => {
  it('has what goes up to its minimum, by the number of its listing', async () => {
    const file = ebayPriceFile()
    const all = [
      ...offers,
      offer({ variation: 'Taglia=42', minimum: 30 }),
      offer({ listing: '', minimum: 30 }),
    ]
    const text = file.head + all.map(file.line).join('')
    expect(text).toBe(
      '#INFO;Version=1.0.0;Template= eBay-active-revise-price-quantity-download_IT;;;;;;;;\r\n' +
        'Action;Item number;Title;Listing site;Currency;Start price;Buy It Now price;Available quantity;Relationship;Relationship details;Custom label (SKU)\r\n' +
        'Revise;110000000001;;;;24.50;;;;;\r\n',
    )
    expect(file.counts).toEqual({
      written: 1,
      raised: 1,
      above: 0,
      withoutMinimum: 1,
      unnamed: 1,
      otherStores: 0,
      unchanged: 5,
      variants: 1,
    })
    const again = await readList(textFile(text))
    expect(again.layout?.key).toBe('ebayPrices')
    expect(again.articles.map(({ listing, price }) => [listing, price])).toEqual([
      ['110000000001', 24.5],
    ])
  })
})

describe('A formula in a file for people', () => {
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
    const rows = skus.map((sku, at) => ({
      article: { ...blankArticle(at + 2), sku },
      answer: null,
    }))
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
    const { articles } = await readList(
      textFile('sku;prezzo;costo;spedizione\nA;9,99;3,333;1,2345678\nC;9,99;3,3333;\nB;20;5;0,5\n'),
    )
    const lineOf = resultLines('excel')
    const text = articles.map((one) => lineOf(one, null)).join('')
    expect(text).toContain(';9,99;3,3330;file;')
    expect(text).toContain(';1,234568;;')
    expect(text).toContain(';20,00;5,00;file;')
    expect(text).toContain(';0,50;;')
  })

  it('are read back as they were, the formulas among them too', async () => {
    const { articles } = await readList(
      textFile('sku;nome;prezzo;costo\n=A;"riga 1\nriga ""2""; tre";1.234,50;0,01\nB;@x;9,00;\n'),
    )
    const lineOf = resultLines('excel')
    const text = resultsHead('excel') + articles.map((one) => lineOf(one, null)).join('')
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
