import { readNumber } from './amounts/read.ts'
import { readPercent } from './amounts/read-percent.ts'
import type { AmountField, CalculationFormData } from './form.ts'
import { isInItaly } from './rates/in-italy.ts'
import { type Returns, readReturns } from './returns.ts'

/** A form read into numbers: its amounts as entered, and how they were entered. */
export type Sale = Record<AmountField, number> &
  Pick<CalculationFormData, 'costoIncludesIVA' | 'prezzoIncludesIVA' | 'prime'> & {
    /** Shipping that the customer pays, with VAT or without as the price is. */
    spedizioneIncassata: number
    /** Whether shipping, packaging and advertising in euro were entered with Italian VAT. */
    speseIncludonoIVA: boolean
    /** Whether `pubblicita` is an amount, or percent of all that the customer pays, with VAT. */
    pubblicitaIn: 'euro' | 'percento'
    /** What the marketplace takes to store and send the piece, without VAT, where that is known as an amount. */
    logistica: number
    /** Null where nothing is said of them. */
    resi: Returns | null
  }

/** Why a sale has no result yet. `required` means missing, 0, or not a number. */
export type Problem = { field: AmountField; code: 'negative' | 'required' }

/**
 * Reads a form. What is no number counts as 0.
 *
 * @example
 * readSale({ ...defaultFormData, costo: '12,50' }).costo // 12.5
 */
export function readSale(form: CalculationFormData): Sale {
  const { costoIncludesIVA, prezzoIncludesIVA, prime, spedizioneIncassata, resi } = form
  const isInPercent = form.pubblicitaIn === 'percento'
  // The one place where a sale is made: beside a second one, with zeros where others have fractions, V8 took each of its
  // sales over into another shape, nearly half the time of a result.
  return {
    costo: readNumber(form.costo),
    prezzoVendita: readNumber(form.prezzoVendita),
    spedizione: readNumber(form.spedizione),
    packaging: readNumber(form.packaging),
    pubblicita: isInPercent ? readPercent(form.pubblicita) : readNumber(form.pubblicita),
    costoIncludesIVA,
    prezzoIncludesIVA,
    prime,
    spedizioneIncassata: spedizioneIncassata === undefined ? 0 : readNumber(spedizioneIncassata),
    speseIncludonoIVA: form.speseIncludonoIVA === true && isInItaly(form),
    pubblicitaIn: isInPercent ? 'percento' : 'euro',
    logistica: 0,
    resi: resi == null ? null : readReturns(resi),
  }
}

/**
 * What keeps a sale from having a result: all of it at once, in the order of the fields.
 *
 * @example
 * problemsOf(readSale({ ...defaultFormData, costo: '10' })) // [{ field: 'prezzoVendita', code: 'required' }]
 */
export function problemsOf(sale: Sale): Problem[] {
  const problems: Problem[] = []
  // One by one: read in a loop by their names, the five take a tenth of the time of a result.
  addProblem(problems, 'costo', sale.costo, true)
  addProblem(problems, 'prezzoVendita', sale.prezzoVendita, true)
  addProblem(problems, 'spedizione', sale.spedizione, false)
  addProblem(problems, 'packaging', sale.packaging, false)
  addProblem(problems, 'pubblicita', sale.pubblicita, false)
  return problems
}

function addProblem(to: Problem[], field: AmountField, amount: number, isRequired: boolean): void {
  if (amount < 0) to.push({ field, code: 'negative' })
  else if (isRequired && amount === 0) to.push({ field, code: 'required' })
}
