import type { Currency, PriceInterval, Rates, Sale } from '@margine/engine'
import { type ReactNode, useId } from 'react'
import { strings } from '../../application-strings.ts'
import { formatMoney, formatPercent, formatRate } from '../../format.ts'
import { amountsOf } from '../../ui/result/amounts.ts'
import { hasGap, type Limits, type Reach } from './reach.ts'
import styles from './SaleLimits.module.css'
import { words as screenWords } from './words.ts'

const words = screenWords.limits

type Props = {
  sale: Sale
  rates: Rates
  limits: Limits
  /** Every price that reaches the target. */
  prices: readonly PriceInterval[]
  reach: Reach
}

/** How far each thing of today's sale could go, at today's price, with the target still reached. */
export function SaleLimits({ sale, rates, limits, prices, reach }: Props) {
  const id = useId()
  const price = amountsOf({ sale, rates }).price(sale.prezzoVendita)
  const helps = somethingHelps(limits)
  const text = reach.reached ? words.reachedText : helps ? words.missedText : words.hopelessText
  return (
    <section aria-labelledby={id} className={styles.limits}>
      <div className={`stack ${styles.text}`}>
        <h2 id={id}>{reach.reached ? words.reached(price) : words.missed(price)}</h2>
        <p>{text(reach.figure, reach.compared)}</p>
      </div>
      {helps && <LimitTable labelledBy={id} limits={limits} currency={rates.country.currency} />}
      <Notes sale={sale} rates={rates} limits={limits} prices={prices} />
    </section>
  )
}

/** Whether there is anything with which the target is reached. */
const somethingHelps = ({ costs, commission, discount }: Limits) =>
  discount !== null || [...costs, commission].some(({ most }) => most !== null)

type TableProps = { labelledBy: string; limits: Limits; currency: Currency }

function LimitTable({ labelledBy, limits, currency }: TableProps) {
  const { costs, acos, commission, discount } = limits
  const acosInWords = (percent: number | null) =>
    percent === null ? null : words.acos(formatPercent(percent))
  return (
    <table aria-labelledby={labelledBy} className={styles.table}>
      <thead className="note">
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.now}</th>
          <th scope="col">{words.most}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ field, now, most }) => (
          <Row
            key={field}
            name={strings.calculator.fields[field]}
            now={formatMoney(now, currency)}
            most={most === null ? null : formatMoney(most, currency)}
            {...(field === 'pubblicita' && {
              nowNote: acosInWords(acos.now),
              mostNote: acosInWords(acos.most),
            })}
          />
        ))}
        <Row
          name={words.commission}
          now={formatPercent(commission.now)}
          most={commission.most === null ? null : formatRate(commission.most)}
        />
        <Row
          name={words.discount}
          now={words.noDiscountNow}
          {...discountTexts(discount, currency)}
        />
      </tbody>
    </table>
  )
}

function discountTexts(discount: Limits['discount'], currency: Currency) {
  if (discount === null || discount.percent === 0) return { most: words.noDiscount }
  const { percent, price } = discount
  return {
    most: formatRate(percent),
    mostNote: words.discountTo(formatMoney(price, currency)),
  }
}

function Notes({ sale, rates, limits, prices }: Omit<Props, 'reach'>) {
  const { vatPercent, servicesVat } = rates
  const { breakEvenAcos, discount } = limits
  const withVat = sale.costoIncludesIVA && vatPercent > 0
  return (
    <div className={`stack tight note ${styles.notes}`}>
      {discount !== null && hasGap(prices, discount.price, sale.prezzoVendita) && (
        <p>{words.discountGap}</p>
      )}
      <p>
        {breakEvenAcos === null ? words.noAcos : words.breakEvenAcos(formatPercent(breakEvenAcos))}
      </p>
      {(vatPercent > 0 || servicesVat !== null) && (
        <p>{withVat ? words.costWithVat : words.costsWithoutVat}</p>
      )}
    </div>
  )
}

type RowProps = {
  name: string
  now: string
  nowNote?: string | null
  /** Null where not even nothing would do. */
  most: string | null
  mostNote?: string | null
}

function Row({ name, now, nowNote = null, most, mostNote = null }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <Cell note={nowNote}>{now}</Cell>
      <Cell note={mostNote}>{most ?? words.notEvenNothing}</Cell>
    </tr>
  )
}

function Cell({ note, children }: { note: string | null; children: ReactNode }) {
  return (
    <td>
      {children}
      {note !== null && <small className="note"> {note}</small>}
    </td>
  )
}
