import { type BreakdownItem, type FeeRule, roundToCents, type Source, voci } from '@margine/engine'
import { sharedReview } from '../../italian/source.ts'

/** A part of a commission. */
export type Part = NonNullable<BreakdownItem['voci']>[number]

/** Less than half a cent that is missing to a minimum is nothing to show. */
const isShown = ({ tipo, importo }: Part) => tipo !== 'minimo' || roundToCents(importo) > 0

/** The parts of a cost that there is something to show of: one alone is the whole. */
export const shownPartsOf = ({ voci = [] }: BreakdownItem): readonly Part[] => voci.filter(isShown)

/** Where the parts of a commission come from: told once where it is the same for all, else part by part. */
export type PartSources = {
  /** The one of all of them; null where they differ. */
  shared: Source | null
  /** The day on which all of them were last reviewed; null where that differs, or is told with the one there is. */
  reviewed: string | null
  /** What is to be told of a part. */
  of: (part: Part) => Source | null
}

const untold = { shared: null, reviewed: null, of: () => null }

/** One source of all parts. */
export const sharedSource = (source: Source): PartSources => ({ ...untold, shared: source })

/** Where the fees of a rule come from, each source once. The VAT on them is of the regime, not of the marketplace. */
export function sourcesOfRule({ fees, source }: FeeRule): Source[] {
  const all = fees.filter(({ kind }) => kind !== 'vat').map((fee) => fee.source ?? source)
  return [...new Map(all.map((one) => [one.name, one])).values()]
}

/** Where the parts of a commission come from. */
export function sourcesOf(rule: FeeRule): PartSources {
  const sources = sourcesOfRule(rule)
  const [first] = sources
  if (first === undefined) return untold
  if (sources.length === 1) return sharedSource(first)
  const review = sharedReview(sources)
  const of = ({ tipo }: Part) => {
    const fee = rule.fees.find(({ kind }) => voci[kind] === tipo)
    if (fee === undefined || fee.kind === 'vat') return null
    const { reviewed, ...source } = fee.source ?? rule.source
    return review !== null || reviewed === undefined ? source : { ...source, reviewed }
  }
  return { shared: null, reviewed: review, of }
}
