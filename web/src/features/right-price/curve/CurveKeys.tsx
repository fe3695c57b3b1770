import type { PriceInterval, Verdict } from '@margine/engine'
import { memo } from 'react'
import styles from './CurveKeys.module.css'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords as words } from './curve-words.ts'
import { groundOf, stretchOf } from './ground.ts'
import type { Layout } from './layout.ts'
import { isWithin, type Range } from './range.ts'

type Props = {
  facts: CurveFacts
  layout: Layout
  view: Range
  targets: readonly PriceInterval[]
  em: number
}

/** What the signs of the curve mean: those in view, and the colours that have no room for their names. */
export const CurveKeys = memo(function CurveKeys({ facts, layout, view, targets, em }: Props) {
  const isInView = (interval: PriceInterval) => stretchOf(interval, layout) !== null
  const ground = groundOf(facts, layout, em)
  const nameless = new Set<Verdict>(
    ground.flatMap(({ verdict, isNamed }) => (isNamed ? [] : [verdict])),
  )
  const signs = {
    target: targets.some(isInView),
    zone: facts.zones.some(isInView),
    jump: facts.jumps.some(({ before }) => isWithin(view, before.prezzo)),
  }
  return (
    <ul className={`note drawn ${styles.keys}`}>
      {[...nameless].map((verdict) => (
        <li key={verdict} data-band={verdict}>
          {words.verdicts[verdict]}
        </li>
      ))}
      {(['target', 'zone', 'jump'] as const).map(
        (sign) =>
          signs[sign] && (
            <li key={sign} data-key={sign}>
              {words.keys[sign]}
            </li>
          ),
      )}
    </ul>
  )
})
