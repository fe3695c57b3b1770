import { afterAll, expect, it } from 'vitest'
import { amazonFile, italianHeader, italianRow, preamble } from './amazon-files.ts'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

const sale = (marketplace: string, cells: Parameters<typeof italianRow>[0]) =>
  italianRow({
    'Data/Ora:': '5 ott 2026 10:00:00 UTC',
    'Numero pagamento': '1',
    Tipo: 'Ordine',
    'Numero ordine': marketplace,
    SKU: 'VASO',
    Quantità: '1',
    Marketplace: marketplace,
    Vendite: '100,00',
    'Commissioni di vendita': '-18,30',
    ...cells,
  })

const amazon = reports.put(
  'amazon.csv',
  amazonFile([
    ...preamble,
    [...italianHeader],
    sale('amazon.it', { 'imposta sulle vendite dei prodotti': '22,00', totale: '103,70' }),
    sale('amazon.de', { 'imposta sulle vendite dei prodotti': '19,00', totale: '100,70' }),
    sale('amazon.fr', {
      'imposta sulle vendite dei prodotti': '20,00',
      'trattenuta IVA del marketplace': '-20,00',
      totale: '81,70',
    }),
  ]),
)

const manomano = reports.put(
  'manomano.csv',
  [
    'reference;type;createdAt;amountVatIncl;commissionVatIncl;commissionVatExcl;vatOnCommission;netAmount;productPriceVatExcl;vatOnProduct;shippingPriceVatExcl;vatOnShipping',
    'M1;ORDER;2026-11-01;122.00;18.30;15.00;3.30;103.70;100.00;22.00;0.00;0.00',
    'M2;ORDER;2026-11-05;61.00;9.15;7.50;1.65;51.85;50.00;11.00;0.00;0.00',
    'M1;REFUND;2026-11-09;-122.00;-18.30;-15.00;-3.30;-103.70;-100.00;-22.00;0.00;0.00',
  ].join('\n'),
)

const ebay = reports.put(
  'ebay.csv',
  [
    'Transaction creation date,Type,Order number,Custom label,Item title,Quantity,Item subtotal,Final Value Fee - variable,Net amount,Payout currency',
    '"5 Nov 2026",Order,11-1,V,Vaso,1,12.20,-1.00,11.20,EUR',
  ].join('\n'),
)

const vatIn = async (...args: string[]) =>
  (await reports.charges(...args, '--per', 'mese')).said.filter((line) =>
    /^IVA di|^Senza l'IVA|altri paesi|trattenuti|IVA delle tariffe/.test(line),
  )

it('VAT of a month is that on sales in Italy less what was given back, and that in fees as reports tell it', async () => {
  expect(await vatIn(manomano, amazon)).toEqual([
    'IVA di ottobre: 12,10 € (22,00 € sulle vendite in Italia, meno 9,90 € nelle tariffe).',
    'IVA di novembre: 9,35 € (11,00 € sulle vendite in Italia, meno 1,65 € nelle tariffe).',
    "Senza l'IVA sugli acquisti della merce, che i rapporti non dicono.",
    "Sulle vendite in altri paesi: 19,00 €. Di solito si versa con l'OSS: chiedi al commercialista.",
    '20,00 € li hanno trattenuti i marketplace, che li versano loro.',
  ])
})

it('A channel whose reports don’t tell VAT of fees is named, and in forfettario there is none of it', async () => {
  expect(await vatIn(ebay, manomano)).toEqual([
    'IVA di novembre: 11,55 € (13,20 € sulle vendite in Italia, meno 1,65 € nelle tariffe).',
    "Senza l'IVA sugli acquisti della merce, che i rapporti non dicono.",
    "eBay: i rapporti non dicono l'IVA delle tariffe, e qui non c'è.",
  ])
  expect(await vatIn(ebay, '--regime', 'forfettario')).toEqual([])
})
