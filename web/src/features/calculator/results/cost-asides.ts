import { type CalculationFormData, type CostKind, figuresOf, readSale } from '@margine/engine'
import { ratesOf } from '../../../calculation/rates.ts'
import { fulfilmentInWords } from '../../../ui/result/fulfilment-words.ts'
import { sharedSource, sourcesOf } from '../../../ui/result/shown-parts.ts'
import type { CostAside } from './CostLines.tsx'
import { words } from './words.ts'

/**
 * What is told of each cost of a form besides its amount.
 *
 * @param older whether the costs are older ones, by rules that aren't known any more
 */
export function costAsides(
  form: CalculationFormData,
  older: boolean,
): Partial<Record<CostKind, CostAside>> {
  const own = form.commissionePropria != null
  if (older) return own ? { commissione: { remark: words.parts.own } } : {}
  const rates = ratesOf(form)
  const { rule, logistics, country } = rates
  const { fulfilment } = figuresOf(readSale(form), rates)
  return {
    commissione: own ? { remark: words.parts.own } : { sources: sourcesOf(rule) },
    ...(fulfilment?.isSaid === true && { logistica: { remark: words.parts.saidFee } }),
    ...(fulfilment?.isSaid === false &&
      logistics?.card != null && {
        logistica: {
          remark: fulfilmentInWords(fulfilment, country.currency),
          sources: sharedSource(logistics.card.source),
        },
      }),
  }
}
