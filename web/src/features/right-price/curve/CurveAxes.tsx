import styles from './CurveDrawing.module.css'
import type { Layout } from './layout.ts'

type PartProps = { layout: Layout; em: number }

/** What the lengths mean: profits upwards, prices to the right. */
export function CurveAxes({ layout: { plot, priceTicks, profitTicks }, em }: PartProps) {
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
export function CurveMarks({ layout: { plot, marks, profits }, em }: PartProps) {
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
