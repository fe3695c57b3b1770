import type { Currency, PriceInterval } from '@margine/engine'
import { memo, useId } from 'react'
import { CurveAxes, CurveMarks } from './CurveAxes.tsx'
import styles from './CurveDrawing.module.css'
import { describe } from './curve-description.ts'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords as words } from './curve-words.ts'
import { type DrawnZone, drawnZonesOf, groundOf, stretchOf } from './ground.ts'
import type { Layout } from './layout.ts'
import type { ProfitPoint } from './profit-line.ts'
import { isWithin, type Range } from './range.ts'

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
