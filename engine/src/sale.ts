import { readNumber } from './amounts/read.ts'
import { type AmountField, amountFields, type CalculationFormData } from './form.ts'

/** A form read into numbers: its amounts as entered, and how they were entered. */
export type Sale = Record<AmountField, number> &
  Pick<CalculationFormData, 'costoIncludesIVA' | 'prezzoIncludesIVA' | 'prime'>

/** Why a sale has no result yet. `required` means missing, 0, or not a number. */
export type Problem = { field: AmountField; code: 'negative' | 'required' }

/**
 * Reads a form. What is no number counts as 0.
 *
 * @example
 * readSale({ ...defaultFormData, costo: '12,50' }).costo // 12.5
 */
export function readSale(form: CalculationFormData): Sale {
  const { costoIncludesIVA, prezzoIncludesIVA, prime } = form
  return {
    costo: readNumber(form.costo),
    prezzoVendita: readNumber(form.prezzoVendita),
    spedizione: readNumber(form.spedizione),
    packaging: readNumber(form.packaging),
    pubblicita: readNumber(form.pubblicita),
    costoIncludesIVA,
    prezzoIncludesIVA,
    prime,
  }
}

/**
 * What keeps a sale from having a result: all of it at once, in the order of the fields.
 *
 * @example
 * problemsOf(readSale({ ...defaultFormData, costo: '10' })) // [{ field: 'prezzoVendita', code: 'required' }]
 */
export function problemsOf(sale: Sale): Problem[] {
  const { costo, prezzoVendita, spedizione, packaging, pubblicita } = sale
  // Nearly every sale is one without: asking each field by its name takes a tenth of a whole result.
  if (costo > 0 && prezzoVendita > 0 && spedizione >= 0 && packaging >= 0 && pubblicita >= 0)
    return []
  const problems: Problem[] = []
  for (const field of amountFields) {
    const code = problemOf(field, sale[field])
    if (code !== null) problems.push({ field, code })
  }
  return problems
}

function problemOf(field: AmountField, amount: number): Problem['code'] | null {
  if (amount < 0) return 'negative'
  return amount === 0 && (field === 'costo' || field === 'prezzoVendita') ? 'required' : null
}
