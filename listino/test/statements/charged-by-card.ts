import { calculate, defaultFormData, readNumber } from '@margine/engine'
import fc from 'fast-check'
import { amazonFile, italianHeader, italianRow, preamble } from './amazon-files.ts'

/** An article of an order: amounts in cents, of each piece, with VAT. */
export type Article = {
  category: string
  prime: boolean
  quantity: number
  price: number
  shipping: number
  wrapping: number
  promotion: number
  /** Percent of what was paid for one piece that is given back some days later; 0 for none. */
  givenBack: number
  isSentByAmazon: boolean
}

export type Order = {
  /** `2026-10-05` */
  day: string
  articles: Article[]
  /** What is rounded to the cent: all that is charged for an article together, each fee, or each fee of each piece. */
  rounding: 'all' | 'fees' | 'pieces'
  /** Whether the report tells VAT on sales apart. */
  tellsVAT: boolean
  /** Whether shipping that Amazon keeps is in the costs of FBA, else among other fees. */
  keepsInFBA: boolean
}

const cents = (euro: number) => Math.round(Number((euro * 100).toPrecision(12)))
const vat = 1.22

/** What the card of a day charges for something of a price: its fees by their kind, in euro, as the card has them. */
function feesBy(marketplace: string, day: string, article: Article, paid: number) {
  if (paid === 0) return {}
  const isTikTok = marketplace === 'tiktok'
  const field = { amazon: 'categoria', ebay: 'categoriaEbay', tiktok: 'categoriaTikTok' }[
    marketplace
  ]
  const found = calculate({
    ...defaultFormData,
    ...{ marketplace, tariffe: day, costo: '1', prime: article.prime },
    prezzoVendita: (paid / 100).toFixed(2).replace('.', ','),
    // There TikTok Shop's rates stay as they are announced.
    ...(isTikTok && { regime: 'forfettario' }),
    ...(field !== undefined && { [field]: article.category }),
  })
  if (!found.ok) throw new Error(JSON.stringify(found.problems))
  const item = found.result.breakdown.find(({ name }) => name.startsWith('Commissione'))
  const fees: Record<string, number> = {}
  for (const { tipo, importo } of item?.voci ?? [
    { tipo: 'commissione', importo: item?.value ?? 0 },
  ])
    fees[tipo] = (fees[tipo] ?? 0) + importo
  return fees
}

const paidFor = ({ price, shipping, wrapping, promotion }: Article) =>
  price + shipping + wrapping - promotion

/** Cents charged for an article, of fees of one piece in euro. */
function charged(fees: readonly number[], quantity: number, rounding: Order['rounding']): number {
  const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0)
  if (rounding === 'all') return cents(sum(fees) * quantity)
  if (rounding === 'fees') return sum(fees.map((fee) => cents(fee * quantity)))
  return sum(fees.map(cents)) * quantity
}

/** What Amazon charges for a piece with VAT: commission and what is given back of it, the digital services fee, sending. */
function amazonCharges({ day, rounding }: Order, article: Article) {
  const { quantity, price, category, isSentByAmazon } = article
  const { serviziDigitali = 0, ...fees } = feesBy('amazon', day, article, paidFor(article))
  const { commissione = 0, minimo = 0 } = fees
  const refunded = (commissione + minimo) * (givenBackOf(article) / paidFor(article))
  const lower = ['beauty', 'vitamins', 'grocery', 'beer_wine', 'office'].includes(category)
  const isLow = price <= (lower ? 1200 : 2000)
  const surcharge = day >= '2026-04-17' ? 1.015 : 1
  return {
    commission: charged(
      Object.values(fees).map((fee) => fee * vat),
      quantity,
      rounding,
    ),
    digital: cents(serviziDigitali * quantity * vat),
    back: cents((refunded - Math.min(5, refunded / 5)) * vat),
    sending: isSentByAmazon ? cents((isLow ? 2.81 : 3.45) * surcharge * vat) * quantity : 0,
  }
}

const givenBackOf = (article: Article) => Math.round((paidFor(article) * article.givenBack) / 100)

const italian = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')
const months = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ')
const later = (day: string) => day.replace(/\d\d$/, '28')
const italianDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 1) - 1]} ${year} 10:00:00 UTC`
}

/** Amazon's report of transactions. */
export function amazonReport(
  orders: readonly Order[],
  skuOf: (article: Article) => string,
): string {
  const rows = orders.flatMap((order, at) =>
    order.articles.flatMap((article) => {
      const { quantity, isSentByAmazon } = article
      const { commission, digital, back, sending } = amazonCharges(order, article)
      const kept = isSentByAmazon ? (article.shipping + article.wrapping) * quantity : 0
      const net = (amount: number) => (order.tellsVAT ? Math.round(amount / vat) : amount)
      const told = (title: string, taxTitle: string, amount: number) => ({
        [title]: italian(net(amount)),
        [taxTitle]: italian(amount - net(amount)),
      })
      const row = (type: string, day: string, sums: Record<string, string>) => {
        const total = Object.values(sums).reduce((all, one) => all + cents(readNumber(one)), 0)
        return italianRow({
          'Data/Ora:': italianDay(day),
          Tipo: type,
          'Numero ordine': `404-${at}`,
          SKU: skuOf(article),
          Quantità: String(type === 'Ordine' ? quantity : 1),
          Marketplace: 'amazon.it',
          ...sums,
          totale: italian(total),
        })
      }
      const sale = row('Ordine', order.day, {
        ...told('Vendite', 'imposta sulle vendite dei prodotti', article.price * quantity),
        ...told(
          'Accrediti per le spedizioni',
          'imposta accrediti per le spedizioni',
          article.shipping * quantity,
        ),
        ...told(
          'Accrediti per confezioni regalo',
          'imposta sui crediti confezione regalo',
          article.wrapping * quantity,
        ),
        ...told(
          'Sconti promozionali',
          'imposta sugli sconti promozionali',
          -article.promotion * quantity,
        ),
        'Commissioni di vendita': italian(-commission),
        'Costi del servizio Logistica di Amazon': italian(-sending - (order.keepsInFBA ? kept : 0)),
        'Altri costi relativi alle transazioni': italian(-digital - (order.keepsInFBA ? 0 : kept)),
      })
      if (article.givenBack === 0) return [sale]
      const refund = row('Rimborso', later(order.day), {
        ...told('Vendite', 'imposta sulle vendite dei prodotti', -givenBackOf(article)),
        'Commissioni di vendita': italian(back),
      })
      return [sale, refund]
    }),
  )
  return amazonFile([...preamble, [...italianHeader], ...rows])
}

/** Amazon's Settlement Flat File V2. */
export function amazonSettlement(
  orders: readonly Order[],
  skuOf: (article: Article) => string,
): string {
  const header =
    'settlement-id total-amount currency transaction-type order-id marketplace-name amount-type amount-description amount posted-date-time sku quantity-purchased'
  let sum = 0
  const rows = orders.flatMap((order, at) =>
    order.articles.flatMap((article) => {
      const { quantity, isSentByAmazon } = article
      const { commission, digital, back, sending } = amazonCharges(order, article)
      const rowsOf = (
        event: string,
        day: string,
        pieces: number,
        sums: [string, string, number][],
      ) =>
        sums
          .filter(([, , amount]) => amount !== 0)
          .map(([type, what, amount]) => {
            sum += amount
            return [
              '1',
              '',
              '',
              event,
              `404-${at}`,
              'Amazon.it',
              type,
              what,
              italian(amount),
              `${day} 10:00:00 UTC`,
              skuOf(article),
              what === 'Principal' ? pieces : '',
            ]
          })
      const keep = isSentByAmazon ? quantity : 0
      return [
        ...rowsOf('Order', order.day, quantity, [
          ['ItemPrice', 'Principal', article.price * quantity],
          ['ItemPrice', 'Shipping', article.shipping * quantity],
          ['ItemPrice', 'GiftWrap', article.wrapping * quantity],
          ['Promotion', 'Principal', -article.promotion * quantity],
          ['ItemFees', 'Commission', -commission],
          ['ItemFees', 'DigitalServicesFee', -digital],
          ['ItemFees', 'FBAPerUnitFulfillmentFee', -sending],
          ['ItemFees', 'ShippingChargeback', -article.shipping * keep],
          ['ItemFees', 'GiftwrapChargeback', -article.wrapping * keep],
        ]),
        ...(article.givenBack === 0
          ? []
          : rowsOf('Refund', later(order.day), 1, [
              ['ItemPrice', 'Principal', -givenBackOf(article)],
              ['ItemFees', 'Commission', back],
            ])),
      ].map((cells) => cells.join('\t'))
    }),
  )
  const first = ['1', italian(sum), 'EUR', ...Array(9).fill('')].join('\t')
  return [header.replaceAll(' ', '\t'), first, ...rows].join('\n')
}

const plain = (amount: number) => (amount / 100).toFixed(2)

/** eBay's report of transactions: of several articles the order has a row of its own, with nothing but what it comes to. */
export function ebayReport(orders: readonly Order[], skuOf: (article: Article) => string): string {
  const header =
    'Transaction creation date,Type,Order number,Item ID,Custom label,Quantity,Item subtotal,Shipping and handling,Final Value Fee - fixed,Final Value Fee - variable,Regulatory operating fee,Net amount,Payout currency'
  const rows = orders.flatMap(({ day, articles }, at) => {
    let net = 0
    const bearer = at % articles.length
    const items = articles.map((article, place) => {
      const { quantity, price, promotion, shipping, wrapping } = article
      const subtotal = (price - promotion) * quantity
      const beside = (shipping + wrapping) * quantity
      const {
        commissione = 0,
        regolamentare = 0,
        ordine = 0,
      } = feesBy('ebay', day, article, subtotal + beside)
      const fees = [place === bearer ? cents(ordine) : 0, cents(commissione), cents(regolamentare)]
      const own = subtotal + beside - fees.reduce((all, fee) => all + fee, 0)
      net += own
      const cells = [subtotal, beside, ...fees.map((fee) => -fee)].map((amount) =>
        amount === 0 ? '--' : plain(amount),
      )
      const total = articles.length === 1 ? plain(own) : '--'
      return [
        day,
        'Order',
        `11-${at}`,
        9000 + at * 10 + place,
        skuOf(article),
        quantity,
        ...cells,
        total,
        'EUR',
      ]
    })
    const whole = [day, 'Order', `11-${at}`, ...Array(8).fill('--'), plain(net), 'EUR']
    const refunds = articles.flatMap((article) => {
      if (article.givenBack === 0) return []
      const back = plain(-givenBackOf(article))
      return [
        [
          later(day),
          'Refund',
          `11-${at}`,
          '--',
          skuOf(article),
          1,
          back,
          ...Array(4).fill('--'),
          back,
          'EUR',
        ],
      ]
    })
    return [...(articles.length === 1 ? [] : [whole]), ...items, ...refunds]
  })
  return [header, ...rows.map((row) => row.join(','))].join('\n')
}

/** TikTok Shop's income. */
export function tiktokReport(
  orders: readonly Order[],
  skuOf: (article: Article) => string,
): string {
  const header =
    'Statement Date,Statement ID,Currency,Type ,Order/adjustment ID  ,SKU ID,Quantity,Total settlement amount,Total Revenue,Refund subtotal after seller discounts,Total Fees,TikTok Shop commission fee,Seller shipping fee,Actual shipping fee,Customer shipping fee'
  const rows = orders.flatMap(({ day, articles }, at) =>
    articles.map((article) => {
      const { quantity, price, promotion, shipping, wrapping } = article
      const back =
        article.givenBack === 0 ? 0 : givenBackOf({ ...article, shipping: 0, wrapping: 0 })
      const revenue = (price - promotion) * quantity - back
      const customer = (shipping + wrapping) * quantity
      const { commissione = 0 } = feesBy('tiktok', day, article, revenue + customer)
      const commission = cents(commissione)
      const sending = 500
      const fees = customer - sending - commission
      const amounts = [
        revenue + fees,
        revenue,
        -back,
        fees,
        -commission,
        customer - sending,
        -sending,
        customer,
      ]
      return [
        day.replaceAll('-', '/'),
        '1',
        'EUR',
        'Order',
        `57-${at}`,
        skuOf(article),
        quantity,
        ...amounts.map(plain),
      ].join(',')
    }),
  )
  return [header, ...rows].join('\n')
}

const inEuro = (amount: number) => (amount < 0 ? `-€${plain(-amount)}` : `€${plain(amount)}`)
const longMonths = 'January February March April May June July August September October'.split(' ')

/** Etsy's statement: it names orders, and no article. */
export function etsyStatement(orders: readonly Order[]): string {
  const rows = orders.flatMap(({ day, articles }, at) => {
    const [year, month, date] = day.split('-').map(Number)
    const when = `"${date} ${longMonths[(month ?? 1) - 1]}, ${year}"`
    const paid = articles.reduce((sum, one) => sum + paidFor(one) * one.quantity, 0)
    const [first] = articles as [Article]
    const fees = Object.entries(feesBy('etsy', day, first, paid)).map(([kind, fee]) => {
      const cost = inEuro(-cents(fee))
      return `${when},Fee,${kind} fee,Order #10${at},EUR,--,${cost},${cost},--`
    })
    const sale = `${when},Sale,Payment for Order #10${at},,EUR,${inEuro(paid)},--,${inEuro(paid)},--`
    return [sale, ...fees]
  })
  return ['Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net,Tax Details', ...rows].join('\n')
}

const evenAmount = (most: number) =>
  fc.oneof(
    fc.constant(0),
    fc.integer({ min: 25, max: most / 2 }).map((half) => half * 2),
  )

/** Orders of a marketplace of one to five articles. */
export const ordersOf = (days: readonly string[], categories: readonly string[]) =>
  fc.array(
    fc.record({
      day: fc.constantFrom(...days),
      rounding: fc.constantFrom('all' as const, 'fees' as const, 'pieces' as const),
      tellsVAT: fc.boolean(),
      keepsInFBA: fc.boolean(),
      articles: fc.uniqueArray(
        fc.record({
          category: fc.constantFrom(...categories),
          prime: fc.boolean(),
          quantity: fc.integer({ min: 1, max: 5 }),
          price: fc.oneof(
            fc.integer({ min: 500, max: 3000 }),
            fc.constantFrom(999, 1000, 1001, 1199, 1200, 1201, 1999, 2000, 2001),
            fc.integer({ min: 3000, max: 150_000 }),
          ),
          shipping: evenAmount(1500),
          wrapping: evenAmount(400),
          // A promotion that is what was paid for shipping may be for that: then nobody can say what is kept.
          promotion: fc.constantFrom(0, 0, 199, 299),
          givenBack: fc.constantFrom(0, 0, 0, 30, 50, 100),
          isSentByAmazon: fc.boolean(),
        }),
        { minLength: 1, maxLength: 5, selector: ({ category }) => category },
      ),
    }),
    { minLength: 1, maxLength: 6 },
  )
