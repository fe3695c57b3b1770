import type { BreakdownItem, CostKind, Currency } from '@margine/engine'
import { useState } from 'react'
import { type PartSources, shownPartsOf } from '../../../ui/result/shown-parts.ts'
import { CostLine } from './CostLine.tsx'
import styles from './CostLines.module.css'
import { PartedLine } from './PartedLine.tsx'

/** What is told of a cost besides its amount. */
export type CostAside = {
  /** After its name. */
  remark?: string
  /** Where its parts come from. */
  sources?: PartSources
}

type Props = {
  breakdown: readonly BreakdownItem[]
  currency: Currency
  asides: Partial<Record<CostKind, CostAside>>
}

/** The costs, largest first, each with its share of all costs and a bar as long. */
export function CostLines({ breakdown, currency, asides }: Props) {
  // Here, so that a cost that is of one part for a while is open again afterwards.
  const [open, setOpen] = useState<readonly CostKind[]>([])
  const toggle = (color: CostKind) =>
    setOpen(open.includes(color) ? open.filter((one) => one !== color) : [...open, color])
  return (
    <ul className={styles.costs}>
      {breakdown
        .toSorted((a, b) => b.value - a.value)
        .map((line) => {
          const { color } = line
          const { remark = null, sources } = asides[color] ?? {}
          const shown = { line, currency, remark }
          const parts = shownPartsOf(line)
          return parts.length < 2 ? (
            <CostLine key={color} {...shown} />
          ) : (
            <PartedLine
              key={color}
              {...shown}
              parts={parts}
              sources={sources ?? null}
              open={open.includes(color)}
              onToggle={() => toggle(color)}
            />
          )
        })}
    </ul>
  )
}
