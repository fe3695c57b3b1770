import { fees, type Part } from './parts.ts'

/**
 * How a marketplace reckons what it charges for sales, and how its reports tell it: what cards say and what was charged are
 * compared by this alone. All of them charge on what the buyer pays, with VAT: goods, shipping and wrapping less promotions.
 */
export type FeeTerms = {
  /** What rates, their steps and minimums are reckoned on: each piece, or all that a row of the report sells. */
  per: 'piece' | 'row'
  /** Whether a fixed amount is charged once for an order, however many rows tell its articles. */
  hasOrderFee: boolean
  /** The fees that reports tell with Italian VAT in them, and since when (ISO 8601); null where they tell none so. */
  withVAT: { from: string; parts: ReadonlySet<Part> } | null
}

const plain: FeeTerms = { per: 'row', hasOrderFee: false, withVAT: null }

const terms: Readonly<Record<string, FeeTerms>> = {
  amazon: { ...plain, per: 'piece', withVAT: { from: '2024-08-01', parts: fees } },
  ebay: { ...plain, hasOrderFee: true },
  tiktok: { ...plain, withVAT: { from: '2025-03-31', parts: new Set<Part>(['commission']) } },
}

/** How a marketplace reckons its fees; one without cards of its own charges each row, and tells its fees without VAT. */
export const feeTermsOf = (channel: string): FeeTerms => terms[channel] ?? plain

/** Whether reports of a marketplace tell a fee of a day with VAT in it. */
export const includesVAT = (channel: string, part: Part, day: string): boolean => {
  const { withVAT } = feeTermsOf(channel)
  return withVAT !== null && day >= withVAT.from && withVAT.parts.has(part)
}
