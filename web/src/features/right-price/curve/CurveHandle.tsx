import { type Currency, figuresOf, type Rates, type Sale, verdictOf } from '@margine/engine'
import type { Ref } from 'react'
import { formatMargin, formatMoney } from '../../../format.ts'
import styles from './CurveHandle.module.css'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords as words } from './curve-words.ts'
import { writePrice } from './exact-price.ts'
import { keyedTo } from './handle-steps.ts'
import type { Layout } from './layout.ts'
import { nearestWithin, type Range } from './range.ts'

type Props = {
  sale: Sale
  rates: Rates
  currency: Currency
  facts: CurveFacts
  layout: Layout
  view: Range
  price: number
  /** Takes a price that a key led to. */
  onKey: (price: number) => void
  /** Takes a price that assistive technology asks for. */
  onSet: (price: number) => void
  /** The focus left it. */
  onLeave: () => void
  ref: Ref<HTMLInputElement>
}

/** The price tried, on the curve: a slider to press, and what it comes to beside it. */
export function CurveHandle(props: Props) {
  const { sale, rates, currency, facts, layout, view, price, onKey, onSet, onLeave, ref } = props
  const { plot, prices, profits } = layout
  const figures = figuresOf({ ...sale, prezzoVendita: price }, rates)
  const { guadagno, margine } = figures
  const verdict = verdictOf(figures)
  const money = (amount: number) => formatMoney(amount, currency)
  const asked = writePrice(price, currency)

  const zone = facts.zones.find(({ from, to }) => from <= price && (to === null || price <= to))
  const told =
    verdict === 'loss'
      ? words.loss(asked, money(-guadagno), formatMargin(margine))
      : words.profit(asked, money(guadagno), formatMargin(margine))
  const x = prices.at(price)
  const share = nearestWithin({ from: 0, to: 1 }, (x - plot.left) / (plot.right - plot.left))
  return (
    <div className={styles.handle} data-band={verdict}>
      <span
        className={styles.line}
        style={{
          translate: `${x}px ${plot.flag}px`,
          height: `calc(${plot.bottom - plot.flag}px - 1em)`,
        }}
      />
      <span className={styles.dot} style={{ translate: `${x}px ${profits.at(guadagno)}px` }} />
      <span
        className={styles.flag}
        aria-hidden="true"
        style={{ translate: `calc(${x}px - ${share * 100}%) ${plot.flag}px` }}
      >
        <b>{asked}</b> <span>{`${money(guadagno)} · ${formatMargin(margine)}`}</span>
      </span>
      <input
        ref={ref}
        type="range"
        className={styles.knob}
        style={{ translate: `${x}px ${plot.bottom}px` }}
        aria-label={words.handle}
        min={view.from}
        max={view.to}
        step="any"
        value={price}
        aria-valuetext={zone === undefined ? told : words.inDeadZone(told, money(zone.better))}
        onChange={(event) => onSet(event.target.valueAsNumber)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return
          const moved = keyedTo(event, price, view)
          if (moved === null) return
          event.preventDefault()
          onKey(moved)
        }}
      />
    </div>
  )
}
