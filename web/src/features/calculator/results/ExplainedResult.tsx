import type { CalculationFormData, StepName } from '@margine/engine'
import { type ReactNode, useMemo, useState } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { lazyPart } from '../../../lazy/lazy-part.tsx'
import { ExplainingContext } from '../../../ui/result/Explained.tsx'
import { tellingOf } from '../../../ui/result/step-figures.ts'
import { nameOf } from '../../../ui/result/step-names.ts'
import { SidePanel } from '../../../ui/SidePanel.tsx'
import { usePrinting } from '../../../ui/usePrinting.ts'

const words = { close: 'Chiudi la spiegazione' }

const Steps = lazyPart(async () => (await import('./steps/Steps.tsx')).Steps)

type Props = {
  /** What the result was worked out from; null for an older one that differs from today's: its steps aren't known any more. */
  form: CalculationFormData | null
  children: ReactNode
}

/** A result: each figure opens how it was calculated, in a panel beside it; on paper it is text alone. */
export function ExplainedResult({ form, children }: Props) {
  const [opened, setOpened] = useState<StepName | null>(null)
  const isPrinted = usePrinting()
  // What opened the panel stays, to be given the focus back.
  const explains = form !== null && (!isPrinted || opened !== null)
  const hasVat = form !== null && tellingOf(ratesOf(form)).hasVat
  // The same for as long as nothing is called otherwise: what reads it would be rendered with every key.
  const explaining = useMemo(
    () => ({ nameOf: (figure: StepName) => nameOf(figure, hasVat), open: setOpened }),
    [hasVat],
  )
  return (
    <>
      <ExplainingContext value={explains ? explaining : null}>{children}</ExplainingContext>
      {form !== null && opened !== null && (
        <SidePanel
          title={explaining.nameOf(opened)}
          closeLabel={words.close}
          onClose={() => setOpened(null)}
        >
          {() => <Steps form={form} figure={opened} />}
        </SidePanel>
      )}
    </>
  )
}
