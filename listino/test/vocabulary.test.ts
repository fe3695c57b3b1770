import { describe, expect, it } from 'vitest'
import { accountOf, leftOut } from '../src/articles/account.ts'
import { openList } from '../src/articles/open-list.ts'
import { vatAbove } from '../src/articles/rows-above.ts'
import { sheetsInWords } from '../src/articles/sheets-in-words.ts'
import { bought, discounted, isAbout } from '../src/layouts/beginnings.ts'
import { marketplaceIn, namesMarketplace } from '../src/layouts/marketplaces.ts'
import { titlesOf } from '../src/layouts/title.ts'
import { textFile } from './files.ts'

describe('Words for a discount', () => {
  const words = ['sconto', 'sconti', 'sc', 'ribasso', 'discount', 'discounts', 'rebate', 'rabatt']

  it.each(words)(
    'keep net and gross prices from speaking of VAT, and are named: %s',
    async (word) => {
      const header = ['SKU', 'Prezzo lordo', `${word} listino`, 'Prezzo netto']
      expect(titlesOf(header).map(({ includesVAT }) => includesVAT)).toEqual([
        null,
        null,
        null,
        null,
      ])
      const opened = await openList(textFile(`${header.join(';')}\nA;20,00;10;18,00\n`))
      expect(leftOut(accountOf(opened)).map(({ could }) => could)).toContain('discount')
    },
  )

  it.each(['prezzo scontato', 'scatola', 'scorta', 'ribassato', 'rabattiert', 'discovery'])(
    'are no others: %s',
    (title) => {
      expect(isAbout(title, discounted)).toBe(false)
    },
  )
})

describe('Words for what a seller buys', () => {
  const said = (text: string, kind: 'price' | 'cost') =>
    vatAbove({ preface: [[text]], sheets: null, header: [] }, kind, 0)

  it.each(['Prezzi di acquisto', 'Prezzi fornitore', 'Purchase prices', 'Prezzi acq.'])(
    'make what stands above the titles speak of costs alone: %s',
    (text) => {
      expect([said(`${text} IVA esclusa`, 'price'), said(`${text} IVA esclusa`, 'cost')]).toEqual([
        null,
        false,
      ])
    },
  )

  it.each([
    'Listino prezzi forni',
    'Listino prezzi fornaci',
    'Prezzi Buy Box',
    'Listino prezzi 2026',
  ])('are no others: %s', (text) => {
    expect([said(`${text} IVA esclusa`, 'price'), isAbout(text.toLowerCase(), bought)]).toEqual([
      false,
      false,
    ])
  })

  it('keep net and gross from speaking of VAT in titles of costs', () => {
    for (const of of [
      'Costo',
      'Prezzo acquisto',
      'Prezzo fornitore',
      'Prezzo forn.',
      'Supplier price',
    ])
      expect(
        titlesOf([`${of} netto`, `${of} lordo`]).map(({ includesVAT }) => includesVAT),
      ).toEqual([null, null])
  })
})

describe('Names of marketplaces', () => {
  it('are told at the beginning of a cell, however they are written', () => {
    expect(
      ['eBay.it', 'TikTok Shop', 'Tik Tok', 'Leroy Merlin', 'MIRAVIA'].map(marketplaceIn),
    ).toEqual(['ebay', 'tiktok', 'tiktok', 'leroymerlin', 'miravia'])
    expect(['Amazonite', 'Situla', 'Casa Amazon'].map(marketplaceIn)).toEqual([null, null, null])
  })

  it('are told anywhere in the name of a sheet, the same ones', () => {
    const names = [
      'Prezzi Amazon',
      'ListinoEbay',
      'Vinted',
      'AliExpress',
      'Temu 2026',
      'listino_kaufland',
    ]
    expect(names.map(namesMarketplace)).toEqual(names.map(() => true))
    const others = ['Casa', 'Parasito', 'Temuti', 'Amazzonia', 'Foglio1', 'Subitone']
    expect(others.map(namesMarketplace)).toEqual(others.map(() => false))
    const read = (...sheets: string[]) =>
      sheetsInWords({ name: 'f', sheets: { read: sheets, left: [] } }, '')
    expect(read('Vinted', 'Temu')).toContain('Contano tutti con lo stesso marketplace')
    expect(read('Casa', 'Giardino')).not.toContain('marketplace')
  })
})

it("A shop's product number is an SKU, and the unit that prices are compared by is none", async () => {
  const header = 'product_number;name;price_gross;reference_unit'
  const { mapping } = await openList(textFile(`${header}\nLAMP-1;Lampada;39,90;1\n`))
  expect(mapping.sku).toEqual([0])
  const without = await openList(textFile('name;price_gross;reference_unit\nLampada;39,90;1\n'))
  expect(without.mapping.sku).toBeUndefined()
})
