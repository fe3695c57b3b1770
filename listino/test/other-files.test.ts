import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openList } from '../src/articles/open-list.ts'
import { fileKindOf, openArticles } from '../src/file-kind.ts'
import { Unreadable, type UnreadableCode } from '../src/table/unreadable.ts'
import { textFile } from './files.ts'
import { amazonFile, italianHeader, italianRow, preamble } from './statements/amazon-files.ts'
import { workbookOf } from './workbooks.ts'

/** Why a file is no list; null where it is one. */
async function refusalOf(text: string): Promise<Unreadable | null> {
  try {
    await openList(textFile(text))
    return null
  } catch (error) {
    if (error instanceof Unreadable) return error
    throw error
  }
}

const codeOf = async (text: string): Promise<UnreadableCode | null> =>
  (await refusalOf(text))?.code ?? null

/** A header, and a row of something in each column. */
const withRow = (header: string, mark: string) =>
  `${header}\n${header
    .split(mark)
    .map((_, at) => `${at + 1}7`)
    .join(mark)}\n`

describe('A file of orders', () => {
  it.each([
    [
      'Amazon, all orders',
      '\t',
      'amazon-order-id\tpurchase-date\torder-status\tproduct-name\tsku\tasin\tquantity\tcurrency\titem-price\tshipping-price\tship-city\tship-country',
    ],
    [
      'Amazon, orders',
      '\t',
      'order-id\torder-item-id\tpurchase-date\tpayments-date\tbuyer-name\tsku\tproduct-name\tquantity-purchased\titem-price',
    ],
    [
      'Shopify',
      ',',
      'Name,Email,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Total,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name',
    ],
    [
      'Etsy, items',
      ',',
      'Sale Date,Item Name,Buyer,Quantity,Price,Order Shipping,Item Total,Currency,Listing ID,Order ID,SKU',
    ],
    [
      'PrestaShop',
      ';',
      'ID;Riferimento;Nuovo cliente;Consegna;Cliente;Totale;Pagamento;Stato;Data',
    ],
    [
      'Wix',
      ',',
      'Order number,Date created,Contact email,Item,Variant,SKU,Qty,Price,Delivery method,Recipient name,Total',
    ],
    [
      'TikTok Shop',
      ',',
      'Order ID,Order Status,Seller SKU,Product Name,Quantity,SKU Unit Original Price,SKU Subtotal After Discount,Order Amount,Created Time,Buyer Username',
    ],
    [
      'WooCommerce',
      ',',
      'Order Number,Order Status,Order Date,First Name (Billing),Order Total Amount,Item Name,Quantity,Item Cost,SKU',
    ],
    [
      'eBay',
      ';',
      'Numero ordine;Nome utente acquirente;Titolo inserzione;Etichetta personalizzata;Quantità;Venduto a;Spedizione;Prezzo totale;Data vendita',
    ],
    ['German', ';', 'Bestellnummer;Bestelldatum;Käufer;SKU;Artikelname;Menge;Preis;Gesamtbetrag'],
    ['French', ';', 'Numéro de commande;Date de commande;Client;SKU;Nom;Quantité;Prix;Montant'],
    ['Spanish', ';', 'Número de pedido;Fecha del pedido;Comprador;SKU;Nombre;Cantidad;Importe'],
    ['Dutch', ';', 'Bestelnummer;Besteldatum;Koper;SKU;Naam;Aantal;Prijs;Totaal'],
    ['a made one', ';', 'Ordine;Data;Prodotto;SKU;Quantità;Prezzo;Spedizione;Totale'],
    ['of buyers', ';', 'Data vendita;Titolo;SKU;Quantità;Prezzo;Spedizione;Acquirente'],
    ['of sales', ';', 'Vendita n.;Data;SKU;Prodotto;Pezzi venduti;Prezzo;Incasso'],
    [
      'Shopify, cut',
      ',',
      'Name,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping',
    ],
    ['without a buyer', ';', 'N. ordine;Data ordine;SKU;Nome;Quantità;Prezzo'],
  ])('is no list of articles: %s', async (_, mark, header) => {
    const refused = await refusalOf(withRow(header, mark))
    expect(refused?.code).toBe('orders')
    // It is said by which titles.
    const [first = ''] = /(?<=«)[^»]+/.exec(refused?.detail ?? '') ?? []
    expect(header.split(mark)).toContain(first)
  })

  it('is one whatever the order of its columns, and however they are written', () => {
    const titles = ['Numero ordine', 'Data acquisto', 'Nome cliente', 'SKU', 'Quantità', 'Totale']
    fc.assert(
      fc.property(
        fc.shuffledSubarray(titles, { minLength: titles.length }),
        fc.constantFrom(
          (title: string) => title.toUpperCase(),
          (title: string) => title.replaceAll(' ', '_'),
          (title: string) => ` ${title} `,
        ),
        (shuffled, write) => fileKindOf(shuffled.map(write)).is === 'orders',
      ),
    )
  })

  it.each([
    'SKU;Nome;Prezzo;Costo;Data ultimo ordine;Quantità ordinata al fornitore;N. ultimo ordine',
    'SKU;Nome;Prezzo;Quantità;Numero ordine fornitore;Data ordine fornitore;Totale',
    'SKU;Nome;Prezzo;Quantità;Data;Totale;Pagamento',
    'Internal Reference,Name,Sales Price,Cost,Customer Taxes,Customer Lead Time,Quantity On Hand',
    'Ordine;SKU;Nome;Prezzo;Quantità;Totale',
    'Art.;Descrizione;Prezzo;Costo;Qtà;Codice ordine;Data',
    'N. ordine;Descrizione;Prezzo;Costo;Quantità;Data',
    'SKU;Nome;Prezzo;Costo;Cliente;Totale;Data',
    'Numero ordine;Data;SKU;Descrizione;Quantità;Costo unitario;Totale',
    'Cliente;SKU;Nome;Prezzo;Quantità;Data',
    'SKU;Nome;Prezzo di vendita;Costo;Data acquisto;Data vendita;Quantità venduta;Totale',
    'SKU;Titolo;Prezzo;Spedizione pagata dal cliente;Metodo di spedizione;Stato',
    'SKU,Title,Price,Reorder quantity,Last order date,Minimum order quantity,Total stock',
  ])('is not what a list says of the orders of its seller: %s', (header) => {
    expect(fileKindOf(header.split(/[;,]/)).is).not.toBe('orders')
  })

  it('is refused as costs too, for its prices are of all pieces together', async () => {
    const text = withRow('Numero ordine;Acquirente;Data vendita;SKU;Quantità;Prezzo', ';')
    await expect(openArticles(textFile(text), { amount: 'cost' })).rejects.toMatchObject({
      code: 'orders',
    })
  })

  it('on one sheet of a workbook leaves the list on another', async () => {
    const orders = [
      ['Numero ordine', 'Acquirente', 'Data vendita', 'SKU', 'Titolo', 'Quantità', 'Prezzo'],
      ['7-1', 'anna', '2026-10-01', 'A', 'Tazza', 3, 60],
    ]
    const list = [
      ['SKU', 'Prezzo'],
      ['A', 20],
    ]
    const file = await workbookOf(orders, list)
    expect((await openList(file)).table.header).toEqual(['SKU', 'Prezzo'])
  })
})

describe('A report of what was charged', () => {
  it('is no list: which one it is, is said', async () => {
    const sale = { Tipo: 'Ordine', SKU: 'A', Vendite: '24,40', totale: '19,93' }
    const report = amazonFile([...preamble, [...italianHeader], italianRow(sale)])
    expect(await refusalOf(report)).toMatchObject({
      code: 'statement',
      detail: 'Amazon, rapporto transazioni',
    })
  })

  it('is one also where a spreadsheet put each of its rows into one cell', async () => {
    const rows = [
      'Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net',
      '"1 Oct, 2026",Sale,Order #7,,EUR,€10.00,--,€10.00',
    ]
    const wrapped = rows.map((row) => `"${row.replaceAll('"', '""')}"`).join('\n')
    expect(await codeOf(`${wrapped}\n`)).toBe('statement')
  })
})

describe('A header without rows', () => {
  it.each(['SKU;Nome;Prezzo;Costo\n', 'SKU;Prezzo', 'seller-sku\titem-name\tprice\n\n\t\t\n'])(
    'is no list: %j',
    async (text) => {
      expect(await codeOf(text)).toBe('noRows')
    },
  )

  it('is no file of costs', async () => {
    await expect(openArticles(textFile('SKU;Costo\n'), { amount: 'cost' })).rejects.toMatchObject({
      code: 'noRows',
    })
  })
})
