import type { Target } from '../solve/goal.ts'
import { type Bins, fromBorder } from './bins.ts'
import { type Wanted, wantedOf } from './conditions.ts'
import { type PriceGroups, triedServices } from './price-groups.ts'
import type { Tariffs } from './tariffs.ts'
import { lastLoss, lastTaxedAway } from './verdicts.ts'
import { type Factors, factorsOf, repriced, type WhatIf } from './what-if.ts'

/** All articles in figures. */
export type TriedSummary = {
  /** How many lose money, or leave nothing after taxes where these are part of the verdict. */
  loss: number
  /** How many don't reach the target. */
  below: number
  /** How many have no figures. */
  without: number
  /** How many have figures by a regime that may not be the seller's: these are neither of the two, and in no bin. */
  unjudged: number
  /** How many margins are in each bin. */
  margini: Uint32Array
}

/** What is counted, and how. */
type Counting = {
  groups: PriceGroups
  /** What each article costs besides fees and itself. */
  services: Float64Array
  tariffs: Tariffs
  factors: Factors
  bins: Bins
  wanted: Wanted
}

/** Counts the articles of a tariff. Within the loop over them nothing is divided, and nothing branches. */
function countTariff(tariff: number, counting: Counting, counts: TriedSummary): void {
  const { groups, services, tariffs, factors, bins, wanted } = counting
  const { prezzoVendita, end, ofTariff, costo } = groups
  const { upTo, leftFixed, leftShare, width } = tariffs
  const { isRepriced, priceCents } = factors
  const isJudged = tariffs.isJudged[tariff] === 1
  const net = tariffs.net[tariff] as number
  const netFixed = tariffs.netFixed[tariff] as number
  const taxes = tariffs.judgedTaxes[tariff] as number
  const { weight } = wanted
  const wantedShare = wanted.share(tariff)
  const costShare = factors.costo * (tariffs.costo[tariff] as number)
  const servicesShare = tariffs.services[tariff] as number
  const { margini } = counts
  const perStep = 100 / bins.step
  const lastBin = bins.count - 1
  const firstBorder = fromBorder(0, bins)
  const lastGroup = ofTariff[tariff] as number
  let group = tariff === 0 ? 0 : (ofTariff[tariff - 1] as number)
  let row = group === 0 ? 0 : (end[group - 1] as number)
  let line = tariff * width
  let [loss, below] = [0, 0]
  for (; group < lastGroup; group++) {
    const price = prezzoVendita[group] as number
    const entered = isRepriced ? repriced(price, priceCents) : price
    // Prices grow from group to group, and so do the ends of the lines.
    while (entered > (upTo[line] as number)) line++
    const netPrice = entered * net + netFixed
    const left = entered * (leftShare[line] as number) + (leftFixed[line] as number)
    const last = end[group] as number
    if (Number.isNaN(left) || !isJudged) {
      counts[Number.isNaN(left) ? 'without' : 'unjudged'] += last - row
      row = last
      continue
    }
    const taxed = netPrice * taxes
    const enough = wantedShare * netPrice + wanted.amount
    const binsPerEuro = perStep / netPrice
    for (; row < last; row++) {
      // The same operations as in `recalculate`, to the last bit: half a cent that is lost is nearer to its border than noise.
      const costs = (costo[row] as number) * costShare + (services[row] as number) * servicesShare
      const profit = left - costs
      loss += Number(profit <= lastLoss) | Number(profit - taxed <= lastTaxedAway)
      below += Number(weight * profit < enough)
      const beyond = (Math.max(profit * binsPerEuro + firstBorder, 0) | 0) - lastBin
      // The bin, at most the last, without a branch: `beyond >> 31` is -1 where the bin is before the last, else 0.
      const bin = lastBin + (beyond & (beyond >> 31))
      margini[bin] = (margini[bin] as number) + 1
    }
  }
  counts.loss += loss
  counts.below += below
}

/**
 * All articles summed up as they are tried, as `recalculate` would calculate each of them.
 *
 * @param target what every article should reach
 * @example
 * const groups = priceGroupsOf(columns, 2)
 * triedSummary(groups, tariffs, { ...asItIs, prezzo: 5 }, { from: -20, step: 5, count: 16 }, target).below
 */
export function triedSummary(
  groups: PriceGroups,
  tariffs: Tariffs,
  whatIf: WhatIf,
  bins: Bins,
  target: Target,
): TriedSummary {
  const counts = {
    loss: 0,
    below: 0,
    without: 0,
    unjudged: 0,
    margini: new Uint32Array(bins.count),
  }
  const factors = factorsOf(whatIf)
  const services = triedServices(groups, factors, tariffs)
  const wanted = wantedOf(target, tariffs)
  const counting = { groups, services, tariffs, factors, bins, wanted }
  for (let tariff = 0; tariff < groups.ofTariff.length; tariff++)
    countTariff(tariff, counting, counts)
  return counts
}
