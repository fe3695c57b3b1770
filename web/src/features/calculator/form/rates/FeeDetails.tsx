import { type CalculationFormData, type FeeRule, isSpecified, type Source } from '@margine/engine'
import type { Dispatch, ReactNode } from 'react'
import { ratesOf } from '../../../../calculation/rates.ts'
import { feeNames } from '../../../../italian/fee-names.ts'
import { SourceName } from '../../../../ui/result/SourceName.tsx'
import type { CalculatorAction } from '../../calculator.ts'
import { whyVersion, words } from './fee-words.ts'
import { TodaysRates } from './TodaysRates.tsx'

type Props = {
  form: CalculationFormData
  dispatch: Dispatch<CalculatorAction>
  live: boolean
  /** Where a rule of version 1.3.1 comes from. */
  children: ReactNode
}

/** What the info box says beyond the specification's table: where other rates come from, and what today's would change. */
export function FeeDetails({ form, dispatch, live, children }: Props) {
  return (
    <>
      {!isSpecified(form) && <AddedFeeSource form={form}>{children}</AddedFeeSource>}
      {live && <TodaysRates form={form} dispatch={dispatch} />}
    </>
  )
}

/** Where the rates come from that a form takes beyond the specification's table. */
function AddedFeeSource({ form, children }: Pick<Props, 'form' | 'children'>) {
  const { rule, category } = ratesOf(form)
  if (form.commissionePropria != null) return <p className="note">{words.own}</p>
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
    <div className="stack tight note">
      <p>
        {words.inForce(rule.store, validFrom)}{' '}
        <a href="/tariffe" target="_blank" rel="noreferrer">
          {words.all}
        </a>
      </p>
      <ul className="stack tight ruled">
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
