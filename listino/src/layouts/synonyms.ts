import { boughtByTitle, discounted } from './beginnings.ts'
import type { Role } from './role.ts'

/** The titles that sellers give to a column of a role. */
export type Titles = {
  /** Titles that mean the role and nothing else, the surest in front. */
  usual: readonly string[]
  /** Titles that other columns have as well. */
  also?: readonly string[]
  /** Beginnings of words that make a title mean something else though it holds a usual one («prezzo minimo»). */
  unless?: readonly string[]
  /** A longer title that holds a usual one says too little. */
  isWhole?: boolean
}

/** The titles, or beginnings of words, of a text: commas separate them. */
const list = (text: string): readonly string[] => text.trim().split(/,\s+/)

/** Columns of what the seller's own suppliers, competitors and price lists say. */
const notThis = list('forn, vendor, supplier, concorren, competitor, vecchi, old, preced, storic')
const times = list('ore, giorn, gg, temp, settiman, days, hours, time, data, date, h')
const kinds = list(`
  metod, tipo, class, zona, gratis, gratuit, free, soglia, peso, origin, partenz
`)
/** Columns of a part of an amount, of what is saved of one, and of amounts in cents. */
const partial = list(`
  impact, impatt, sovrapprezz, surcharg, markup, saving, risparm, cents, centesim, cs
`)
/** Columns of an amount of tax, and not of its rate. */
const comesTo = list(`
  import, ammontar, amount, valor, value, quota, euro, unitari, betrag, total, tot, calcol,
  versar, dovut
`)
const paid = ['client', 'addebit', 'incass', 'customer', 'charged']

/** What the days of a sale may be of. */
const sales = list(`
  offerta, offerte, promo, promozione, sconto, saldi, saldo, validità, valido, campagna,
  prezzo scontato, prezzo offerta, prezzo promo, prezzo promozionale, prezzo speciale, sale,
  sale price, special, special price, offer, discount, discounted price, promotion, valid
`)

/** Titles of the first or the last day of a sale: some words before or behind what it is a day of, and some that stand alone. */
const daysOf = (words: string, alone: string): string[] => [
  ...list(words).flatMap((word) => sales.flatMap((sale) => [`${word} ${sale}`, `${sale} ${word}`])),
  ...list(alone),
]

/** Titles by role, as `titleWords` writes them. */
export const synonyms: Readonly<Partial<Record<Role, Titles>>> = {
  sku: {
    usual: list(`
      sku, seller sku, sku venditore, codice sku, sku code, item sku, codice articolo,
      cod articolo, codice prodotto, cod prodotto, codice interno, codice, cod, riferimento,
      articolo, art, cod art, codice art, riferimento interno, internal reference, product sku,
      product number, product code sku, variant sku, merchant sku, offer sku, custom label,
      custom label sku, etichetta personalizzata, etichetta personalizzata sku
    `),
    also: ['item', 'product id', 'reference', 'riferimento #', 'reference #', 'id prodotto'],
    unless: [
      ...notThis,
      ...list('padre, parent, produtt, iva, categ, client, colore, marca, posizion, paese, unit.'),
    ],
  },
  listing: {
    usual: ['asin', 'asin1', 'item number', 'numero oggetto', 'numero inserzione', 'listing id'],
    unless: ['padre', 'parent', 'concorren'],
  },
  ean: {
    usual: list(`
      ean, ean13, codice ean, cod ean, gtin, barcode, codice a barre, cod a barre, codici a barre,
      upc
    `),
    unless: ['padre', 'parent'],
  },
  name: {
    usual: list(`
      nome, nome articolo, nome prodotto, nome del prodotto, titolo, descrizione,
      descrizione articolo, descrizione prodotto, descr, descr articolo, descrizione art,
      descrizione sul marketplace, prodotto, name, product name, denominazione, nome del modello,
      modello e nome, articolo, item name, product title
    `),
    also: ['title', 'description'],
    unless: [
      ...notThis,
      ...list(`
        categ, marca, brand, produtt, client, file, immagin, image, lung, meta, url, aliquot, iva,
        corrier, note
      `),
    ],
  },
  price: {
    usual: list(`
      prezzo di vendita, prezzo vendita, prz vendita, pr vendita, prezzo ivato,
      prezzo al pubblico, prezzo pubblico, prezzo finale, prezzo, prz sito, prezzo sito,
      prezzo online, listino vendita, price, selling price, your price, pvp
    `),
    also: ['prezzo di listino', 'prezzo listino', 'prz listino', 'listino', 'prz', 'vendita'],
    unless: [
      ...notThis,
      ...boughtByTitle,
      ...list(`
        cost, dealer, rivend, min, minim, max, maxim, mass, barrat, consigl, msrp, rrp, medi,
        compar, confront, kg, litr, metr, mq, misur, quant, busines, b2b, totale, total, tot,
        sped, trasport, ship, estero, discount
      `),
      ...discounted,
      ...partial,
      ...times,
    ],
  },
  salePrice: {
    usual: list(`
      prezzo scontato, prezzo in offerta, prezzo offerta, prezzo promo, prezzo promozionale,
      prezzo in promozione, prezzo speciale, prezzo in saldo, prezzo saldo, prezzo saldi,
      sale price, special price, discounted price, discount price, promo price
    `),
    unless: [
      ...notThis,
      ...boughtByTitle,
      ...times,
      ...list('cost, min, minim, max, from, to, inizio, fine, iniz, scad'),
    ],
  },
  saleFrom: {
    isWhole: true,
    usual: daysOf(
      `inizio, data inizio, dal, da, decorrenza, start, start date, starts, from, from date,
      date from, dates from, periodo, effective date, effective dates`,
      'dal, in offerta dal, data inizio, inizio, decorrenza, data decorrenza',
    ),
    also: ['da', 'start', 'start date', 'from'],
  },
  saleTo: {
    isWhole: true,
    usual: daysOf(
      `fine, data fine, al, a, fino al, fino a, scadenza, termine, end, end date, ends, to,
      to date, date to, dates to, until`,
      'al, fino al, in offerta fino al, data fine, fine',
    ),
    also: ['a', 'scadenza', 'end', 'end date', 'to', 'until'],
  },
  validFrom: {
    isWhole: true,
    usual: list(`
      vale dal, in vigore dal, in vigore da, costo valido dal
    `),
  },
  validTo: {
    isWhole: true,
    usual: list(`
      vale fino al, vale al, in vigore fino al, costo valido fino al
    `),
  },
  costMarketplace: {
    isWhole: true,
    usual: list('marketplace del costo, vale su, vale solo su'),
  },
  onSale: {
    isWhole: true,
    usual: [
      ...list('in offerta, on sale, is on sale, in saldo, in promozione, in promo, in sconto'),
      ...['attiva', 'attivo', 'in corso', 'applicata', 'applicato'].flatMap((is) =>
        ['offerta', 'promo', 'promozione', 'sconto', 'saldo'].map((sale) => `${sale} ${is}`),
      ),
      ...list('sale active, sale enabled, offerta, promo, scontato'),
    ],
  },
  cost: {
    usual: list(`
      costo, costo acquisto, costo di acquisto, costo d'acquisto, costo unitario, costo prodotto,
      costo del prodotto, costo articolo, costo merce, prezzo acquisto, prezzo di acquisto,
      prezzo d'acquisto, prezzo di costo, prezzo costo, prz acquisto, prz acq, prezzo acq,
      pr acquisto, pr acq, ultimo costo, ultimo costo d'acq, ultimo costo d'acquisto, costo medio,
      costo medio d'acq, cost, cost per item, unit cost, cost price, purchase price, buying price,
      cost of goods, cogs
    `),
    also: list(`
      wholesale price, prezzo medio, acquisto, acq, prezzo forn, prezzo fornitore,
      costo fornitore, costo forn
    `),
    unless: [
      ...list(`
        vend., vendit, selling, sped, trasport, corrier, imball, packag, pubblic, ads, adv,
        market, logist, stocc, magazz, vecchi, old, preced, storic, fiss, orari, totale, total,
        tot, quant, pagam, ship, deliver, freight
      `),
      ...partial,
      ...times,
    ],
  },
  priceVAT: { isWhole: true, usual: ['iva nel prezzo', 'prezzi con iva', 'prices include vat'] },
  costVAT: { isWhole: true, usual: ['iva nel costo', 'costi con iva', 'costs include vat'] },
  shipping: {
    usual: list(`
      spedizione, costo spedizione, costo di spedizione, costi spedizione, costi di spedizione,
      spese spediz, sped, spese spedizione, spese di spedizione, corriere, costo corriere,
      trasporto, costo trasporto, costo di trasporto, costi di trasporto, spese trasporto,
      spese di trasporto, shipping, shipping cost, delivery cost, freight, postage
    `),
    also: list('prezzo spedizione, prezzo di spedizione, trasporti, tariffa corriere, spedizioni'),
    unless: [...times, ...kinds, ...paid],
  },
  fulfilment: {
    usual: list('tariffa fba, costo fba, logistica fba, fba fee, fulfilment fee, fulfillment fee'),
  },
  packaging: {
    usual: list(`
      packaging, costo packaging, imballo, imballi, imballaggio, imballaggi, costo imballo,
      costo imballaggio, costi imballaggio, costi di imballaggio, confezionamento
    `),
    unless: [...times, ...list('tipo, peso, misur, dimens, alte, largh, lungh, quant, pezz, pz')],
  },
  advertising: {
    usual: list(`
      pubblicità, pubblicita, costo pubblicità, costo pubblicita, advertising, advertising cost,
      ads, costo ads
    `),
    also: ['marketing', 'costo marketing'],
    unless: ['acos', 'roas', 'click', 'campagn', 'campaign', 'tot', 'budget', '%'],
  },
  vat: {
    usual: list(`
      iva, % iva, iva %, aliquota iva, aliquota, aliq iva, aliquota %, % aliquota,
      percentuale iva, al iva, iva vendita, iva vend, iva prodotto, iva articolo, iva applicata,
      cod iva, codice iva, cod iva vendita, vat, vat %, vat rate, tax rate, tax class,
      classe di imposta, classe imposta, imposte cliente, customer taxes, imposte di vendita,
      imposte vendita, sales taxes
    `),
    also: ['tax %', '% tax', 'regime iva', 'tax'],
    unless: [
      ...list('inclus, esclus, incl, escl, esc, compres'),
      ...comesTo,
      ...boughtByTitle,
      ...list('prezz, cost, partita, numero, nr, p'),
    ],
  },
  sender: {
    isWhole: true,
    usual: list(`
      fulfillment channel, fulfilment channel, fulfilled by, canale di gestione, canale logistica,
      canale di evasione, gestito da, canale, logistica, spedito da, evasione, gestione,
      fulfilment, fulfillment
    `),
  },
  costCurrency: {
    isWhole: true,
    usual: list("costo, acquisto, di acquisto, d'acquisto, del costo, cost, fornitore").flatMap(
      (of) => [`valuta ${of}`, `divisa ${of}`, `${of} valuta`, `${of} currency`, `currency ${of}`],
    ),
  },
  currency: {
    isWhole: true,
    usual: list(`
      valuta, currency, currency code, codice valuta, divisa, moneta, valuta di vendita,
      valuta vendita, cur, curr
    `),
  },
  store: {
    isWhole: true,
    usual: list(`
      paese, country, store, sito, negozio, marketplace, country code, amazon store, nazione,
      mercato, paese vendita, paese di vendita, country region
    `),
  },
  category: { isWhole: true, usual: ['categoria margine', 'categoria', 'category'] },
  group: {
    isWhole: true,
    usual: [
      ...['parent', 'padre', 'genitore'].flatMap((of) => [
        `sku ${of}`,
        `${of} sku`,
        `codice ${of}`,
      ]),
      'parent',
      'prodotto padre',
      'item group id',
    ],
  },
  rowKind: {
    isWhole: true,
    usual: ['tipo', 'tipo prodotto', 'tipo di prodotto', 'product type', 'type'],
  },
  format: {
    isWhole: true,
    usual: list(`
      format, formato, formato inserzione, formato di vendita, formato vendita, tipo inserzione,
      tipo di inserzione, listing format, listing type, tipo, type
    `),
  },
  quantity: {
    usual: list(`
      quantità, quantita, qta, qtà, q tà, giacenza, disponibilità, quantity, qty, stock,
      quantità disponibile, quantity on hand, qty on hand, stock quantity, stock level,
      current stock level, esistenza
    `),
    unless: [
      ...boughtByTitle,
      ...list(`
        min, minim, max, ordin, caric, conf, price, lower, recommend, pending, includ, inbound,
        sold, vendut
      `),
    ],
  },
  monthlySales: {
    isWhole: true,
    usual: list(`
      vendute al mese, venduti al mese, pezzi venduti al mese, pezzi al mese, pz al mese,
      quantità venduta al mese, quantità vendute al mese, qta venduta al mese, unità vendute al mese,
      venduto al mese, vendite al mese in pezzi, units sold per month, monthly units sold,
      vendute, venduti, pezzi venduti, quantità venduta, quantità vendute, unità vendute,
      units sold, pieces sold
    `),
  },
  discount: {
    isWhole: true,
    usual: list('sconto, sconto %, % sconto, sconto forn, sconto fornitore, discount, discount %'),
  },
  packSize: {
    isWhole: true,
    usual: list(`
      conf, n pezzi, numero pezzi, nr pezzi, pz per cartone, pezzi per cartone, pz cartone,
      pz collo, pezzi per collo, confezione, pz, pezzi, pz conf, pz x conf, pezzi x conf,
      pezzi x confezione, pz x cartone, pezzi x cartone, pz x collo, pezzi per pacco,
      quantità per confezione, pz per conf, pezzi per confezione, pezzi confezione,
      pezzi per conf, pack size, pcs, unità per confezione, multipli
    `),
  },
}

/** Every title that some role has. */
export const usualTitles: ReadonlySet<string> = new Set(
  Object.values(synonyms).flatMap(({ usual, also = [] }) => [...usual, ...also]),
)

/** Titles that within a longer one say nothing: «Quantità acquisto» is no cost. */
export const namesAlone: ReadonlySet<string> = new Set(
  list(`
  acquisto, acq, vendita, conf, item, tax, al, dal, sped
`),
)
