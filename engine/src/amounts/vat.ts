/**
 * What is left of an amount without the VAT in it. Without VAT an amount stays itself: × 100 / 100 could leave a
 * VAT of a billionth below 0.
 */
export const withoutVat = (gross: number, vatPercent: number): number =>
  vatPercent === 0 ? gross : (gross * 100) / (100 + vatPercent)

/** An amount and the VAT on it. */
export const withVat = (net: number, vatPercent: number): number =>
  vatPercent === 0 ? net : (net * (100 + vatPercent)) / 100
