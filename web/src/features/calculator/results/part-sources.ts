import { type BreakdownItem, type FeeRule, type Source, voci } from '@margine/engine'

type Part = NonNullable<BreakdownItem['voci']>[number]

/** Where the parts of a commission come from. */
export type PartSources = {
  /** The one of all of them; null where each has its own. */
  shared: Source | null
  /** That of a part, to be told with it. */
  of: (part: Part) => Source | null
}

const nothing: PartSources = { shared: null, of: () => null }

/**
 * Where the parts of a commission come from: told once where it is the same for all, else part by part.
 * The VAT on fees is of the regime, not of the marketplace.
 *
 * @param rule what charges them; null where that isn't known any more
 */
export function sourcesOf(parts: readonly Part[], rule: FeeRule | null): PartSources {
  if (rule === null) return nothing
  const sourceOf = ({ tipo }: Part): Source =>
    rule.fees.find(({ kind }) => voci[kind] === tipo)?.source ?? rule.source
  const charged = parts.filter(({ tipo }) => tipo !== 'iva')
  const names = new Set(charged.map((part) => sourceOf(part).name))
  if (names.size < 2) return { shared: charged[0] ? sourceOf(charged[0]) : null, of: () => null }
  return { shared: null, of: (part) => (part.tipo === 'iva' ? null : sourceOf(part)) }
}
