import type { CalculationFormData, FeeRule, Source } from '@margine/engine'
import type { ReactNode } from 'react'
import { ratesOf } from '../../../../calculation/rates.ts'
import { feeNames } from '../../../../italian/fee-names.ts'
import { SourceName } from '../../../../ui/result/SourceName.tsx'
import styles from './AddedFeeSource.module.css'
import { words } from './fee-words.ts'
import { whyVersion } from './why-version.ts'

type Props = {
  form: CalculationFormData
  /** Where a rule of version 1.3.1 comes from. */
  children: ReactNode
}

/** Where the rates come from that a form takes beyond the specification's table. */
export function AddedFeeSource({ form, children }: Props) {
  const { rule, category } = ratesOf(form)
  if (form.commissionePropria != null) return <p className={styles.source}>{words.own}</p>
  if (rule.validFrom !== null)
    return (
      <>
        {category?.apart !== undefined && <p>{category.apart}</p>}
        <DatedSources rule={rule} validFrom={rule.validFrom} />
      </>
    )
  const why = whyVersion(form)
  return (
    <>
      {why !== null && <p>{why}</p>}
      {children}
    </>
  )
}

/** The sources of a rule in the order of its fees, each with the fees that it is of. */
function sourcesOf({ fees, source }: FeeRule): Map<Source, string[]> {
  const found = new Map<Source, string[]>()
  for (const fee of fees) {
    if (fee.kind === 'vat') continue
    const own = fee.source ?? source
    found.set(own, [...(found.get(own) ?? []), feeNames[fee.kind]])
  }
  return found
}

function DatedSources({ rule, validFrom }: { rule: FeeRule; validFrom: string }) {
  const sources = [...sourcesOf(rule)]
  return (
    <div className={styles.source}>
      <p>
        {words.inForce(rule.store, validFrom)}{' '}
        <a href="/tariffe" target="_blank" rel="noreferrer">
          {words.all}
        </a>
      </p>
      <ul>
        {sources.map(([source, fees]) => (
          <li key={source.name}>
            {`${sources.length === 1 ? words.source : fees.join(', ')}: `}
            <SourceName source={source} />
          </li>
        ))}
      </ul>
    </div>
  )
}
