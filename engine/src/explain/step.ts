import { percentOf, shareOf } from '../amounts/percent.ts'
import { withoutVat, withVat } from '../amounts/vat.ts'
import type { CostKind } from '../figures.ts'
import type { AmountField } from '../form.ts'
import { type LineKind, missingTo } from '../rates/fee.ts'
import type { Fulfilment, Storage } from '../rates/logistics.ts'
import { hiddenBy } from '../result.ts'
import { keptOf } from '../returns.ts'
import { contributionsOn, type Taxes, type TaxTerms } from '../taxes.ts'

/** The figures of a result, and the ones in between that they are worked out from. */
export type StepName =
  | AmountField
  | 'prezzoFinale'
  | 'iva'
  | 'commissione'
  | 'logistica'
  | 'resi'
  | 'costiTotali'
  | 'guadagno'
  | 'margine'
  | 'ricarico'
  | 'nominale'
  | 'reale'
  | 'impattoPrezzoNetto'
  | keyof Taxes
  /** After tax, in percent of the price. */
  | 'margineDopoImposte'
  /** The share that a cost has of all costs. */
  | `quota.${CostKind}`
  /** An amount as it was entered. */
  | 'entered'
  /** The price alone, and the shipping that the customer pays, as entered. */
  | 'prezzo'
  | 'spedizioneIncassata'
  /** Advertising as a percentage, before VAT that isn't deducted. */
  | 'advertising'
  /** One fee of the commission, and the parts of what a payment service takes. */
  | `fee.${LineKind}`
  | 'paymentShare'
  | 'paymentFixed'
  /** How much larger what fees are charged on is than the net price, where it isn't by VAT alone. */
  | 'overNet'
  /** Amazon's logistics without VAT, what it takes for shipping and of what, and what for storing. */
  | 'logisticsNet'
  | 'fulfilment'
  | 'fulfilmentTier'
  | 'dangerousGoods'
  | 'surchargeBase'
  | 'surcharge'
  | 'storage'
  /** What a piece that comes back takes: what is lost of its sale, and what comes back costs. */
  | 'perReturn'
  | 'lostSale'
  | 'percentagePart'
  | 'keptFee'
  | 'refundedFee'
  | 'refund'
  | 'resoldGoods'
  | 'hadBack'
  | 'returnCosts'
  | 'returnCostsNet'
  | 'ownReturnCost'
  | 'returnedFulfilment'
  /** The net price of the sales that don't come back. */
  | 'keptSales'
  /** The part of a fee that falls on a part of the price. */
  | 'tier'
  /** What the fees before one come to; those that are a percentage of the price; those that are not. */
  | 'feesBefore'
  | 'percentageFees'
  | 'otherFees'
  /** What contributions leave of the taxable income. */
  | 'taxedIncome'

/** What a percentage takes of a part of the price: of {@link withoutVat} of the percentage, where it includes VAT. */
type TierRule = {
  kind: 'tier'
  from: number
  to: number
  percent: number
  includedVat: number
}

/** How a figure follows from others. Percentages that include VAT, `includedVat` percent of it, count without. */
export type StepRule =
  | { kind: 'entered'; amount: number }
  | { kind: 'vatRemoved' | 'vatAdded'; from: Step; vatPercent: number }
  /** The sale has no VAT, or one of 0 %. */
  | { kind: 'noVat'; from: Step; why: 'forfettario' | 'zero' }
  | { kind: 'sum'; of: readonly Step[] }
  | { kind: 'difference'; from: Step; less: readonly Step[] }
  /** A part in percent of a whole. */
  | { kind: 'ratio'; part: Step; whole: Step }
  /** A percentage of an amount. */
  | { kind: 'share'; of: Step; percent: number }
  /** One percentage of the whole price, which lies above a threshold, up to another, or both. */
  | {
      kind: 'rate'
      of: Step
      percent: number
      includedVat: number
      above: number | null
      upTo: number | null
    }
  /** Each percentage on its part of the price. */
  | { kind: 'tiers'; of: Step; tiers: readonly Step<TierRule>[] }
  | TierRule
  | { kind: 'fixed'; amount: number; includedVat: number }
  /** What is missing to a least amount. */
  | { kind: 'minimum'; before: Step; atLeast: number; includedVat: number }
  /** The part of percentages that falls on VAT, and all fees beside them. */
  | { kind: 'hidden'; percentage: Step; vat: Step; base: Step; beside: Step }
  | ({ kind: 'contributions'; of: Step } & Pick<
      TaxTerms,
      'gestione' | 'riduzione' | 'contributi' | 'aliquota'
    >)
  /** What a tier of Amazon's logistics charges. */
  | ({ kind: 'fulfilment' } & Pick<
      Fulfilment,
      'key' | 'label' | 'isLowPrice' | 'goesBy' | 'weight' | 'rule' | 'tierFee' | 'doubts'
    >)
  /** A volume in cubic metres, for so many months. */
  | ({ kind: 'storage'; sort: Storage['kind'] } & Omit<Storage, 'kind'>)
  /** A percentage of an amount, but no more than so much. */
  | { kind: 'atMost'; of: Step; percent: number; most: number }

/** One step of a calculation: a figure, how it was worked out, and from what. */
export type Step<Rule extends StepRule = StepRule> = {
  about: StepName
  value: number
  unit: 'amount' | 'percent'
  rule: Rule
  /** The steps that the rule names, in the order in which it names them. */
  parts: readonly Step[]
}

type Outcome = Pick<Step, 'value' | 'unit' | 'parts'>

const amount = (value: number, ...parts: readonly Step[]): Outcome => ({
  value,
  unit: 'amount',
  parts,
})

const tierOf = ({ from, to, percent, includedVat }: TierRule) =>
  (to - from) * withoutVat(percent, includedVat)

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** What a rule comes to, by the functions that `figuresOf` and `resultOf` work with. */
function outcomeOf(rule: StepRule): Outcome {
  switch (rule.kind) {
    case 'entered':
      return amount(rule.amount)
    case 'vatRemoved':
      return amount(withoutVat(rule.from.value, rule.vatPercent), rule.from)
    case 'vatAdded':
      return amount(withVat(rule.from.value, rule.vatPercent), rule.from)
    case 'noVat':
      return amount(rule.from.value, rule.from)
    case 'sum':
      return amount(sumOf(rule.of.map(({ value }) => value)), ...rule.of)
    case 'difference': {
      const { from, less } = rule
      const value = less.reduce((rest, step) => rest - step.value, from.value)
      return amount(value, from, ...less)
    }
    case 'ratio': {
      const { part, whole } = rule
      return { value: percentOf(part.value, whole.value), unit: 'percent', parts: [part, whole] }
    }
    case 'share':
      return amount(shareOf(rule.of.value, rule.percent), rule.of)
    case 'rate': {
      const percent = withoutVat(rule.percent, rule.includedVat)
      return amount(shareOf(rule.of.value, percent), rule.of)
    }
    case 'tiers': {
      const hundredfold = sumOf(rule.tiers.map((tier) => tierOf(tier.rule)))
      return amount(hundredfold / 100, rule.of, ...rule.tiers)
    }
    case 'tier':
      return amount(tierOf(rule) / 100)
    case 'fixed':
      return amount(withoutVat(rule.amount, rule.includedVat))
    case 'minimum': {
      const atLeast = withoutVat(rule.atLeast, rule.includedVat)
      return amount(missingTo(atLeast, rule.before.value), rule.before)
    }
    case 'hidden': {
      const { percentage, vat, base, beside } = rule
      const value = hiddenBy(percentage.value, vat.value, base.value, beside.value)
      return amount(value, percentage, vat, base, beside)
    }
    case 'contributions':
      return amount(contributionsOn(rule.of.value, rule), rule.of)
    case 'fulfilment':
      return amount(rule.tierFee)
    case 'storage':
      return amount(rule.amount)
    case 'atMost':
      return amount(keptOf(rule.of.value, { share: rule.percent, most: rule.most }), rule.of)
  }
}

/** A step with the figure that its rule gives. */
export const step = <Rule extends StepRule>(about: StepName, rule: Rule): Step<Rule> => ({
  about,
  rule,
  ...outcomeOf(rule),
})
