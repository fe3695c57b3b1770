import type { MonthOfYear } from '@margine/listino'
import { useId, useRef } from 'react'
import { counted } from '../../italian/counts.ts'
import { useDrawingSize } from '../../ui/useDrawingSize.ts'
import { barsOf } from './bars.ts'
import styles from './MonthBars.module.css'
import type { MonthPart } from './parts.ts'
import { figureNames, picture, pictured, shortMonth, words } from './words.ts'

/** Parts that are told from their neighbours without a colour too. */
const hatched: readonly string[] = ['tasse', 'speseFisse']

type Props = {
  months: readonly MonthOfYear[]
  parts: readonly MonthPart[]
  money: (amount: number) => string
}

/** A bar a month: what takes part of what buyers paid, and on top what is left; what lies below the line is lacking. */
export function MonthBars({ months, parts, money }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const hatch = useId()
  const size = useDrawingSize(root)
  const { em } = size
  const { width, height, zero, slot, bars } = barsOf(months, parts, size)
  const hasNumbers = slot >= 6 * em
  const isUnknown = months.some(({ resta }) => Number.isNaN(resta))
  return (
    <div ref={root} className={styles.picture}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={picture(
          months.map(({ period, incassi, resta }) =>
            pictured(period, money(incassi), money(resta)),
          ),
        )}
      >
        <pattern
          id={hatch}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line className={styles.hatch} y2="6" />
        </pattern>
        {bars.map((bar) => (
          <g key={bar.period}>
            {bar.parts.map(({ key, color, y, height }) => (
              <g key={key} data-color={color} data-part={key}>
                <rect className={styles.part} x={bar.x} y={y} width={bar.width} height={height} />
                {hatched.includes(key) && (
                  <rect x={bar.x} y={y} width={bar.width} height={height} fill={`url(#${hatch})`} />
                )}
              </g>
            ))}
            {hasNumbers && (
              <text className={styles.left} x={bar.middle} y={bar.top - 0.5 * em}>
                {Number.isNaN(bar.left)
                  ? words.open
                  : `${bar.left < 0 ? '−' : ''}${counted(Math.round(Math.abs(bar.left)))}`}
              </text>
            )}
            <text x={bar.middle} y={height - 0.4 * em}>
              {slot < 2.4 * em ? shortMonth(bar.period).slice(0, 1) : shortMonth(bar.period)}
            </text>
          </g>
        ))}
        <line className={styles.zero} x1={0} x2={width} y1={zero} y2={zero} />
      </svg>
      <ul className={`row ${styles.keys}`} aria-hidden="true">
        {[...parts].reverse().map(({ key, color }) => (
          <li key={key} data-color={color} data-hatched={hatched.includes(key)}>
            {figureNames[key]}
          </li>
        ))}
        {isUnknown && <li data-part="ignoto">{words.unknownPart}</li>}
      </ul>
    </div>
  )
}
