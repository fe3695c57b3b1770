import type { RowType } from '../layout.ts'

/** What corrections of a seller's balance are, by what stands beside their type; what fits none nobody counts. */
const corrections: readonly Required<Pick<RowType, 'is' | 'detail'>>[] = [
  {
    is: 'transfer',
    detail: /payout|disbursement|\bbank\b|withdrawal|deposit|bonifico|versamento|prelievo/,
  },
  { is: 'reserve', detail: /reserve|\bhold\b|riserva|trattenut[ao]/ },
  {
    is: 'adjustment',
    detail:
      /\bfees?\b|\bcredit\b|commission|tariff[ae]|accredito|correction|correzione|reimbursement|risarcimento|goodwill/,
  },
]

/** The types of rows that have some words for a type, by what stands beside it. */
export const balanceAdjustments = (words: readonly string[]): RowType[] =>
  corrections.map((one) => ({ ...one, words }))
