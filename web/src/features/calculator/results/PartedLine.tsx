import { type BreakdownItem, type FeeRule, roundToCents, voci } from '@margine/engine'
import { useId, useState } from 'react'
import { formatMoney } from '../../../format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SourceName } from '../../../ui/result/SourceName.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { CostLine, type CostLineProps } from './CostLine.tsx'
import styles from './PartedLine.module.css'
import { partsWords as words } from './parts-words.ts'

type Parts = NonNullable<BreakdownItem['voci']>

type Props = CostLineProps & {
  parts: Parts
  /** What charges them; null where that isn't known any more. */
  rule: FeeRule | null
}

/** A cost of several parts, which opens into them; on paper it is open. */
export function PartedLine({ parts, rule, ...shown }: Props) {
  const [open, setOpen] = useState(false)
  const isPrinted = useMediaQuery('print')
  const id = useId()
  const { name, value } = shown.line
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      {name}
      <Icon name="chevron" />
    </button>
  )
  return (
    <CostLine {...shown} name={isPrinted ? name : toggle}>
      <div id={id} hidden={!open && !isPrinted} className={styles.parts}>
        <dl>
          {parts.map(({ tipo, importo }) => (
            <div key={tipo}>
              <dt>
                {words.names[tipo]}
                <PartNote tipo={tipo} rule={rule} />
              </dt>
              <dd>{formatMoney(importo, shown.currency)}</dd>
            </div>
          ))}
        </dl>
        {!addUp(parts, value) && <p>{words.rounded}</p>}
        {rule !== null && restsOnCard(parts, rule) && (
          <p>
            {words.source}
            <SourceName source={rule.source} />
          </p>
        )}
      </div>
    </CostLine>
  )
}

/** Whether the parts, as they are written, sum to the whole as it is written. */
function addUp(parts: Parts, whole: number): boolean {
  const sum = parts.reduce((total, { importo }) => total + roundToCents(importo), 0)
  return roundToCents(sum) === roundToCents(whole)
}

/** The source of a part, where it isn't that of its card. */
const sourceOf = (tipo: Parts[number]['tipo'], { fees, source }: FeeRule) =>
  fees.find((fee) => voci[fee.kind] === tipo && fee.source && fee.source.name !== source.name)
    ?.source

/** Whether there is a part whose source is that of the card. */
const restsOnCard = (parts: Parts, rule: FeeRule) =>
  parts.some(({ tipo }) => tipo !== 'iva' && sourceOf(tipo, rule) === undefined)

function PartNote({ tipo, rule }: { tipo: Parts[number]['tipo']; rule: FeeRule | null }) {
  if (tipo === 'iva') return <span>{words.notHadBack}</span>
  const source = rule === null ? undefined : sourceOf(tipo, rule)
  return source === undefined ? null : (
    <span>
      <SourceName source={source} />
    </span>
  )
}
