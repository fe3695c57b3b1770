import { type Cell, textIn } from '../table/cell.ts'
import { isAbout } from './beginnings.ts'
import { speaksOfSending } from './customer-pays.ts'
import { speaksOfCost, type Title, titleOf } from './title.ts'

const whole = (...patterns: readonly string[]) => new RegExp(`^(?:${patterns.join('|')})$`, 'u')
const within = (...patterns: readonly string[]) =>
  new RegExp(`(?:^| )(?:${patterns.join('|')})(?= |$)`, 'u')

const order = '(?:order|ordine|vendita|sale|commande|pedido|zamówienia)'
const number =
  '(?:id|no|nr?|num|nº|number|numero|numéro|número|numer|#|reference|riferimento|rif|codice|cod)'
const of = "(?:of |di |del |dell'|d'|de |de la |de l'|des )?"
const buyer =
  '(?:buyer|customer|recipient|acquirente|cliente|destinatario|käufer|kunde|empfänger|acheteur|client|destinataire|comprador|koper|klant|ontvanger|kupujący|klient|odbiorca|köpare|kund|mottagare)'
const detail =
  '(?:(?:(?:first|last|full|user) ?)?name|id|e ?mail|phone|address(?: ?\\d)?|street|city|state|province|zip|post ?code|postal code|country|nome(?: utente)?|cognome|telefono|indirizzo|via|città|cap|provincia|paese)'

/** What the titles of a file of orders speak of, in the languages that files come in; a title is a sign of the first that fits. */
const signs = {
  order: whole(
    `(?:(?:amazon|merchant|sales|seller|shop|web) )?${order} (?:item )?${number}`,
    `${number} ${of}${order}`,
    'line ?item (?:name|sku)',
    'sales record number|numero record di vendita|receipt id',
    '(?:bestell|bestel|auftrags|order|beställnings) ?(?:nummer|nr|id)',
  ),
  ordinal: whole('ordine|order|commande|pedido|bestellung|zamówienie'),
  buyer: whole(
    `${buyer}|${buyer} ${detail}|${detail} ${of}${buyer}`,
    `(?:ship|shipping|ship to|bill|billing|bill to|delivery) ${detail}|${detail} (?:shipping|billing)`,
    `${detail} ${of}(?:spedizione|fatturazione|consegna)`,
    '(?:ship|bill) to|full name|(?:contact )?e ?mail',
    '(?:liefer|rechnungs) ?adresse|adresse de livraison|dirección(?: de envío)?|verzend ?adres',
  ),
  sold: whole(
    '(?:purchase|order|sale|payments?|checkout) date|(?:sold|paid|created) (?:date|time|at|on)(?: date)?',
    `date ${of}(?:purchase|order|sale|sold|paid|created|commande|achat|vente|paiement)`,
    `data ${of}(?:ordine|acquisto|vendita|pagamento|creazione|zamówienia|zakupu|sprzedaży)`,
    `fecha ${of}(?:pedido|compra|venta|pago)`,
    '(?:bestell?|kauf|verkaufs|auftrags|aankoop|order|köp|beställnings) ?datum',
  ),
  day: whole('date|data|datum|fecha'),
  pieces: within(
    'quantity|qty|items sold|quantità|qtà|q tà|qta|pezzi|menge|anzahl|quantité|cantidad|aantal|ilość|antal',
  ),
  total: within(
    '(?:(?:order|grand|sub|line|sale) ?)?total|(?:sub)?totale|(?:order|item) (?:amount|value|price|tax)|line ?item price',
    '(?:shipping|gift wrap) (?:price|tax)|sold for|venduto a|incass[oi]|importo(?: (?:ordine|pagato))?',
    '(?:gesamt|rechnungs) ?(?:betrag|summe|preis)|zwischensumme|verkauft für',
    'montant|importe|(?:sub)?totaal|suma|razem|(?:del)?summa',
  ),
  handling: within(
    '(?:order|item|financial|fulfil?lment|payment|shipping) status|payment (?:method|type)|(?:shipping|delivery) method',
    'ship service level|tracking|carrier|coupon code|discount code',
    `stato ${of}(?:ordine|pagamento|spedizione)|(?:metodo|tipo) ${of}(?:pagamento|spedizione)|pagamento`,
    'bestellstatus|zahlungs ?(?:art|methode)|versandart|sendungsnummer|statut de la commande|mode de paiement',
    'estado del pedido|(?:forma|método) de pago|betaal ?(?:methode|wijze)|metoda płatności|betalningssätt',
  ),
} as const

type Sign = keyof typeof signs

/** Of what a marketplace charges: no cost of an article. */
const charged: readonly string[] = [
  'fee',
  'fees',
  'commission',
  'provision',
  'pubblicit',
  'advertis',
]

/** Titles of what the seller orders, of what was ordered last, and of rules: none is of a sale. */
const others: readonly string[] = [
  ...['forn', 'supplier', 'vendor', 'lieferant', 'fournisseur', 'proveedor', 'magazz', 'scort'],
  ...['ultim', 'last', 'letzt', 'dernier', 'riordin', 'reorder', 'prossim', 'next', 'arriv'],
  ...['min', 'minim', 'max', 'massim'],
]

function signOf(title: Cell): Sign | null {
  const { words } = titleOf(title)
  if (isAbout(words, others)) return null
  const found = Object.entries(signs).find(([, pattern]) => pattern.test(words))
  return found === undefined ? null : (found[0] as Sign)
}

const isOfCost = (title: Title): boolean =>
  speaksOfCost(title) && !speaksOfSending(title) && !isAbout(title.words, charged)

/** So many titles are named in the message that a table is one of orders. */
const named = 4

/**
 * The titles by which a table is one of orders: who bought, beside two others of what orders have, or the number of the order
 * beside pieces and one other. Null where it is none. Where it says what articles cost it takes five: that is said of what is bought
 * or listed.
 */
export function ordersIn(header: readonly Cell[]): readonly string[] | null {
  const found = new Map<Sign, string>()
  for (const title of header) {
    const sign = signOf(title)
    if (sign !== null && !found.has(sign)) found.set(sign, textIn(title))
  }
  const has = (sign: Sign) => found.has(sign)
  // Lists have pieces too: they are a sign beside the number of an order, or the day of a sale.
  const isDated = has('day') || has('sold')
  // «Ordine» alone may be a place in a row.
  const isNumbered = has('order') || (has('ordinal') && isDated)
  const told = [...found.keys()].filter((sign) => sign !== 'ordinal' || !has('order'))
  const count =
    told.length -
    Number(has('pieces') && !isNumbered && !has('sold')) -
    Number(has('ordinal') && !isNumbered)
  const fewest = header.some((title) => isOfCost(titleOf(title))) ? 5 : 3
  const areOrders = count >= fewest && (has('buyer') || (isNumbered && has('pieces')))
  return areOrders ? [...found.values()].slice(0, named) : null
}
