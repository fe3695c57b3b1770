import { type BreakdownItem, type CostKind, type Currency, roundToCents } from '@margine/engine'
import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { formatMoney, formatPercent } from '../../../format.ts'
import { dayWithArticle } from '../../../italian/day.ts'
import { partNames } from '../../../italian/fee-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Explained } from '../../../ui/result/Explained.tsx'
import { SourceName } from '../../../ui/result/SourceName.tsx'
import { type Part, type PartSources, shownPartsOf } from '../../../ui/result/shown-parts.ts'
import { usePrinting } from '../../../ui/usePrinting.ts'
import { useReturningFocus } from '../../../ui/useReturningFocus.ts'
import styles from './CostLines.module.css'
import { partSteps } from './part-steps.ts'
import { words as resultWords } from './words.ts'

const words = resultWords.parts

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
  const isTyped = document.activeElement?.matches('[inputmode="decimal"]')
  return (
    <ul className={`stack ${styles.costs}`} data-typed={isTyped}>
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

/** How much of its track a line's bar fills: never so little that it can't be seen. */
const lengthOf = (percentage: number) =>
  ({ '--filled': Math.min(Math.max(percentage, 4), 100) / 100 }) as CSSProperties

type CostLineProps = {
  line: BreakdownItem
  currency: Currency
  /** What there is to say after its name, or null. */
  remark: string | null
}

type LineProps = CostLineProps & {
  /** In place of its plain name. */
  name?: ReactNode
  /** Below its bar. */
  children?: ReactNode
}

/** A cost with its share of all costs and a bar as long. */
function CostLine({ line, currency, remark, name = line.name, children }: LineProps) {
  const { color, value, percentage } = line
  return (
    <li data-color={color}>
      <span className={styles.name}>
        {name}
        {remark !== null && <span className={`note ${styles.remark}`}> {remark}</span>}
      </span>
      <span className={styles.amount}>
        <Explained figure={color}>{formatMoney(value, currency)}</Explained>
      </span>
      <span className={`note ${styles.share}`}>
        <Explained figure={`quota.${color}`}>{formatPercent(percentage)}</Explained>
      </span>
      <span className={styles.bar} style={lengthOf(percentage)} />
      {children}
    </li>
  )
}

type PartedProps = CostLineProps & {
  parts: readonly Part[]
  /** Where they come from; null where that isn't known any more. */
  sources: PartSources | null
  open: boolean
  onToggle: () => void
}

/** A cost of several parts, which opens into them; on paper it is open. */
function PartedLine({ parts, sources, open, onToggle, ...shown }: PartedProps) {
  const isPrinted = usePrinting()
  const id = useId()
  const ref = useReturningFocus()
  const { name, value } = shown.line
  const toggle = (
    <button
      ref={ref}
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={id}
      onClick={onToggle}
    >
      {name}
      <Icon name="chevron" />
    </button>
  )
  return (
    <CostLine {...shown} name={isPrinted ? name : toggle}>
      <div id={id} hidden={!open && !isPrinted} className={`stack ruled ${styles.parts}`}>
        <dl className="stack">
          {parts.map((part) => {
            const { tipo, importo } = part
            const source = sources?.of(part) ?? null
            return (
              <div key={tipo} className="entry">
                <dt>{partNames[tipo]}</dt>
                <dd>
                  <Explained figure={partSteps[tipo]}>
                    {formatMoney(importo, shown.currency)}
                  </Explained>
                </dd>
                {tipo === 'iva' && <dd className={`note ${styles.about}`}>{words.notHadBack}</dd>}
                {source !== null && (
                  <dd className={`note ${styles.about}`} data-source>
                    <SourceName source={source} />
                  </dd>
                )}
              </div>
            )
          })}
        </dl>
        {!addUp(parts, value) && <p className="note">{words.rounded}</p>}
        {sources != null && sources.shared !== null && (
          <p className="note" data-source>
            {words.source}
            <SourceName source={sources.shared} />
          </p>
        )}
        {sources != null && sources.reviewed !== null && (
          <p className="note" data-source>
            {words.reviewed(dayWithArticle('il', sources.reviewed))}
          </p>
        )}
      </div>
    </CostLine>
  )
}

/** Whether the parts, as they are written, sum to the whole as it is written. */
function addUp(parts: readonly Part[], whole: number): boolean {
  const sum = parts.reduce((total, { importo }) => total + roundToCents(importo), 0)
  return roundToCents(sum) === roundToCents(whole)
}
