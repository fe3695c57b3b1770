import { describe, expect, it } from 'vitest'
import { isAuction } from '../src/layouts/sale-format.ts'
import { isOwnRate } from '../src/layouts/vat.ts'
import { textFile } from './files.ts'
import { formWith, readList, wordsOf } from './lists.ts'

const read = (lines: string[], choice = {}) => readList(textFile(`${lines.join('\n')}\n`), choice)
const notesOf = async (...lines: string[]) => (await read(lines)).reader.notes.warnings

describe("A rate of VAT that isn't one of the row's country", () => {
  const head = 'SKU;Prezzo;Costo;IVA;Paese'

  it('counts, and is told with its country and what Italian VAT abroad needs', async () => {
    expect(
      await notesOf(head, 'A;20;5;22;DE', 'B;20;5;22;DE', 'C;20;5;4;Francia', 'D;20;5;22;IT'),
    ).toEqual([
      "3 righe con un'aliquota IVA che nel loro paese non c'è (Germania 22%, Francia 4%): conta quella scritta. L'IVA italiana è giusta solo se vendi agli altri paesi UE per meno di 10.000 € l'anno.",
    ])
    expect(await notesOf(head, 'A;20;5;19;IT', 'B;20;5;22;UK', 'C;20;5;22;US')).toEqual([
      "3 righe con un'aliquota IVA che nel loro paese non c'è (Italia 19%, Regno Unito 22%, Stati Uniti 22%): conta quella scritta.",
    ])
    const { articles } = await read([head, 'A;20;5;22;DE'])
    expect(articles[0]).toMatchObject({ vat: '22', problems: [] })
  })

  it("is told by a marketplace's store too, and where all is sold in one country", async () => {
    expect(await notesOf('SKU;Prezzo;Costo;IVA;Marketplace', 'A;20;5;22;Amazon.de')).toHaveLength(1)
    const form = formWith({ paese: 'DE' })
    const { reader } = await read(['SKU;Prezzo;Costo;IVA', 'A;20;5;22'], { form })
    expect(reader.notes.warnings).toHaveLength(1)
  })

  it('is not told where no row says one, all are of their country, or VAT is typed for all', async () => {
    expect(
      await notesOf(
        head,
        'A;20;5;19;DE',
        'B;20;5;7;DE',
        'C;20;5;5,5;FR',
        'D;20;5;;DE',
        'E;20;5;4;IT',
      ),
    ).toEqual([])
    const form = formWith({ aliquotaIVA: '22' })
    const { reader } = await read([head, 'A;20;5;22;DE'], { form })
    expect(reader.notes.warnings).toEqual([])
  })

  it("leaves out rows that can't be used", async () => {
    expect(await notesOf(head, 'A;;5;22;DE')).toEqual([])
  })

  it('is never a reduced or a blank one', () => {
    for (const country of ['IT', 'FR', 'DE', 'US', 'BR'])
      expect(['', 'ridotta'].map((rate) => isOwnRate(rate, country))).toEqual([true, true])
  })
})

describe('An auction', () => {
  it('counts at the price of today, and how many there are is told', async () => {
    const head = 'Item number,Title,Custom label (SKU),Format,Current price,Costo'
    expect(
      await notesOf(
        head,
        '1,Tazza,A,FIXED_PRICE,20.00,5',
        '2,Vaso,B,AUCTION,1.00,5',
        '3,Lume,C,Asta,2.00,5',
      ),
    ).toEqual(["2 aste: contate al prezzo di oggi, che può salire fino all'ultimo."])
    expect(await notesOf(head, '1,Tazza,A,FixedPrice,20.00,5', '2,Vaso,B,,20.00,5')).toEqual([])
  })

  it("is told of a seller's own file too, and not by a column of sizes", async () => {
    for (const title of ['Formato', 'Tipo', 'Listing type'])
      expect(
        await notesOf(`SKU;${title};Prezzo;Costo`, 'A;Asta online;20;5', 'B;Compralo Subito;20;5'),
      ).toEqual(["1 asta: contata al prezzo di oggi, che può salire fino all'ultimo."])
    const { mapping } = await read(['SKU;Formato;Prezzo;Costo', 'A;A4;20;5', 'B;50 ml;20;5'])
    expect(mapping.format).toBeUndefined()
  })

  it('is told by the word, however it is written', () => {
    expect(['Auction', 'CHINESE', 'asta', 'Asta online'].map(isAuction)).toEqual(
      Array.from({ length: 4 }, () => true),
    )
    expect(['Fixed price', 'StoresFixedPrice', 'Prezzo fisso'].map(isAuction)).toEqual(
      Array.from({ length: 3 }, () => false),
    )
    expect(['A4', 'Astuccio', ''].map(isAuction)).toEqual([null, null, null])
  })
})

describe('A product of Shopify that the shop does not sell in the country', () => {
  const head =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Included / Italia,Price / Italia,Included / International,Cost per item'
  const told = 'non in vendita in questo paese (colonna «Included / Italia»)'

  it('is no article of it, nor is any of its variants, which say nothing themselves', async () => {
    const { articles } = await read([
      head,
      'tazza,Tazza,Colore,Rosso,T-R,20.00,false,18.00,true,5',
      'tazza,,,Blu,T-B,20.00,,18.00,,5',
      'vaso,Vaso,Title,Default Title,V,20.00,true,18.00,false,5',
      'lume,Lume,Title,Default Title,L,20.00,,,,5',
    ])
    expect(articles.map((article) => [article.sku, article.price, wordsOf(article)])).toEqual([
      ['T-R', Number.NaN, [told]],
      ['T-B', Number.NaN, [told]],
      ['V', 18, []],
      ['L', 20, []],
    ])
  })
})
