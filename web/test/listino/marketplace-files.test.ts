import { calculate, defaultFormData, readNumber, roundToCents, writeAmount } from '@margine/engine'
import { everything } from '@margine/listino/list'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fileOf, terms, Visit } from './visit.ts'

/** The lines of a file for Amazon, cell by cell. */
async function amazonFile(visit: Visit, kind: 'amazonPrices' | 'automatePricing') {
  await visit.reviewed(kind)
  const { blob, counts } = await visit.takeReviewed()
  const [, ...lines] = (await blob.text()).trimEnd().split('\r\n')
  return { counts, lines: lines.map((line) => line.split('\t')) }
}

type Row = { cost: number; price: number; country: keyof typeof vatOf; category: string }

const vatOf = { IT: 22, DE: 19 }
const italian = (written: string) => written.replace('.', ',')

test('prices without VAT go to Amazon with it, and the minimum reaches the target there', async () => {
  const cents = (most: number) => fc.integer({ min: 100, max: most }).map((cent) => cent / 100)
  const row: fc.Arbitrary<Row> = fc.record({
    cost: cents(9_000),
    price: cents(20_000),
    country: fc.constantFrom(...(['IT', 'DE'] as const)),
    category: fc.constantFrom('clothing', 'beauty', 'grocery', 'base'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('', '4', '5', '10'),
      async (rows, aliquotaIVA) => {
        const visit = new Visit()
        const list = rows.map(
          ({ price, cost, country, category }, at) =>
            `S${at},${price.toFixed(2)},${cost.toFixed(2)},${country},${category}`,
        )
        await visit.open(`sku,prezzo,costo,paese,categoria\n${list.join('\n')}\n`)
        const asked = { ...terms, prezzoIncludesIVA: false, aliquotaIVA }
        await visit.settled({ terms: asked })
        const { lines } = await amazonFile(visit, 'amazonPrices')
        for (const [sku, written = '', minimum = ''] of lines) {
          const { cost, price, category, country } = rows[Number(sku?.slice(1))] as Row
          const found = calculate({
            ...defaultFormData,
            tariffe: terms.tariffe,
            aliquotaIVA,
            paese: country,
            categoria: category,
            costo: writeAmount(cost, 2),
            prezzoVendita: italian(minimum),
          })
          if (!found.ok) throw new Error(JSON.stringify(found.problems))
          expect(found.result.margine).toBeGreaterThanOrEqual(terms.target - 1e-9)
          const vat = aliquotaIVA === '' ? vatOf[country] : Number(aliquotaIVA)
          const gross = roundToCents((price * (100 + vat)) / 100)
          // What is not raised to its minimum stays as it is in the shop.
          expect(written).toBe(readNumber(italian(minimum)) > gross ? minimum : '')
        }
      },
    ),
    { numRuns: 25 },
  )
})

test('what is on sale is calculated at the price paid now, and its standing price stays on Amazon', async () => {
  const visit = new Visit()
  const preview =
    'sku\tproduct-name\tyour-price\tsales-price\testimated-referral-fee-per-unit\tCosto\n'
  await visit.open(`${preview}A\tLampada\t25.90\t19.90\t2.99\t5.50\n`)
  const { shown } = await visit.settled()
  expect(shown.rows[0]?.price).toBe(19.9)
  const prices = async () => (await amazonFile(visit, 'amazonPrices')).lines[0]?.slice(0, 3)
  expect(await prices()).toEqual(['A', '', '10.98'])
  // A price that is only tried goes to no shop.
  expect((await visit.settled({ terms: { ...terms, prezzo: -10 } })).shown.rows[0]?.price).toBe(
    17.91,
  )
  expect(await prices()).toEqual(['A', '', '10.98'])
})

const stores = 'sku;prezzo;costo;paese\nA;39,90;12,50;DE\nA;39,90;12,50;IT\nB;20,00;5,00;DE\n'

test("Amazon's prices are those of the Italian store, or of the one store that there is", async () => {
  const visit = new Visit()
  await visit.open(stores)
  await visit.settled()
  const { lines, counts } = await amazonFile(visit, 'amazonPrices')
  expect(lines.map(([sku]) => sku)).toEqual(['A'])
  expect(counts).toMatchObject({ written: 1, otherStores: 2 })
  const automated = await amazonFile(visit, 'automatePricing')
  expect(automated.lines.slice(1).map((cells) => cells[3])).toEqual(['DE', 'IT', 'DE'])
  const german = new Visit()
  await german.open(stores.replace(';IT', ';Germania').replace('A;', 'C;'))
  await german.settled()
  expect((await amazonFile(german, 'amazonPrices')).counts).toMatchObject({ otherStores: 0 })
})

test('an SKU that is its ASIN goes to Amazon; an ASIN in the place of an SKU does not', async () => {
  const visit = new Visit()
  await visit.open(
    'seller-sku\titem-name\tprice\tquantity\tasin1\tcosto\nB00TEST123\tLampada\t39.90\t4\tB00TEST123\t9.90\n\tTazza\t39.90\t4\tB00TEST124\t9.90\n',
  )
  await visit.settled()
  const { lines, counts } = await amazonFile(visit, 'amazonPrices')
  expect(lines.map(([sku]) => sku)).toEqual(['B00TEST123'])
  expect(counts).toMatchObject({ unnamed: 1 })
})

/** The minimums in a file for Amazon of a report that is opened. */
async function written(report: Parameters<typeof fileOf>[0], name?: string) {
  const visit = new Visit()
  visit.say({ type: 'open', file: fileOf(report, name), terms })
  await visit.hear('list')
  await visit.settled()
  const { lines } = await amazonFile(visit, 'amazonPrices')
  return lines.map(([, , minimum]) => minimum)
}

const preview =
  'sku\tproduct-name\tyour-price\tsales-price\testimated-referral-fee-per-unit\tCosto\n'

describe('The decimal mark of a file for Amazon', () => {
  it.each([
    ['A\tLampada\t25.90\t--\t\t5,50\nB\tTazza\t1299.00\t--\t\t300,00', '.'],
    ['A\tLampada\t25,90\t--\t\t5.50\nB\tTazza\t1.299,00\t--\t\t300.00', ','],
  ])('is that of all prices of the report: %j', async (rows, mark) => {
    expect(await written(`${preview}${rows}\n`)).toEqual([
      `10${mark}98`,
      expect.stringMatching(`^\\d{3}\\${mark}\\d\\d$`),
    ])
  })

  it.each([
    ['A\tLampada\t25\t--\t3,86\t5.50', ','],
    ['A\tLampada\t25\t--\t3.86\t5,50', '.'],
    ['A\tLampada\t25\t--\t\t5,50', ','],
  ])(
    'is that of its other amounts where prices have none, the fees first: %j',
    async (row, mark) => {
      expect(await written(`${preview}${row}\n`)).toEqual([`10${mark}98`])
    },
  )

  it('is a dot where nothing in the report shows one, be it text or a workbook', async () => {
    const whole = 'seller-sku\titem-name\tprice\tCosto\nA\tTazza\t25\t5\n'
    expect(await written(whole)).toEqual(['9.98'])
    const visit = new Visit()
    await visit.open('sku;prezzo;costo\nA;25,90;5,50\n')
    await visit.settled()
    const { blob, name } = await visit.exported('xlsx')
    expect(await written(blob, name)).toEqual(['10.98'])
  })
})

test('articles abroad have their rules said, and none of TikTok Shop outside Italy has figures', async () => {
  const visit = new Visit()
  await visit.open(stores)
  const dated = await visit.settled()
  expect(dated.abroad).toBe('2 articoli venduti in altri paesi: tariffe 1.3.1.')
  const simple = { ...terms, regime: 'forfettario', aliquotaIVA: '4' } as const
  expect((await visit.settled({ terms: simple })).abroad).toBe(
    '2 articoli venduti in altri paesi: tariffe 1.3.1, regime ordinario (perciò senza giudizio), IVA 4%, quella che hai scritto.',
  )
  expect((await visit.settled({ terms: { ...terms, tariffe: '1.3.1' } })).abroad).toBe('')
  const tiktok = await visit.settled({ terms: { ...terms, marketplace: 'tiktok' } })
  expect(tiktok.abroad).toContain("senza conto: TikTok Shop ha tariffe solo per l'Italia.")
  expect(tiktok.shown.rows.map(({ verdict }) => verdict === null)).toEqual([true, false, true])
  expect(tiktok.shown.rows[0]).toMatchObject({ fees: Number.NaN, minimum: Number.NaN })
  // It is not their cost that they lack.
  expect(tiktok.figures.without).toBe(0)
  const { blob } = await visit.exported()
  expect((await blob.text()).split("TikTok Shop: tariffe solo per l'Italia")).toHaveLength(3)
})

test("two listings of eBay with one SKU both have its cost, and both go into eBay's file", async () => {
  const visit = new Visit()
  const { facts } = await visit.open(
    'Item number,Title,Custom label (SKU),Current price\n110000000001,Lampada,LAMP-1,39.90\n110000000002,Lampada bis,LAMP-1,29.90\n',
  )
  expect(facts).toMatchObject({ articles: 2, unusable: 0 })
  expect((await visit.join(fileOf('SKU;Costo\nLAMP-1;35,00\n'))).facts?.costs).toMatchObject({
    found: 2,
    unused: 0,
  })
  await visit.settled({ terms: { ...terms, marketplace: 'ebay' } })
  await visit.write('price', 0, 0, 44.9, 34.9)
  await visit.reviewed('ebayPrices')
  const { blob, counts } = await visit.takeReviewed()
  expect(counts).toMatchObject({ written: 2, changed: 2 })
  const [, , ...lines] = (await blob.text()).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(';')[1])).toEqual(['110000000001', '110000000002'])
})

describe('A file for Shopify', () => {
  const shop = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Cost per item,Image Src',
    'tee,Maglietta,Taglia,S,TEE-S,20.00,5.00,',
    'tee,,,M,TEE-M,21.00,5.00,',
    'tee,,,,,,,due.jpg',
    'tee,,,L,TEE-L,22.00,,',
    'cap,Cappello,Title,Default Title,CAP,15.00,4.00,',
    'rotto,Senza un prezzo,Taglia,S,R-S,10.00,2.00,',
    'rotto,,,M,R-M,,2.00,',
    'doppio,Due volte M,Taglia,M,D-1,10.00,2.00,',
    'doppio,,,M,D-2,11.00,2.00,',
  ]
  const sold = { ...terms, marketplace: 'shopify' }

  async function changed() {
    const visit = new Visit()
    await visit.open(`${shop.join('\n')}\n`)
    await visit.settled({ terms: sold })
    // M of the shirt, the hat, and one of each product that is not whole.
    await visit.write('price', 1, 1, 25)
    await visit.write('price', 3, 3, 16, 12, 13)
    return visit
  }

  it('has every product with a price that changes, with all its variants, also those that are not shown', async () => {
    const visit = await changed()
    await visit.settled({
      terms: sold,
      filter: { ...everything, group: 'changed' },
      order: { column: 'price', direction: 'ascending' },
    })
    const { review, rows } = await visit.reviewed('shopifyPrices')
    expect(rows.map(({ sku }) => sku)).toEqual(['TEE-M', 'CAP'])
    expect(review.counts).toMatchObject({ written: 2, changed: 2, beside: 2, partial: 2 })
    const { blob, counts } = await visit.takeReviewed()
    expect(counts).toEqual(review.counts)
    const [head, ...lines] = (await blob.text()).trimEnd().split('\r\n')
    expect(head).toBe('Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price')
    expect(lines.sort()).toEqual([
      'cap,Cappello,Title,Default Title,CAP,16.00',
      'tee,,,L,TEE-L,22.00',
      'tee,,,M,TEE-M,25.00',
      'tee,Maglietta,Taglia,S,TEE-S,20.00',
    ])
  })

  it('has no product whose changes the seller leaves out, and none of a file that says no variants', async () => {
    const visit = await changed()
    const { rows } = await visit.reviewed('shopifyPrices')
    const { blob, counts } = await visit.takeReviewed(rows[0]?.id as number)
    expect(counts).toMatchObject({ written: 1, leftOut: 1, beside: 0 })
    expect((await blob.text()).split('\r\n').slice(1)).toEqual([
      'cap,Cappello,Title,Default Title,CAP,16.00',
      '',
    ])
    const own = new Visit()
    await own.open('SKU;ASIN;Nome;Prezzo;Costo\nTEE-M;tee;Maglietta;21,00;5,00\n')
    await own.settled({ terms: sold })
    await own.write('price', 0, 0, 25)
    expect((await own.reviewed('shopifyPrices')).review.counts).toMatchObject({
      written: 0,
      partial: 1,
    })
  })
})

describe('Before a file of prices is given', () => {
  const shop = 'sku;prezzo;costo\nA;20,00;5,00\nB;10,00;1,00\nC;50,00;5,00\nD;12,00;11,50\n'

  async function changed() {
    const visit = new Visit()
    await visit.open(shop)
    await visit.settled()
    // A rises by half, B by 60 %, C falls; D is below its minimum.
    await visit.write('price', 0, 0, 30, 16, 45)
    return visit
  }

  it('what changes is told, the price that rises most in front, with its margin before and after', async () => {
    const visit = await changed()
    const { review, rows } = await visit.reviewed('amazonPrices', { whenAbove: 'escludi' })
    expect(review).toMatchObject({ rising: 2, over10: 2, over50: 1 })
    expect(review.counts).toMatchObject({ written: 3, changed: 3, above: 1 })
    expect(review.counts.changesOut).toEqual({})
    expect(rows.map(({ sku, from, to }) => [sku, from, to])).toEqual([
      ['B', 10, 16],
      ['A', 20, 30],
      ['C', 50, 45],
    ])
    // Without VAT 16,393 and 24,590; Amazon takes 15,45 % of what is paid: 50,65 % and 60,82 %.
    expect(rows[1]?.marginBefore).toBeCloseTo(50.65, 2)
    expect(rows[1]?.marginAfter).toBeCloseTo(60.82, 2)
  })

  it('a price that the seller changed is counted apart where it is left out for its minimum', async () => {
    const visit = await changed()
    await visit.write('price', 3, 3, 12.5)
    const { review } = await visit.reviewed('amazonPrices', { whenAbove: 'escludi' })
    expect(review.counts).toMatchObject({ changed: 3, above: 1, changesOut: { above: 1 } })
  })

  it('what rises more than the seller lets it, and what they leave out, is not in the file', async () => {
    const visit = await changed()
    const { review } = await visit.reviewed('priceChanges', { mostRise: 50 })
    expect(review.counts).toMatchObject({ changed: 2, tooHigh: 1 })
    const { blob, counts } = await visit.takeReviewed(2)
    expect(counts).toMatchObject({ changed: 1, tooHigh: 1, leftOut: 1 })
    const [, ...lines] = (await blob.text()).trimEnd().split('\r\n')
    expect(lines).toEqual(['A;;;20,00;30,00'])
  })

  it('nothing is given that was not looked at', async () => {
    const visit = await changed()
    await visit.reviewed('priceChanges')
    await visit.write('price', 0, 0, 31)
    expect(await (await visit.takeReviewed()).blob.text()).toContain('A;;;20,00;30,00')
  })

  it('no file is given of a review after which another was asked for', async () => {
    const visit = await changed()
    const { review } = await visit.reviewed('priceChanges', { mostRise: 3 })
    await visit.reviewed('priceChanges', { mostRise: 1000 })
    visit.say({ type: 'exportReviewed', review: review.id, leftOut: [] })
    expect((await visit.hear('exported', 'notExported')).type).toBe('notExported')
    expect((await visit.takeReviewed()).counts).toMatchObject({ changed: 3 })
  })

  it('a shop with prices without VAT has them so, and what is on sale there is left out', async () => {
    const visit = new Visit()
    await visit.open(
      'ID,Type,SKU,Name,Sale price,Regular price,Costo\n1,simple,A,Olio,,10.00,2.00\n2,simple,B,Vino,8.00,9.00,2.00\n3,simple,,Sale,,5.00,1.00\n',
    )
    await visit.settled({
      terms: { ...terms, marketplace: 'woocommerce', prezzoIncludesIVA: false },
    })
    await visit.write('price', 0, 0, 12.5, 8.5, 6)
    await visit.reviewed('woocommercePrices')
    const { blob, counts } = await visit.takeReviewed()
    expect(await blob.text()).toBe('ID,SKU,Regular price\r\n1,A,12.50\r\n3,,6.00\r\n')
    expect(counts).toMatchObject({ changed: 2, onSale: 1 })
  })
})
