import type { CalculationFormData, FormCalculation } from '@margine/engine'
import type { ComponentProps } from 'react'
import type { OpenedFrom } from '../../../calculation/opened-from.ts'
import { calculate, ratesOf } from '../../../calculation/rates.ts'
import { isSameResult } from '../../../calculation/todays-rates.ts'
import { prepareFormats } from '../../../format.ts'
import { MissingData } from '../../../ui/result/MissingData.tsx'
import { problemSentences } from '../../../ui/result/problem-sentences.ts'
import { Verdict } from '../../../ui/result/Verdict.tsx'
import { isShippingUnsaid, type OtherShipper } from '../other-shipper.ts'
import { ExplainedResult } from './ExplainedResult.tsx'
import { Explanation } from './Explanation.tsx'
import { ResultHead } from './ResultHead.tsx'
import { StoredNotice } from './StoredResult.tsx'
import { UnsaidNote } from './UnsaidNote.tsx'
import { words } from './words.ts'

// This part is fetched ahead: the first result needn't wait for its formats.
prepareFormats()

export type OutcomeProps = Omit<ComponentProps<typeof ResultHead>, 'result'> &
  Omit<ComponentProps<typeof Explanation>, 'result' | 'older'> & {
    calculation: FormCalculation
    /** Where it came from, while it is what was made elsewhere. */
    openedFrom: OpenedFrom | null
    otherShipper: OtherShipper
    /** Leads to a field of the form. */
    onField: (name: keyof CalculationFormData) => void
  }

/** The result with what explains it, or what keeps the form from one: a lazy part. */
export function Outcome(props: OutcomeProps) {
  const { form, calculation, stored, name, openedFrom, dispatch, region, otherShipper } = props
  const notice = (
    <>
      {openedFrom !== null && <p className="band screen-only">{words.opened[openedFrom]}</p>}
      {isShippingUnsaid({ form, otherShipper }) && <p className="band">{words.shippingUnsaid}</p>}
    </>
  )
  if (!calculation.ok)
    return (
      <>
        {notice}
        <MissingData reasons={problemSentences(calculation.problems)} />
      </>
    )

  const { result } = calculation
  const rates = ratesOf(form)
  const today = stored === null ? null : calculate(form)
  const isChanged =
    today?.ok === true && stored !== null && !isSameResult(today.result, stored.result)
  const older = isChanged || today?.ok === false
  return (
    <>
      <ResultHead {...props} result={result} />
      {notice}
      {stored === null && (
        <UnsaidNote form={form} otherShipper={otherShipper} onField={props.onField} />
      )}
      {stored !== null && name !== null && (
        <StoredNotice
          savedAt={stored.savedAt}
          name={name}
          todays={isChanged && form.tariffe === undefined ? today.result : null}
          currency={rates.country.currency}
          dispatch={dispatch}
          region={region}
        />
      )}
      <ExplainedResult form={older ? null : form}>
        <Verdict result={result} rates={rates} />
        <Explanation {...props} result={result} older={older} />
      </ExplainedResult>
    </>
  )
}
