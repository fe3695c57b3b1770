import type { CalculationFormData, FormCalculation } from '@margine/engine'
import { lazyPart } from '../../lazy/LazyPart.tsx'
import { strings } from '../../strings.ts'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { guideSaleOf } from './guide-sale.ts'

const words = strings.guide

const Guide = lazyPart('guide', async () => (await import('./Guide.tsx')).Guide)

type Props = {
  form: CalculationFormData
  /** What the calculator shows; null until the first successful calculation. */
  calculation: FormCalculation | null
  onClose: () => void
}

/** The guide beside what it explains: the panel is there at once, its text when it has come. */
export function GuidePanel({ form, calculation, onClose }: Props) {
  return (
    <SidePanel title={words.title} closeLabel={words.close} onClose={onClose}>
      {() => <Guide sale={calculation?.ok ? guideSaleOf(form, calculation.result) : null} />}
    </SidePanel>
  )
}
