import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accountOf, leftOut } from '../src/articles/account.ts'
import { Costs } from '../src/articles/costs.ts'
import { priceVATIn, priceVATInWords } from '../src/articles/open-list.ts'
import { openTable } from '../src/table/table.ts'
import { fileOf, utf8, utf16, windows1252 } from './files.ts'
import { askedFrom, formWith, readList, wordsOf } from './lists.ts'

const folder = join(import.meta.dirname, 'fixtures')
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const fixture = (name: string) => fileOf(readFileSync(join(folder, name)), 1 << 16, name)

const inShort = async (name: string, fields = {}) => {
  const found = await readList(fixture(name), fields)
  return {
    ...found,
    articles: found.articles.map((article) => [
      article.sku,
      article.name,
      article.price,
      wordsOf(article).join(' | '),
    ]),
  }
}

describe('A file that a marketplace gives', () => {
  it.each([
    ['amazon-listings-it.txt', 'amazonListings'],
    ['amazon-listings-en.txt', 'amazonListings'],
    ['amazon-fee-preview.txt', 'amazonFeePreview'],
    ['amazon-automate-pricing.txt', 'amazonAutomatePricing'],
    ['ebay-listings-en.csv', 'ebayListings'],
    ['ebay-listings-it.csv', 'ebayListings'],
    ['ebay-prices.csv', 'ebayPrices'],
    ['shopify-new.csv', 'shopify'],
    ['shopify-legacy.csv', 'shopify'],
    ['woocommerce-en.csv', 'woocommerce'],
    ['woocommerce-it.csv', 'woocommerce'],
    ['etsy.csv', 'etsy'],
  ])('is recognised by its headers: %s', async (name, key) => {
    expect((await readList(fixture(name))).layout?.key).toBe(key)
  })

  it('of Amazon is one list in Italian and in English, in every encoding', async () => {
    const expected = [
      ['TAZ-01', 'Tazza «caffè» 12" più piattino', 12.9, 'costo mancante'],
      ['PIA-02', 'Piatto da città', 1249, 'costo mancante'],
      ['NO-PREZZO', 'Vassoio', Number.NaN, 'prezzo mancante | costo mancante'],
    ]
    for (const name of ['amazon-listings-it.txt', 'amazon-listings-en.txt']) {
      const text = textOf(name)
      for (const bytes of [
        utf8(text),
        utf8(`\uFEFF${text}`),
        utf16(`\uFEFF${text}`, false),
        utf16(text, false),
        utf16(`\uFEFF${text}`, true),
        windows1252(text),
      ]) {
        const { articles } = await readList(fileOf(bytes))
        expect(
          articles.map((article) => [
            article.sku,
            article.name,
            article.price,
            wordsOf(article).join(' | '),
          ]),
        ).toEqual(expected)
      }
    }
  })

  it('with fees to come tells each category, and whether our table is right', async () => {
    const form = formWith({ tariffe: '2026-11-21', categoria: 'toys' })
    const { articles, rows } = await readList(fixture('amazon-fee-preview.txt'), { form })
    expect(
      rows.map(({ sku, country, categoryKey, categoryBasis, truePercent, tableAgrees }) => [
        sku,
        country,
        categoryKey,
        categoryBasis,
        Math.round(truePercent * 100) / 100,
        tableAgrees,
      ]),
    ).toEqual([
      ['TAZ-01', 'IT', 'toys', 'tariffaVera', 15.45, true],
      ['TAZ-01', 'DE', 'toys', 'tariffaVera', 15, true],
      ['LIB-03', 'IT', 'clothing', 'tariffaVera', 10.28, true],
      ['STR-04', 'IT', 'toys', 'scelta', 33.33, false],
      ['VUO-05', 'IT', 'toys', 'scelta', Number.NaN, true],
      ['GBR-06', 'GB', 'toys', 'tariffaVera', 15, true],
    ])
    expect(
      articles.map(wordsOf).map((words) => words.filter((word) => word !== 'costo mancante')),
    ).toEqual([
      [],
      [],
      [],
      [],
      ['prezzo mancante'],
      ["prezzo in GBP: il conto è in un'altra valuta"],
    ])
  })

  it('with fees to come tells what a sale takes now, and what is asked once it ends', async () => {
    const rows = ['A,25.90,19.90', 'B,25.90,--', 'C,--,19.90', 'D,25.90,25.90', 'E,venti,19.90']
    const text = `sku,your-price,sales-price,estimated-referral-fee-per-unit\n${rows.map((row) => `${row},3.00\n`).join('')}`
    const { articles } = await readList(fileOf(utf8(text)))
    expect(articles.map(({ price, standingPrice }) => [price, standingPrice])).toEqual([
      [19.9, 25.9],
      [25.9, 25.9],
      [19.9, Number.NaN],
      [25.9, 25.9],
      [19.9, Number.NaN],
    ])
    // It is calculated at its sale price.
    expect(wordsOf(articles[4] ?? ({} as never))).toEqual(['costo mancante'])
  })

  it('with fees to come has that of FBA beside the shipping, which bringing a piece there costs', async () => {
    const fees = 'estimated-referral-fee-per-unit,currency,Spedizione'
    const rows = [
      'A,20,3.00,EUR,,3.01',
      'B,20,3.00,EUR,1.50,3.01',
      'C,20,3.00,EUR,,--',
      'D,20,3.00,EUR,,x',
    ]
    const of = async (column: string) =>
      (await readList(fileOf(utf8(`sku,your-price,${fees},${column}\n${rows.join('\n')}\n`))))
        .articles
    for (const column of [
      'expected-domestic-fulfilment-fee-per-unit',
      'expected-fulfillment-fee-per-unit',
    ]) {
      const articles = await of(column)
      expect(articles.map(({ shipping, fulfilment }) => [shipping, fulfilment])).toEqual([
        [Number.NaN, 3.01],
        [1.5, 3.01],
        [Number.NaN, Number.NaN],
        [Number.NaN, Number.NaN],
      ])
      expect(wordsOf(articles[2] ?? ({} as never))[0]).toContain("«--» al posto dell'importo")
      expect(wordsOf(articles[3] ?? ({} as never))[0]).toContain('«x» non è un importo')
    }
  })

  it('to automate prices has two rows of headers, and no price of its own', async () => {
    const { mapping, articles } = await readList(fixture('amazon-automate-pricing.txt'))
    expect(mapping.price).toBeUndefined()
    expect(articles.map(({ sku, country }) => [sku, country])).toEqual([
      ['TAZ-01', 'IT'],
      ['TAZ-01', 'DE'],
    ])
  })

  it.each(['ebay-listings-en.csv', 'ebay-listings-it.csv'])(
    'of eBay has its header below a banner, and categories by number: %s',
    async (name) => {
      const form = formWith({ marketplace: 'ebay', tariffe: '2026-11-21' })
      const { articles, rows } = await readList(fixture(name), { form })
      expect(
        articles.map(({ row, sku, listing, price, variation }, at) => [
          row,
          sku,
          listing,
          price,
          rows[at]?.categoryKey,
          rows[at]?.categoryBasis,
          variation,
        ]),
      ).toEqual([
        [4, 'ORO-1', '110000000001', 149.9, 'watches', 'numeroEbay', ''],
        [5, '110000000002', '110000000002', 24.5, 'base', 'ipotizzata', ''],
        [6, 'SCA-42', '110000000003', 59, 'shoes', 'numeroEbay', '[Taglia=42]'],
        [7, 'MOT-1', '110000000004', 2500, 'base', 'ipotizzata', ''],
      ])
      expect(wordsOf(articles[3] ?? ({ problems: [] } as never))).toContain(
        'veicolo: eBay applica tariffe che qui non ci sono',
      )
    },
  )

  it('of eBay to change prices with gives each variant the name and category of its listing', async () => {
    const form = formWith({ marketplace: 'ebay', tariffe: '2026-11-21' })
    const { articles, rows } = await readList(fixture('ebay-prices.csv'), { form })
    expect(
      articles.map((article, at) => [
        article.sku,
        article.name,
        article.listing,
        article.price,
        rows[at]?.categoryKey,
        wordsOf(article)[0],
      ]),
    ).toEqual([
      ['ORO-1', 'Orologio da polso', '110000000001', 149.9, 'watches', 'costo mancante'],
      [
        '',
        'Scarpe da corsa',
        '110000000003',
        Number.NaN,
        'base',
        'prodotto con varianti: il prezzo è nelle righe delle varianti',
      ],
      ['SCA-41', 'Scarpe da corsa', '110000000003', 59, 'shoes', 'costo mancante'],
      ['SCA-42', 'Scarpe da corsa', '110000000003', 61, 'shoes', 'costo mancante'],
    ])
  })

  it.each(['shopify-new.csv', 'shopify-legacy.csv'])(
    'of Shopify has costs, and variants with a name: %s',
    async (name) => {
      const { articles } = await readList(fixture(name))
      expect(
        articles.map((article) => [
          article.sku,
          article.name,
          article.price,
          article.cost,
          wordsOf(article),
        ]),
      ).toEqual([
        ['TEE-S', 'Maglietta "Roma"', 19.9, 6.5, []],
        ['TEE-M', 'Maglietta "Roma"', 19.9, Number.NaN, ['costo mancante']],
        [
          '',
          'Maglietta "Roma"',
          Number.NaN,
          Number.NaN,
          ['riga senza articolo (immagini o opzioni)'],
        ],
        ['CAP-1', 'Cappello', 15, 4, []],
      ])
    },
  )

  it.each(['woocommerce-en.csv', 'woocommerce-it.csv'])(
    'of WooCommerce asks the sale price first: %s',
    async (name) => {
      expect((await inShort(name)).articles).toEqual([
        ['OLIO-1', "Olio extravergine d'oliva", 12.5, 'costo mancante'],
        [
          'VINO',
          'Vino',
          Number.NaN,
          'prodotto con varianti: il prezzo è nelle righe delle varianti',
        ],
        ['VINO-R', 'Vino - Rosso', 9, 'costo mancante'],
      ])
    },
  )

  it.each([
    ['Date sale price starts,Date sale price ends,Sale price,Regular price', 'Type'],
    [
      'Data di inizio del prezzo in offerta,Data di fine del prezzo in offerta,Prezzo in offerta,Prezzo di listino',
      'Tipo',
    ],
    [
      "Data di partenza del prezzo in saldo,Data in cui termina l'offerta,Prezzo in offerta,Prezzo di listino",
      'Tipo',
    ],
    [
      'Data di partenza del prezzo in saldo,Termine data del prezzo di vendita,Prezzo in offerta,Prezzo di listino',
      'Tipo',
      'COD',
    ],
  ])(
    'of WooCommerce has a sale price on the days of the sale alone: %s',
    async (prices, kind, sku = 'SKU') => {
      const days = [
        '2026-12-20,2027-01-06',
        '2024-01-01,2024-01-31',
        '2026-11-22 00:00:00,2026-11-22 23:59:59',
        ',2026-11-21',
        '23/11/2026,',
        '01/11/2026,30/11/2026',
        ',',
      ]
      const lines = days.map((day, at) => `${at},simple,S${at},${day},19.90,39.90`)
      const text = `ID,${kind},${sku},${prices}\n${lines.join('\n')}\n`
      const { layout, articles } = await readList(fileOf(utf8(text)), { today: '2026-11-22' })
      expect(layout?.key).toBe('woocommerce')
      expect(articles.map(({ price }) => price)).toEqual([39.9, 39.9, 19.9, 39.9, 39.9, 19.9, 19.9])
      expect(new Set(articles.map(({ standingPrice }) => standingPrice))).toEqual(new Set([39.9]))
    },
  )

  it('of Etsy has its currency', async () => {
    expect((await inShort('etsy.csv')).articles).toEqual([
      ['ANE-1', 'Anello in argento, fatto a mano', 35, 'costo mancante'],
      ['ANE-2', 'Orecchini', 20, "prezzo in USD: il conto è in un'altra valuta | costo mancante"],
    ])
  })

  it.each([
    [
      'as it is today',
      'sku\tfnsku\tasin\tproduct-name\tcondition\tyour-price\tafn-listing-exists\tafn-fulfillable-quantity\nA\tX1\tB0A\tTazza\tNew\t24.90\tYes\t7\n',
    ],
    [
      'by how long it has been there',
      'snapshot-date\tsku\tfnsku\tasin\tproduct-name\tavailable\tpending-removal-quantity\tcurrency\tyour-price\tsales-price\trecommended-action\testimated-cost-savings-of-recommended-actions\tmarketplace\tdays-of-supply\n2026-11-20\tA\tX1\tB0A\tTazza\t7\t1\tEUR\t29.90\t24.90\t\t3.10\tAmazon.it\t40\n',
    ],
  ])(
    'of what Amazon stores, %s, is of articles that Amazon sends: its fee is missing',
    async (_, text) => {
      const { layout, articles } = await readList(fileOf(utf8(text)))
      expect(layout?.key).toBe('amazonInventory')
      expect(articles).toMatchObject([
        {
          sku: 'A',
          listing: 'B0A',
          name: 'Tazza',
          price: 24.9,
          sender: 'marketplace',
          fulfilment: Number.NaN,
        },
      ])
      expect(articles[0]?.cost).toBeNaN()
    },
  )

  it('of Amazon to create offers with has its header below two rows, and no price of comparison counts', async () => {
    const names =
      'item_sku\titem_name\texternal_product_id\tstandard_price\tlist_price\tsale_price\tsale_from_date\tsale_end_date\tparent_child\tfulfillment_center_id'
    const text = [
      'TemplateType=fptcustom\tVersion=2026.0101\tsettings=attributeRow=3\t\t\t\t\t\t\t',
      'SKU venditore\tNome articolo\tID prodotto\tPrezzo standard\tPrezzo al pubblico\tPrezzo scontato\tInizio\tFine\tParentela\tCentro',
      names,
      'P\tMaglia\t\t\t\t\t\t\tparent\t',
      'A\tMaglia S\t8001\t24.90\t39.90\t19.90\t2026-01-01\t2026-12-31\tchild\tDEFAULT',
      'B\tMaglia M\t8002\t24.90\t39.90\t19.90\t2026-01-01\t2026-01-31\tchild\tAMAZON_EU',
    ].join('\n')
    const { layout, articles } = await readList(fileOf(utf8(text)))
    expect(layout?.key).toBe('amazonTemplate')
    expect(articles.map(({ sku, price, sender }) => [sku, price, sender])).toEqual([
      ['P', Number.NaN, null],
      ['A', 19.9, 'seller'],
      ['B', 24.9, 'marketplace'],
    ])
    expect(articles.map(({ problems }) => problems[0]?.code)).toEqual([
      'parentRow',
      'noCost',
      'noCost',
    ])
  })

  it.each(['_', ' '])(
    'for Google and Facebook names its articles by their id, with «%s» in its titles',
    async (blank) => {
      const header =
        'id title price sale_price sale_price_effective_date gtin link image_link availability cost_of_goods_sold item_group_id'
          .split(' ')
          .map((title) => title.replaceAll('_', blank))
      const rows = [
        'A;Tazza;24.90 EUR;19.90 EUR;2026-01-01T00:00+0100/2026-12-31T23:59+0100;8001;https://a;https://b;in stock;8.00 EUR;A',
        'B;Tazza blu;24.90 EUR;;;8,8E+12;https://a;https://b;in stock;8.00 EUR;A',
        'C;Vaso;24.90 USD;;;8003;https://a;https://b;in stock;8.00 EUR;',
      ]
      const lines = [header, ...rows.map((row) => row.split(';'))].map((cells) => cells.join('\t'))
      const { layout, articles } = await readList(fileOf(utf8(lines.join('\n'))))
      expect(layout?.key).toBe('productFeed')
      expect(articles.map((one) => [one.sku, one.price, one.cost, wordsOf(one).join()])).toEqual([
        ['A', 19.9, 8, ''],
        ['B', 24.9, 8, ''],
        ['C', 24.9, 8, "prezzo in USD: il conto è in un'altra valuta"],
      ])
    },
  )

  it('for Google names its articles by their SKU where it has one', async () => {
    const text = 'id,sku,title,price,link,image_link\n1,A,Tazza,24.90 EUR,https://a,https://b\n'
    const { layout, articles } = await readList(fileOf(utf8(text)))
    expect([layout?.key, articles[0]?.sku]).toEqual(['productFeed', 'A'])
  })

  it('of Odoo has its cost in what it calls the standard price, and the VAT of each article', async () => {
    const text =
      'id,default_code,name,list_price,standard_price,qty_available,taxes_id\n1,A,Sedia,79.00,35.00,10.0,22%\n2,B,Libro,15.00,7.00,4.0,4%\n'
    const { layout, articles } = await readList(fileOf(utf8(text)))
    expect(layout?.key).toBe('odoo')
    expect(articles).toMatchObject([
      { sku: 'A', price: 79, cost: 35, vat: '22', problems: [] },
      { sku: 'B', price: 15, cost: 7, vat: '4', problems: [] },
    ])
  })

  it('of Odoo by its labels has prices without VAT as well, and its taxes by their names', async () => {
    const text =
      'Riferimento interno,Nome,Prezzo di vendita,Costo,Imposte di vendita\nA,Tazza,16.31,5.00,22%\nB,Libro,15.00,7.00,Iva al 4% (debito)\n'
    const { layout, articles } = await readList(fileOf(utf8(text)))
    expect([layout?.key, layout?.priceIncludesVAT]).toEqual(['odoo', false])
    expect(articles).toMatchObject([
      { sku: 'A', price: 16.31, cost: 5, vat: '22', problems: [] },
      { sku: 'B', price: 15, cost: 7, vat: '4', problems: [] },
    ])
    const own = 'Riferimento interno,Nome,Prezzo di vendita,Costo\nA,Tazza,19.90,5.00\n'
    expect((await readList(fileOf(utf8(own)))).layout).toBeNull()
  })

  it('of Shopify has columns that hold no amounts, whatever their titles hold', async () => {
    const text =
      'Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Price,Variant Compare At Price,Variant Requires Shipping,Image Position,Cost per item\na,Tazza,A,shopify,24.90,29.90,true,1,8.00\n'
    expect(
      leftOut(accountOf(await readList(fileOf(utf8(text))))).map(({ title }) => title),
    ).toEqual(['Variant Compare At Price'])
  })

  it('opened and saved with an Italian spreadsheet is read alike', async () => {
    const { articles } = await inShort('amazon-fee-preview-saved-with-excel.csv')
    expect(articles.map(([sku, , price]) => [sku, price])).toEqual([
      ['TAZ-01', 20],
      ['LIB-03', 1234.56],
    ])
  })

  it('joins the purchase prices of an Italian reseller by SKU', async () => {
    const file = await Costs.of(await openTable(fixture('prezzi-acquisto.csv')))
    const costs = askedFrom(file, true)
    const { articles } = await readList(fixture('amazon-listings-it.txt'), { costs })
    expect(articles.map(({ sku, cost, costBasis }) => [sku, cost, costBasis])).toEqual([
      ['TAZ-01', 4.2, 'costi'],
      ['PIA-02', 890.5, 'costiSenzaSuffisso'],
      ['NO-PREZZO', Number.NaN, 'file'],
    ])
    expect(costs.unused(file)).toEqual(['MAI-VISTO'])
  })
})

describe('The VAT of a program whose settings decide it', () => {
  it.each([
    ['Odoo', 'default_code,name,list_price,standard_price'],
    ['Magento', 'sku,attribute_set_code,product_type,name,price,cost'],
    ['Zoho', 'Item ID,Item Name,SKU,Rate,Purchase Rate'],
  ])(
    'is not in its prices, as the program has them, and that is said: %s',
    async (name, header) => {
      const row = header.split(',').map((title) => (/rate|price|cost/i.test(title) ? '20.00' : 'A'))
      const found = await readList(fileOf(utf8(`${header}\n${row.join(',')}\n`)))
      const { table, mapping, layout } = found
      expect(priceVATIn(table, mapping, layout)).toBe(false)
      expect(priceVATInWords(found, mapping, 'dillo')).toMatch(
        new RegExp(`^I prezzi contano senza IVA, come li esporta ${name} .* dillo\\.$`),
      )
      expect(found.articles[0]?.price).toBe(20)
    },
  )

  it('is as the file says where it says it', async () => {
    const text = 'default_code,name,list_price,standard_price,Prezzo con IVA\nA,Tazza,20,5,si\n'
    const { table, mapping, layout } = await readList(fileOf(utf8(text)))
    expect(priceVATIn(table, mapping, layout)).toBe(true)
    expect(priceVATInWords({ table, layout }, mapping, '')).toBe('')
  })
})

describe('A sale price of WooCommerce', () => {
  const read = (sale: string, regular: string) =>
    readList(
      fileOf(
        utf8(`ID,Type,SKU,Name,Sale price,Regular price\n1,simple,A,Tazza,${sale},${regular}\n`),
      ),
    )

  it('above the regular one is not asked, as in the shop, and that is said', async () => {
    const { articles, reader } = await read('25', '20')
    expect(articles[0]).toMatchObject({ price: 20, standingPrice: 20 })
    expect(reader.notes.warnings).toEqual([
      '1 riga con un prezzo in offerta più alto di quello regolare: conta il regolare, come nel negozio.',
    ])
  })

  it('below it counts', async () => {
    const { articles, reader } = await read('15', '20')
    expect(articles[0]).toMatchObject({ price: 15, standingPrice: 20 })
    expect(reader.notes.warnings).toEqual([])
  })
})
