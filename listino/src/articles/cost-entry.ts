import type { Holding } from '../costs/holding.ts'
import type { CostPart } from '../costs/parts.ts'
import type { PieceFacts } from '../costs/piece-facts.ts'
import type { Measures } from './measures.ts'
import type { Problem } from './problem.ts'

/** Where the cost of an article comes from; `costiAltroCodice` by ASIN, EAN or the listing's number, `scritto` in the list. */
export type CostBasis = 'file' | 'costi' | 'costiSenzaSuffisso' | 'costiAltroCodice' | 'scritto'

/** What an article may be known by; empty where a row doesn't say. */
export type Identifiers = { sku: string; listing: string; ean: string; country: string }

/** What a piece costs, part by part, as far as a file says it; NaN where what it says can't be used. */
export type CostParts = Readonly<Partial<Record<CostPart, number>>>

/** What a row of the costs says. */
export type CostEntry = {
  ids: Identifiers
  parts: CostParts
  currency: string
  /** Whether the purchase cost includes VAT; null where the file doesn't say. */
  includesVAT: boolean | null
  /** What the piece weighs and measures; null where the file doesn't say. */
  measures: Measures | null
  /** What reports told of it, as our own file says that. */
  learned: PieceFacts
  /** For which sales it holds, as far as the file says. */
  holding: Partial<Holding>
  row: number
  /** Why some of its parts can't be used, though its codes can; null where all can. */
  problem: Problem | null
}

/** The same parts, none of which can be used. */
export const unusable = (parts: CostParts): CostParts =>
  Object.fromEntries(Object.keys(parts).map((part) => [part, Number.NaN]))

type SaidCosts = Pick<CostEntry, 'parts' | 'currency' | 'includesVAT'>

/** Whether two rows say the same costs. */
export const saysSame = (one: SaidCosts, other: SaidCosts): boolean =>
  JSON.stringify([one.parts, one.currency, one.includesVAT]) ===
  JSON.stringify([other.parts, other.currency, other.includesVAT])
