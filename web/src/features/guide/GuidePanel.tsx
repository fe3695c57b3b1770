import { type Calculation, type CalculationFormData, figuresOf, readSale } from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'
import { lazyPart } from '../../lazy/LazyPart.tsx'
import { strings } from '../../strings.ts'
import { SidePanel } from '../../ui/SidePanel.tsx'

const words = strings.guide

const Guide = lazyPart('guide', async () => (await import('./Guide.tsx')).Guide)

type Props = {
  form: CalculationFormData
  /** What the form comes to by today's rules; null until the first successful calculation. */
  calculation: Calculation | null
  onClose: () => void
}

/** The guide beside what it explains: the panel is there at once, its text when it has come. */
export function GuidePanel({ form, calculation, onClose }: Props) {
  const rates = ratesOf(form)
  const sale = calculation?.ok
    ? {
        result: calculation.result,
        fees: figuresOf(readSale(form), rates).fees,
        currency: rates.country.currency,
      }
    : null
  return (
    <SidePanel title={words.title} closeLabel={words.close} onClose={onClose}>
      {() => <Guide sale={sale} />}
    </SidePanel>
  )
}
