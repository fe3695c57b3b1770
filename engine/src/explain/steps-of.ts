import { type CostKind, countsAsEntered, figuresOf } from '../figures.ts'
import { italianVat } from '../rates/in-italy.ts'
import type { Rates } from '../rates/rates.ts'
import type { CalculationResult } from '../result.ts'
import type { Sale } from '../sale.ts'
import type { CostField } from '../solve/largest.ts'
import type { Taxes } from '../taxes.ts'
import { chargedFees } from './commission-steps.ts'
import { logisticsSteps } from './logistics-steps.ts'
import { returnsStep } from './return-steps.ts'
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
  imposte?: Record<keyof Taxes | 'margineDopoImposte', Step>
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
function priceSteps(price: { gross: Step; net: Step }, { prezzoIncludesIVA }: Sale, vat: Vat) {
  const { gross, net } = price
  return prezzoIncludesIVA
    ? { gross, net: vatStep('prezzoVendita', 'vatRemoved', gross, vat) }
    : { gross: vatStep('prezzoFinale', 'vatAdded', net, vat), net }
}

/** The price alone, with VAT and without. */
function alone(sale: Sale, vat: Vat) {
  const [gross, net] = [
    entered('prezzoFinale', sale.prezzoVendita),
    entered('prezzoVendita', sale.prezzoVendita),
  ]
  return priceSteps({ gross, net }, sale, vat)
}

/** All that the customer pays, with VAT and without. */
function paidSteps(sale: Sale, vat: Vat) {
  if (sale.spedizioneIncassata === 0) return alone(sale, vat)
  const of = [
    entered('prezzo', sale.prezzoVendita),
    entered('spedizioneIncassata', sale.spedizioneIncassata),
  ]
  const gross = step('prezzoFinale', { kind: 'sum', of })
  const net = step('prezzoVendita', { kind: 'sum', of })
  return priceSteps({ gross, net }, sale, vat)
}

/** Advertising in percent of all that the customer pays. */
function advertisingStep({ pubblicita: percent }: Sale, paid: Step, servicesVat: number | null) {
  if (servicesVat === null) return step('pubblicita', { kind: 'share', of: paid, percent })
  const from = step('advertising', { kind: 'share', of: paid, percent })
  return step('pubblicita', { kind: 'vatAdded', from, vatPercent: servicesVat })
}

/** What the seller pays besides commission and logistics. */
function costSteps(sale: Sale, { vatPercent, servicesVat }: Rates, paid: Step) {
  const isForfettario = servicesVat !== null
  const costStep = (about: CostField, includesVat: boolean, percent: number): Step => {
    if (countsAsEntered(includesVat, isForfettario)) return entered(about, sale[about])
    const kind = isForfettario ? 'vatAdded' : 'vatRemoved'
    return vatStep(about, kind, entered('entered', sale[about]), { percent, without: 'zero' })
  }
  const expense = (about: CostField) => costStep(about, sale.speseIncludonoIVA, italianVat)
  return {
    costo: costStep('costo', sale.costoIncludesIVA, vatPercent),
    spedizione: expense('spedizione'),
    packaging: expense('packaging'),
    pubblicita:
      sale.pubblicitaIn === 'euro'
        ? expense('pubblicita')
        : advertisingStep(sale, paid, servicesVat),
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
    'quota.logistica': share('logistica'),
    'quota.resi': share('resi'),
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
  const { rule, servicesVat, logistics } = rates
  const saleVat: Vat =
    servicesVat !== null
      ? { percent: 0, without: 'forfettario' }
      : { percent: rates.vatPercent, without: 'zero' }
  const { gross, net } = paidSteps(sale, saleVat)
  const iva = step('iva', { kind: 'difference', from: gross, less: [net] })

  const isOnPriceAlone = rule.leavesShippingOut && sale.spedizioneIncassata !== 0
  const charged = isOnPriceAlone ? alone(sale, saleVat) : { gross, net }
  const base = rule.basis === 'lordo' ? charged.gross : charged.net
  const fees = chargedFees(rates, base, gross, sale.prime)
  const commissione = step('commissione', { kind: 'sum', of: fees.map((fee) => fee.step) })

  const { fulfilment, quotaResi } = figuresOf(sale, rates)
  const { logistica, shipped } = logisticsSteps(logistics, fulfilment, servicesVat)
  const own = costSteps(sale, rates, gross)
  const resi = returnsStep(sale.resi, rates, { net, costo: own.costo, fees, shipped })
  const costs = { ...own, commissione, logistica, resi }

  const paid = Object.values(costs).filter(({ value }) => value !== 0)
  const costiTotali = step('costiTotali', { kind: 'sum', of: paid })
  const guadagno = step('guadagno', { kind: 'difference', from: net, less: [costiTotali] })
  const vat = isOnPriceAlone
    ? step('overNet', { kind: 'difference', from: base, less: [net] })
    : iva
  return {
    prezzoVendita: net,
    prezzoFinale: gross,
    iva,
    ...costs,
    costiTotali,
    guadagno,
    margine: step('margine', { kind: 'ratio', part: guadagno, whole: net }),
    ricarico: step('ricarico', { kind: 'ratio', part: guadagno, whole: costiTotali }),
    ...shareSteps(costs, costiTotali),
    ...weightSteps(fees, commissione, { base, net, vat }),
    ...(rates.taxes !== null && { imposte: taxSteps(rates.taxes.terms, net, guadagno, quotaResi) }),
  }
}
