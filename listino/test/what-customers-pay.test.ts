import { describe, expect, it } from 'vitest'
import { accountOf, leftOut } from '../src/articles/account.ts'
import { warningsOf } from '../src/articles/account-words.ts'
import { accountInWords } from '../src/command-line/account.ts'
import { textFile } from './files.ts'
import { readList } from './lists.ts'

/** What a file says of sending and wrapping, and what is told of its columns. */
async function told(...lines: string[]) {
  const found = await readList(textFile(`${lines.join('\n')}\n`))
  const account = accountOf(found)
  return {
    shipping: found.articles[0]?.shipping,
    packaging: found.articles[0]?.packaging,
    left: leftOut(account).map(({ title, why }) => [title, why]),
    warnings: warningsOf(account).join(' '),
    lines: accountInWords('a.csv', account, '--colonna').join('\n'),
  }
}

describe('What customers pay for sending or wrapping', () => {
  it.each([
    'Spedizione pagata dal cliente',
    'customer shipping fee',
    'Spese di spedizione addebitate',
    'trovaprezzi_shipping_cost',
    'Costo di spedizione aggiuntivo',
    'Versandkosten Kunde',
    'Ricavo spedizione',
    'Shipping revenue',
  ])('is no cost, by its title: %s', async (title) => {
    const { shipping, left, warnings, lines } = await told(`SKU;Prezzo;${title}`, 'A;20,00;4,90')
    expect(shipping).toBeNaN()
    expect(left).toEqual([[title, 'customers']])
    expect(warnings).toContain(`«${title}» non è contata: è quanto paga il cliente`)
    expect(warnings).toContain('dillo in «Il cliente paga la spedizione»')
    expect(lines).toContain('dillo in --spedizione-incassata')
  })

  it.each([
    ['Costo fornitore', 'Costo spedizione'],
    ['Acquisto', 'Spese di spedizione'],
    ['Costo articolo netto', 'Spedizione'],
  ])('is not what a file says beside «%s», whatever addresses it has: %s', async (cost, title) => {
    const { shipping, left } = await told(
      `SKU;Prezzo;${cost};Immagine;${title}`,
      'A;20,00;5,00;https://negozio.example/a.jpg;6,50',
    )
    expect(shipping).toBe(6.5)
    expect(left.filter(([, why]) => why === 'customers')).toEqual([])
  })

  it.each(['Costo spedizione al cliente', 'Spedizione addebitata dal corriere'])(
    'is not what sending costs the seller: %s',
    async (title) => {
      const { left } = await told(`SKU;Prezzo;${title}`, 'A;20,00;4,90')
      expect(left.filter(([, why]) => why === 'customers')).toEqual([])
    },
  )

  it('is no packaging: wrapping of a present', async () => {
    const { packaging, left } = await told('SKU;Prezzo;Imballo regalo', 'A;20,00;2,50')
    expect(packaging).toBeNaN()
    expect(left).toEqual([['Imballo regalo', 'customers']])
  })

  it.each([
    ['Spese di spedizione', 'Link'],
    ['Delivery cost', 'Image'],
    ['Tasse postali', 'URL'],
  ])('is all of sending in a file that shows products to customers: %s', async (title, address) => {
    const { shipping, left } = await told(
      `Codice;Nome;Prezzo;${title};${address}`,
      'A;Tazza;20,00;4,90;https://negozio.example/a',
    )
    expect(shipping).toBeNaN()
    expect(left).toEqual([[title, 'customers']])
  })

  it("is told in a product feed, whose «shipping» is not the seller's", async () => {
    const { shipping, left } = await told(
      'id,title,price,link,image_link,shipping',
      'A,Tazza,20.00 EUR,https://negozio.example/a,https://negozio.example/a.jpg,4.90 EUR',
    )
    expect(shipping).toBeNaN()
    expect(left).toEqual([['shipping', 'customers']])
  })

  it("is not what a seller's own table says beside the cost of the article", async () => {
    const address = 'https://negozio.example/a.jpg'
    const own = await told('SKU;Prezzo;Costo;Spedizione;Foto', `A;20,00;5,00;4,90;${address}`)
    expect(own.shipping).toBe(4.9)
    expect((await told('SKU;Prezzo;Spedizione', 'A;20,00;4,90')).shipping).toBe(4.9)
    expect((await told('SKU;Prezzo;Costo spedizione', 'A;20,00;4,90')).shipping).toBe(4.9)
  })
})
