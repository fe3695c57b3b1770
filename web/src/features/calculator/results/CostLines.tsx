import type { BreakdownItem, Currency, FeeRule } from '@margine/engine'
import { useState } from 'react'
import { shownPartsOf } from '../../../ui/result/shown-parts.ts'
import { CostLine } from './CostLine.tsx'
import styles from './CostLines.module.css'
import { PartedLine } from './PartedLine.tsx'
import { partsWords } from './parts-words.ts'

type Props = {
  breakdown: readonly BreakdownItem[]
  currency: Currency
  /** What the commission was charged by; null where that isn't known any more. */
  rule: FeeRule | null
  /** Whether the commission is the seller's own rate. */
  isOwnRate: boolean
}

/** The costs, largest first, each with its share of all costs and a bar as long. */
export function CostLines({ breakdown, currency, rule, isOwnRate }: Props) {
  // Here, so that a commission that is of one part for a while is open again afterwards.
  const [open, setOpen] = useState(false)
  return (
    <ul className={styles.costs}>
      {breakdown
        .toSorted((a, b) => b.value - a.value)
        .map((line) => {
          const { color } = line
          const remark = isOwnRate && color === 'commissione' ? partsWords.own : null
          const shown = { line, currency, remark }
          const parts = shownPartsOf(line)
          return parts.length < 2 ? (
            <CostLine key={color} {...shown} />
          ) : (
            <PartedLine
              key={color}
              {...shown}
              parts={parts}
              rule={rule}
              open={open}
              onToggle={() => setOpen(!open)}
            />
          )
        })}
    </ul>
  )
}
