import type { Currency, PriceInterval } from '@margine/engine'
import { memo, useId } from 'react'
import { formatMoney } from '../../../format.ts'
import styles from './CurveDrawing.module.css'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords as words } from './curve-words.ts'
import { type DrawnZone, drawnZonesOf, groundOf, stretchOf } from './ground.ts'
import type { Layout } from './layout.ts'
import type { ProfitPoint } from './profit-line.ts'
import { isWithin, type Range } from './range.ts'

type Described = { facts: CurveFacts; view: Range; currency: Currency }

/** What is to be seen, for those who don't see it; the table has all of it. */
function describe({ facts, view, currency }: Described): string {
  const money = (price: number) => formatMoney(price, currency)
  const inView = (price: number) => isWithin(view, price)
  const parts = [
    words.picture(money(view.from), money(view.to)),
    ...facts.breakEvens.filter(inView).map((price) => words.pictured.breakEven(money(price))),
    ...facts.jumps
      .map(({ before }) => before.prezzo)
      .filter(inView)
      .map((price) => words.pictured.jump(money(price))),
    ...facts.zones
      .filter(({ from }) => inView(from))
      .map(({ from, to }) =>
        to === null
          ? words.pictured.endlessZone(money(from))
          : words.pictured.zone(money(from), money(to)),
      ),
  ]
  return parts.join(', ')
}

type PartProps = { layout: Layout; em: number }

/** What the lengths mean: profits upwards, prices to the right. */
function CurveAxes({ layout: { plot, priceTicks, profitTicks }, em }: PartProps) {
  const places = {
    beside: { x: plot.left - 0.5 * em, dy: '0.35em', className: styles.beside },
    left: { x: plot.left + 0.4 * em, dy: '-0.35em', className: styles.left },
    right: { x: plot.right - 0.4 * em, dy: '-0.35em', className: styles.right },
  }
  return (
    <>
      {profitTicks.map(({ at, label, isZero, side }) => (
        <g key={label}>
          <line
            className={isZero ? styles.zero : styles.grid}
            x1={plot.left}
            x2={plot.right}
            y1={at}
            y2={at}
          />
          {side !== null && (
            <text y={at} {...places[side]}>
              {label}
            </text>
          )}
        </g>
      ))}
      <line
        className={styles.axis}
        x1={plot.left}
        x2={plot.right}
        y1={plot.bottom}
        y2={plot.bottom}
      />
      {priceTicks.map(({ at, x, label }) => (
        <g key={label}>
          <line
            className={styles.axis}
            x1={at}
            x2={at}
            y1={plot.bottom}
            y2={plot.bottom + 0.9 * em}
          />
          <text x={x} y={plot.bottom + 2.2 * em}>
            {label}
          </text>
        </g>
      ))}
    </>
  )
}

/** The prices worth knowing, each with its name. */
function CurveMarks({ layout: { plot, marks, profits }, em }: PartProps) {
  return marks.map(({ kind, price, label, at, x, lane }) => {
    const y = plot.flag - (0.2 + 1.5 * lane) * em
    const foot = kind === 'breakEven' ? profits.at(0) : plot.bottom
    return (
      <g key={`${kind} ${price}`} data-mark={kind}>
        <line className={styles.leader} x1={at} x2={at} y1={y + 0.3 * em} y2={foot} />
        {kind === 'breakEven' && <circle className={styles.dot} cx={at} cy={foot} r={0.35 * em} />}
        <text className={styles.label} x={x} y={y}>
          {label}
        </text>
      </g>
    )
  })
}

type Props = {
  facts: CurveFacts
  layout: Layout
  view: Range
  targets: readonly PriceInterval[]
  currency: Currency
  /** The size of the letters. */
  em: number
}

/** The curve on its ground: all of it that stays while the handle moves. */
export const CurveDrawing = memo(function CurveDrawing(props: Props) {
  const { facts, layout, targets, em } = props
  const { width, height, plot, profits } = layout
  const hatch = useId()
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={describe(props)}
    >
      <pattern
        id={hatch}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className={styles.hatch} y2="7" />
      </pattern>
      {groundOf(facts, layout, em).map(({ verdict, x, width, isNamed }) => (
        <g key={`${verdict} ${x}`} data-band={verdict}>
          <rect
            className={styles.ground}
            x={x}
            y={plot.top}
            width={width}
            height={plot.bottom - plot.top}
          />
          <rect
            className={styles.ribbon}
            x={x}
            y={plot.ribbon}
            width={width}
            height={plot.top - plot.ribbon}
          />
          {isNamed && (
            <text className={styles.verdict} x={x + width / 2} y={plot.ribbon - 0.5 * em}>
              {words.verdicts[verdict]}
            </text>
          )}
        </g>
      ))}
      {drawnZonesOf(facts, layout, em).map((drawn) => (
        <Zone key={drawn.zone.from} drawn={drawn} layout={layout} fill={`url(#${hatch})`} />
      ))}
      <CurveAxes layout={layout} em={em} />
      {targets.map((target) => {
        const stretch = stretchOf(target, layout)
        return (
          stretch && (
            <rect
              key={target.from}
              className={styles.target}
              {...stretch}
              y={plot.bottom}
              height={0.6 * em}
              rx="2"
            />
          )
        )
      })}
      <CurveMarks layout={layout} em={em} />
      {facts.jumps.map(({ before, after }) => {
        if (!isWithin(props.view, before.prezzo)) return null
        const x = layout.prices.at(before.prezzo)
        return (
          <line
            key={after.prezzo}
            className={styles.fall}
            x1={x}
            x2={x}
            y1={profits.at(before.guadagno)}
            y2={profits.at(after.guadagno)}
          />
        )
      })}
      {layout.lines.map((line) => (
        <polyline key={line[0]?.prezzo} className={styles.curve} points={pointsOf(line, layout)} />
      ))}
    </svg>
  )
})

const pointsOf = (line: readonly ProfitPoint[], { prices, profits }: Layout) =>
  line.map(({ prezzo, guadagno }) => `${prices.at(prezzo)},${profits.at(guadagno)}`).join(' ')

type ZoneProps = { drawn: DrawnZone; layout: Layout; fill: string }

function Zone({ drawn: { x, width, name }, layout: { plot }, fill }: ZoneProps) {
  return (
    <>
      <rect fill={fill} x={x} width={width} y={plot.top} height={plot.bottom - plot.top} />
      {name !== null && (
        <text className={styles.label} {...name}>
          {words.zone}
        </text>
      )}
    </>
  )
}
