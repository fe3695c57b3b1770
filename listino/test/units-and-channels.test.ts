import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOf, leftOut } from '../src/articles/account.ts'
import { columnInWords, warningsOf } from '../src/articles/account-words.ts'
import { isCertain } from '../src/articles/certainty.ts'
import { costColumns } from '../src/articles/cost-columns.ts'
import { Costs } from '../src/articles/costs.ts'
import { pricesElsewhere, saidElsewhere } from '../src/articles/elsewhere.ts'
import { openList } from '../src/articles/open-list.ts'
import { titleOf } from '../src/layouts/title.ts'
import { openTable } from '../src/table/table.ts'
import { textFile } from './files.ts'
import { readList } from './lists.ts'

const fileOf = (...lines: string[]) => textFile(`${lines.join('\n')}\n`)

async function first(...lines: string[]) {
  const found = await readList(fileOf(...lines))
  const account = accountOf(found)
  return { ...found.articles[0], account, said: warningsOf(account).join(' ') }
}

describe('A title that says of how many pieces its amounts are', () => {
  it.each([
    ['Costo per 100 pz', 100],
    ['Costo (€/100 pz)', 100],
    ['Costo x 1000', 1000],
    ['Costo al mille', 1000],
    ['Costo per 50 pezzi', 50],
    ['Costo a confezione da 12', 12],
    ['Costo conf. da 6 pz', 6],
    ['Cost pack of 24', 24],
    ['Costo al pezzo', 1],
    ['Costo cad.', 1],
    ['Costo da 100 pz', 1],
    ['Costo >100 pz', 1],
    ['Costo fino a 100 pz', 1],
    ['Costo per ordine di 100 pz', 1],
    ['Costo per 100 pz ordinati', 1],
    ['Costo per 100 g', 1],
  ])('%s: %d', (title, pieces) => {
    expect(titleOf(title).pieces).toBe(pieces)
  })

  it('divides a cost, and that is said', async () => {
    const { cost, said, account } = await first('SKU;Prezzo;Costo per 100 pz', 'A;0,30;12,00')
    expect(cost).toBe(0.12)
    expect(said).toContain('«Costo per 100 pz» è di 100 pezzi: ogni importo è diviso per 100.')
    const [, , column] = account
    expect(column && columnInWords(column, account)).toContain('di 100 pezzi')
  })

  it('divides a cost in a file of costs', async () => {
    const table = await openTable(fileOf('SKU;Costo conf. da 12', 'A;24,00'), { amount: 'cost' })
    const { mapping } = costColumns(table)
    expect((await Costs.of(table, { mapping })).of('A')?.parts.cost).toBe(2)
  })

  it('leaves price and cost of the same pack as they are: the pack is sold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 500 }), async (pieces) => {
        const { price, cost, said } = await first(
          `SKU;Prezzo per ${pieces} pz;Costo per ${pieces} pz`,
          'A;30,00;12,00',
        )
        expect([price, cost]).toEqual([30, 12])
        expect(said).toContain(`Prezzo e costo sono di ${pieces} pezzi`)
      }),
      { numRuns: 10 },
    )
  })

  it('is asked of a price, for the pack may be what is sold', async () => {
    const { price, account } = await first('SKU;Prezzo conf. da 12;Costo', 'A;24,00;1,00')
    expect(price).toBe(2)
    expect(isCertain(account, false)).toBe(false)
  })

  it.each(['Costo al kg', 'Costo €/mq', 'Costo per 100 g', 'Costo al litro'])(
    'by a measure is no cost of a piece, and is named: %s',
    async (title) => {
      const { cost, account, said } = await first(`SKU;Prezzo;${title}`, 'A;20,00;5,00')
      expect(cost).toBeNaN()
      expect(leftOut(account)).toMatchObject([{ title, why: 'byMeasure' }])
      expect(said).toContain(`«${title}» non è contata: è l'importo di una misura`)
    },
  )
})

describe('A price for each marketplace', () => {
  const lines = [
    'SKU;Prezzo Catawiki;Prezzo eBay;Prezzo su Amazon;Prezzo sito',
    'A;160;120;110;100',
  ]

  it.each([
    ['ebay', 'Prezzo eBay'],
    ['amazon', 'Prezzo su Amazon'],
    ['woocommerce', 'Prezzo sito'],
    ['shopify', 'Prezzo sito'],
  ])('is that of the one in use, and the others are named: %s', async (marketplace, title) => {
    const found = await openList(fileOf(...lines), { marketplace })
    const [column = -1] = found.mapping.price ?? []
    expect(found.table.header[column]).toBe(title)
    const account = accountOf(found)
    expect(isCertain(account, false)).toBe(true)
    const others = (lines[0] ?? '').split(';').filter((one) => one !== 'SKU' && one !== title)
    const said = warningsOf(account).join(' ')
    for (const other of others) {
      const why =
        other === 'Prezzo Catawiki'
          ? 'è di un altro canale'
          : 'conta solo quando confronti quel canale'
      expect(said).toContain(
        `«${other}» non è contata: il prezzo si legge da «${title}», questa ${why}`,
      )
    }
  })

  it('is the one without a name where the one in use has none of its own', async () => {
    const file = fileOf('SKU;Prezzo eBay;Prezzo;Prezzo minimo Etsy', 'A;120;100;90')
    const { mapping } = await openList(file, { marketplace: 'etsy' })
    expect(mapping.price).toEqual([2])
  })

  it('is asked where all are of others', async () => {
    const file = fileOf('SKU;Prezzo eBay;Prezzo Catawiki', 'A;120;100')
    const found = await openList(file, { marketplace: 'etsy' })
    expect(isCertain(accountOf(found), false)).toBe(false)
  })

  it('has its own shipping beside it, and no cost: that may be fees', async () => {
    const file = fileOf('SKU;Prezzo;Costo;Costo eBay;Spedizione;Spedizione eBay', 'A;20;5;2;4;6')
    const { mapping } = await openList(file, { marketplace: 'ebay' })
    expect(mapping).toMatchObject({ cost: [2], shipping: [5] })
  })

  describe('says of each other one what would be read for it', () => {
    const all = ['amazon', 'ebay', 'etsy', 'woocommerce'].map((marketplace) => ({
      marketplace,
      label: marketplace,
    }))
    const said = async (marketplace: string, ...rows: string[]) => {
      const found = await openList(fileOf(...rows), { marketplace })
      const others = all.filter((one) => one.marketplace !== marketplace)
      const prices = pricesElsewhere(found.table, found.layout, found.mapping)
      return saidElsewhere(found, found.mapping, others, prices)
    }

    it('nothing of a price of its own, which counts there, and that it has none where that of another counts', async () => {
      expect(await said('ebay', 'SKU;Prezzo eBay;Prezzo su Amazon', 'A;120;110')).toEqual({
        etsy: ['Su etsy il prezzo si legge da «Prezzo eBay», che è di un altro canale.'],
        woocommerce: [
          'Su woocommerce il prezzo si legge da «Prezzo eBay», che è di un altro canale.',
        ],
      })
    })

    it('the price without a name, and shipping of its own', async () => {
      const file = ['SKU;Prezzo;Prezzo eBay;Spedizione;Spedizione Amazon', 'A;100;120;5;6']
      const ofPrice = (label: string) =>
        `Su ${label} il prezzo si legge da «Prezzo eBay», non da «Prezzo».`
      expect(await said('ebay', ...file)).toEqual({
        amazon: [
          ofPrice('amazon'),
          'Su amazon la spedizione si legge da «Spedizione», non da «Spedizione Amazon».',
        ],
        etsy: [ofPrice('etsy')],
        woocommerce: [ofPrice('woocommerce')],
      })
      expect(await said('etsy', ...file)).not.toHaveProperty('woocommerce')
    })

    it('shipping that counts on it alone', async () => {
      const opened = await openList(fileOf('SKU;Prezzo;Spedizione eBay', 'A;100;6'))
      const { shipping: _, ...mapping } = opened.mapping
      expect(saidElsewhere(opened, mapping, all)).toEqual({
        ebay: ['Su ebay la spedizione di «Spedizione eBay» non conta.'],
      })
    })

    it('also its own price where the list is to be sold there, which takes reading the file for it', async () => {
      const file = fileOf('SKU;Prezzo Amazon;Prezzo eBay', 'A;110;120')
      const found = await openList(file, { marketplace: 'amazon' })
      expect(saidElsewhere(found, found.mapping, [{ marketplace: 'ebay', label: 'eBay' }])).toEqual(
        { ebay: ['Su eBay il prezzo si legge da «Prezzo Amazon», non da «Prezzo eBay».'] },
      )
    })

    it('and nothing where no title names one', async () => {
      expect(await said('ebay', 'SKU;Prezzo;Prezzo B2B', 'A;100;90')).toEqual({})
    })

    it('whatever the columns: it is said just where reading for the other takes another price that does not count there', async () => {
      const title = fc.constantFrom('Prezzo', 'Prezzo eBay', 'Prezzo Amazon', 'Prezzo sito')
      const titles = fc.uniqueArray(title, { minLength: 1 })
      const one = fc.constantFrom(...all)
      await fc.assert(
        fc.asyncProperty(titles, one, one, async (header, here, there) => {
          const file = fileOf(
            `SKU;${header.join(';')}`,
            `A;${header.map((_, at) => at + 5).join(';')}`,
          )
          const [found, other] = await Promise.all(
            [here, there].map(({ marketplace }) => openList(file, { marketplace })),
          )
          const price = (list: typeof found) => list?.mapping.price?.[0] ?? -1
          const isSure = other?.certainty.price === 'title'
          const isPlain = header[price(found) - 1] === 'Prezzo'
          const differs = isSure ? price(found) !== price(other) : !isPlain
          const prices = found && pricesElsewhere(found.table, found.layout, found.mapping)
          const said = found && saidElsewhere(found, found.mapping, [there], prices)
          const sells: Record<string, string> = {
            'Prezzo eBay': 'ebay',
            'Prezzo Amazon': 'amazon',
            'Prezzo sito': 'woocommerce',
          }
          const isOwn = sells[header[price(other) - 1] ?? ''] === there.marketplace
          const counts = isSure && differs && isOwn
          expect(said?.[there.marketplace] !== undefined).toBe(differs && !counts)
        }),
        { numRuns: 60 },
      )
    })
  })
})
