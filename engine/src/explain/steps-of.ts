import { type CostKind, countsAsEntered } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import type { CalculationResult } from '../result.ts'
import type { Sale } from '../sale.ts'
import type { Taxes } from '../taxes.ts'
import { chargedFees } from './commission-steps.ts'
import { type Step, type StepName, step } from './step.ts'
import { taxSteps } from './tax-steps.ts'
import { weightSteps } from './weight-steps.ts'

type ExplainedFigure =
  | CostKind
  | `quota.${CostKind}`
  | 'ricarico'
  | Exclude<keyof CalculationResult, 'breakdown' | 'analisiCommissioni' | 'imposte'>
  | 'nominale'
  | 'reale'
  | 'impattoPrezzoNetto'

/** How each figure of a result was worked out. */
export type Explanation = Record<ExplainedFigure, Step> & {
  /** In the forfettario regime only. */
  imposte?: Record<keyof Taxes, Step>
}

const entered = (about: StepName, amount: number) => step(about, { kind: 'entered', amount })

/** The VAT of an amount: how much in percent, and why there is none where it is 0. */
type Vat = { percent: number; without: 'forfettario' | 'zero' }

/** A step that takes VAT off another's figure or puts it on. */
function vatStep(about: StepName, kind: 'vatRemoved' | 'vatAdded', from: Step, vat: Vat): Step {
  if (vat.percent === 0) return step(about, { kind: 'noVat', from, why: vat.without })
  return step(about, { kind, from, vatPercent: vat.percent })
}

/** Price with VAT and without, the one that was entered first. */
function priceSteps({ prezzoVendita, prezzoIncludesIVA }: Sale, vat: Vat) {
  if (prezzoIncludesIVA) {
    const gross = entered('prezzoFinale', prezzoVendita)
    return { gross, net: vatStep('prezzoVendita', 'vatRemoved', gross, vat) }
  }
  const net = entered('prezzoVendita', prezzoVendita)
  return { gross: vatStep('prezzoFinale', 'vatAdded', net, vat), net }
}

/** What the seller pays besides the commission. */
function costSteps(sale: Sale, { vatPercent, servicesVat }: Rates) {
  const isForfettario = servicesVat !== null
  const costStep = (
    about: Exclude<CostKind, 'commissione'>,
    includesVat: boolean,
    percent: number,
  ): Step => {
    if (countsAsEntered(includesVat, isForfettario)) return entered(about, sale[about])
    const kind = isForfettario ? 'vatAdded' : 'vatRemoved'
    return vatStep(about, kind, entered('entered', sale[about]), { percent, without: 'zero' })
  }
  const service = (about: 'spedizione' | 'packaging' | 'pubblicita') =>
    costStep(about, false, servicesVat ?? 0)
  return {
    costo: costStep('costo', sale.costoIncludesIVA, vatPercent),
    spedizione: service('spedizione'),
    packaging: service('packaging'),
    pubblicita: service('pubblicita'),
  }
}

/** The share of all costs that each cost has. */
function shareSteps(costs: Record<CostKind, Step>, whole: Step) {
  const share = (kind: CostKind) =>
    step(`quota.${kind}`, { kind: 'ratio', part: costs[kind], whole })
  return {
    'quota.costo': share('costo'),
    'quota.spedizione': share('spedizione'),
    'quota.packaging': share('packaging'),
    'quota.pubblicita': share('pubblicita'),
    'quota.commissione': share('commissione'),
  }
}

/**
 * How each figure of a sale's result was worked out: a tree of steps, from the figure down to what was entered and to
 * what rates say.
 *
 * @param sale a sale without problems
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '40' }
 * const { commissione } = stepsOf(readSale(form), ratesOf(form))
 * commissione.parts[0]?.rule // { kind: 'rate', percent: 15, of: …, above: null, upTo: null, includedVat: 0 }
 */
export function stepsOf(sale: Sale, rates: Rates): Explanation {
  const isForfettario = rates.servicesVat !== null
  const saleVat: Vat = isForfettario
    ? { percent: 0, without: 'forfettario' }
    : { percent: rates.vatPercent, without: 'zero' }
  const { gross, net } = priceSteps(sale, saleVat)
  const iva = step('iva', { kind: 'difference', from: gross, less: [net] })

  const isOnGross = rates.rule.basis === 'lordo'
  const costs = costSteps(sale, rates)
  const fees = chargedFees(rates, isOnGross ? gross : net, sale.prime)
  const commissione = step('commissione', { kind: 'sum', of: fees.map((fee) => fee.step) })

  const paid = [...Object.values(costs), commissione].filter(({ value }) => value > 0)
  const costiTotali = step('costiTotali', { kind: 'sum', of: paid })
  const guadagno = step('guadagno', { kind: 'difference', from: net, less: [costiTotali] })
  return {
    prezzoVendita: net,
    prezzoFinale: gross,
    iva,
    ...costs,
    commissione,
    costiTotali,
    guadagno,
    margine: step('margine', { kind: 'ratio', part: guadagno, whole: net }),
    ricarico: step('ricarico', { kind: 'ratio', part: guadagno, whole: costiTotali }),
    ...shareSteps({ ...costs, commissione }, costiTotali),
    ...weightSteps(fees, commissione, isOnGross, { gross, net, vat: iva }),
    ...(rates.taxes !== null && { imposte: taxSteps(rates.taxes.terms, net, guadagno) }),
  }
}
