import { roundToCents } from '@margine/engine'
import { useId } from 'react'
import { formatMoney } from '../../../format.ts'
import { dayWithArticle } from '../../../italian/day.ts'
import { partNames } from '../../../italian/fee-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Explained } from '../../../ui/result/Explained.tsx'
import { SourceName } from '../../../ui/result/SourceName.tsx'
import type { Part, PartSources } from '../../../ui/result/shown-parts.ts'
import { usePrinting } from '../../../ui/usePrinting.ts'
import { useReturningFocus } from '../../../ui/useReturningFocus.ts'
import { CostLine, type CostLineProps } from './CostLine.tsx'
import styles from './PartedLine.module.css'
import { partSteps } from './part-steps.ts'
import { partsWords as words } from './parts-words.ts'

type Props = CostLineProps & {
  parts: readonly Part[]
  /** Where they come from; null where that isn't known any more. */
  sources: PartSources | null
  open: boolean
  onToggle: () => void
}

/** A cost of several parts, which opens into them; on paper it is open. */
export function PartedLine({ parts, sources, open, onToggle, ...shown }: Props) {
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
      <div id={id} hidden={!open && !isPrinted} className={styles.parts}>
        <dl>
          {parts.map((part) => {
            const { tipo, importo } = part
            const source = sources?.of(part) ?? null
            return (
              <div key={tipo}>
                <dt>{partNames[tipo]}</dt>
                <dd>
                  <Explained figure={partSteps[tipo]}>
                    {formatMoney(importo, shown.currency)}
                  </Explained>
                </dd>
                {tipo === 'iva' && <dd className={styles.about}>{words.notHadBack}</dd>}
                {source !== null && (
                  <dd className={styles.about} data-source>
                    <SourceName source={source} />
                  </dd>
                )}
              </div>
            )
          })}
        </dl>
        {!addUp(parts, value) && <p>{words.rounded}</p>}
        {sources != null && sources.shared !== null && (
          <p data-source>
            {words.source}
            <SourceName source={sources.shared} />
          </p>
        )}
        {sources != null && sources.reviewed !== null && (
          <p data-source>{words.reviewed(dayWithArticle('il', sources.reviewed))}</p>
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
