import { isLoss, roundToCents, type Step, type StepRule, withoutNoise } from '@margine/engine'
import { formatMoney, formatRate } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { inFigures, tierInWords } from './fulfilment-words.ts'
import { exactMoney, type Telling, vatFactor } from './step-figures.ts'
import { hasOthers, isTold } from './step-terms.ts'
import { stepWords, stepWords as words } from './step-words.ts'

/** What a price is called within a sentence. */
function priceIn({ about }: Step, { hasVat }: Telling): string {
  const { gross, net, one } = stepWords.fees.of
  if (!hasVat) return one
  return about === 'prezzoFinale' ? gross : net
}

/** Whether a step takes a rate that includes VAT. */
const hasVatWithin = ({ rule, parts }: Step): boolean =>
  ('includedVat' in rule && rule.includedVat > 0) || parts.some(hasVatWithin)

type RatioRule = Extract<StepRule, { kind: 'ratio' }>

/** Why one figure is told in percent of another, and what that means. */
function reasonOfRatio(
  { about, value }: Step,
  { part, whole }: RatioRule,
  telling: Telling,
): string | null {
  const money = (amount: number) => formatMoney(amount, telling.currency)
  const size = money(Math.abs(value))
  const isLost = roundToCents(value) < 0
  const before = telling.hasTaxes && !isLost ? words.beforeTaxes : ''
  switch (about) {
    case 'margine': {
      const told = isLost ? words.negativeMargin : words.margin
      return `${told(money(100), priceIn(whole, telling), size)}${before}.`
    }
    case 'ricarico':
      return `${(isLost ? words.negativeMarkup : words.markup)(money(100), size)}${before}.`
    case 'nominale':
      return (hasVatWithin(part) ? words.nominaleWithoutVat : words.nominale)(
        priceIn(whole, telling),
      )
    case 'reale':
      return words.reale(priceIn(whole, telling))
    default:
      return about.startsWith('quota.') ? words.shareOfCosts(money(100), size) : null
  }
}

const atRate = (percent: number) => withArticle('al', formatRate(percent))
const theRate = (percent: number) => withArticle('il', formatRate(percent))

function reasonOfEntered({ about, value }: Step): string {
  if (about === 'prezzoFinale' || about === 'prezzoVendita') return words.enteredPrice
  return value === 0 ? words.enteredNothing : words.enteredAmount
}

function reasonOfProfit(value: number, { hasVat, hasTaxes }: Telling): string {
  const price = hasVat ? words.fees.of.net : words.fees.of.one
  if (isLoss({ guadagno: value })) return words.loss(price)
  return `${words.profit(price)}${hasTaxes ? words.beforeTaxes : ''}.`
}

function reasonOfDifference({ about, value, parts }: Step, telling: Telling): string | null {
  switch (about) {
    case 'iva': {
      const without = parts.flatMap(({ rule }) => (rule.kind === 'noVat' ? [rule.why] : []))
      return without[0] === undefined ? words.vat.ofSale : words.vat.none[without[0]]
    }
    case 'guadagno':
      return reasonOfProfit(value, telling)
    case 'taxedIncome':
      return words.taxes.taxedIncome
    case 'dopoImposte':
      return parts.length > 2 ? words.taxes.dopoImposte : words.taxes.dopoImposta
    default:
      return null
  }
}

function reasonOfShare(about: Step['about'], percent: number): string | null {
  switch (about) {
    case 'fee.digitalServices':
      return words.fees.digitalServices
    case 'fee.vat':
      return words.fees.vat(atRate(percent))
    case 'baseImponibile':
      return words.taxes.baseImponibile(theRate(percent))
    case 'impostaSostitutiva':
      return words.taxes.impostaSostitutiva
    default:
      return null
  }
}

type RateRule = Extract<StepRule, { kind: 'rate' }>

function reasonOfRate({ percent, of, above, upTo }: RateRule, telling: Telling): string {
  const money = (amount: number) => formatMoney(amount, telling.currency)
  const rate = theRate(percent)
  if (above !== null && upTo !== null) return words.fees.between(money(above), money(upTo), rate)
  if (above !== null) return words.fees.above(money(above), rate)
  if (upTo !== null) return words.fees.upTo(money(upTo), rate)
  return words.fees.flat(rate, priceIn(of, telling))
}

type ContributionsRule = Extract<StepRule, { kind: 'contributions' }>

function reasonOfContributions(rule: ContributionsRule): string {
  const { gestione, riduzione, contributi, aliquota } = rule
  const reason = words.taxes.contributi[gestione]
  if (gestione === 'nessuna' || riduzione === 'nessuna') return reason
  if (riduzione === '50') return `${reason} ${words.taxes.halved(theRate(aliquota))}`
  return `${reason} ${words.taxes.reduced(theRate(withoutNoise((aliquota / contributi) * 100)))}`
}

const withIncludedVat = (reason: string, vatPercent: number) =>
  vatPercent === 0
    ? reason
    : `${reason} ${words.vat.inRate(atRate(vatPercent), vatFactor(vatPercent))}`

function reasonOfSum(about: Step['about'], count: number): string | null {
  if (about === 'impattoPrezzoNetto') return count === 0 ? words.noVatOnFees : words.sums.otherFees
  return about in words.sums ? words.sums[about as keyof typeof words.sums] : null
}

type FulfilmentRule = Extract<StepRule, { kind: 'fulfilment' }>

function reasonOfFulfilment({ label, isLowPrice, weight, goesBy, doubts }: FulfilmentRule): string {
  const { lowPrice, volumetric, thresholdInDoubt } = words.logistics
  const weighed = tierInWords({ label, weight })
  const kind = isLowPrice ? `${weighed}, ${lowPrice}` : weighed
  const reason = goesBy === 'maggiore' ? `${kind} ${volumetric}.` : `${kind}.`
  return doubts.includes('sogliaCategorie') ? `${reason} ${thresholdInDoubt}` : reason
}

/** Why a step's figure is worked out as it is. */
export function reasonOf(step: Step, telling: Telling): string | null {
  const { about, rule } = step
  const money = (amount: number) => formatMoney(amount, telling.currency)
  switch (rule.kind) {
    case 'entered':
      return reasonOfEntered(step)
    case 'noVat':
      return words.vat.none[rule.why]
    case 'vatRemoved': {
      const { removedFromCost, removedFromPrice } = words.vat
      const told = about === 'prezzoVendita' ? removedFromPrice : removedFromCost
      return told(atRate(rule.vatPercent), vatFactor(rule.vatPercent))
    }
    case 'vatAdded': {
      const { addedToCost, addedToPrice } = words.vat
      return (about === 'prezzoFinale' ? addedToPrice : addedToCost)(atRate(rule.vatPercent))
    }
    case 'sum':
      return reasonOfSum(about, rule.of.filter(isTold).length)
    case 'difference':
      return reasonOfDifference(step, telling)
    case 'ratio':
      return reasonOfRatio(step, rule, telling)
    case 'share':
      return reasonOfShare(about, rule.percent)
    case 'rate':
      return withIncludedVat(reasonOfRate(rule, telling), rule.includedVat)
    case 'tiers':
      return words.fees.tiers
    case 'tier': {
      const [from, to, rate] = [money(rule.from), money(rule.to), theRate(rule.percent)]
      const reason =
        rule.from === 0 ? words.fees.firstTier(to, rate) : words.fees.tier(from, to, rate)
      return withIncludedVat(reason, rule.includedVat)
    }
    case 'fixed':
      return withIncludedVat(words.fees.fixed, rule.includedVat)
    case 'minimum': {
      const atLeast = exactMoney(rule.atLeast, telling.currency)
      return withIncludedVat(words.fees.minimum(atLeast), rule.includedVat)
    }
    case 'hidden':
      return hasOthers(rule.beside) ? words.hiddenWithOthers : words.hidden
    case 'contributions':
      return reasonOfContributions(rule)
    case 'fulfilment':
      return reasonOfFulfilment(rule)
    case 'storage':
      return words.logistics.storage(inFigures(rule.volume * 1000), inFigures(rule.months))
    case 'atMost':
      return words.returns.keptFee(theRate(rule.percent), money(rule.most))
  }
}
