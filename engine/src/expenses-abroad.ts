import { readAmount } from './amounts/read.ts'
import { withoutNoise } from './amounts/rounding.ts'
import { writeAmount } from './amounts/write.ts'
import type { CalculationFormData } from './form.ts'
import { isInItaly, italianVat } from './rates/in-italy.ts'

/** An amount without the Italian VAT in it; a text that is blank or no amount stays as it is. */
function net(text: string): string {
  const { value, problem } = readAmount(text)
  if (text.trim() === '' || problem !== null) return text
  return writeAmount(withoutNoise(value / (1 + italianVat / 100)), 0)
}

const isInPercent = ({ pubblicitaIn }: CalculationFormData): boolean => pubblicitaIn === 'percento'

/** The expenses of a form that may include VAT, as typed: advertising in percent of the price is none of them. */
export const expensesOf = (form: CalculationFormData): readonly string[] => [
  form.spedizione,
  form.packaging,
  ...(isInPercent(form) ? [] : [form.pubblicita]),
]

/** Whether expenses typed for one form would be read as with VAT there, and without it in another. */
const losesVat = (form: CalculationFormData, there: CalculationFormData): boolean =>
  form.speseIncludonoIVA === true && isInItaly(form) && !isInItaly(there)

/** An expense typed for a form, as another in a country of its own reads it: abroad without Italian VAT. */
export const expenseThere = (
  text: string,
  form: CalculationFormData,
  there: CalculationFormData,
): string => (losesVat(form, there) ? net(text) : text)

/**
 * A form in its new country with the expenses of the old one: an Italian seller takes the VAT of a courier's bill off
 * wherever the sale goes, and abroad expenses are read without it. Once written without, they are so in Italy too.
 */
export function withExpensesOf(
  form: CalculationFormData,
  there: CalculationFormData,
): CalculationFormData {
  if (there.speseIncludonoIVA !== true || isInItaly(form) === isInItaly(there)) return there
  if (expensesOf(there).every((text) => text.trim() === '')) return there
  const { spedizione, packaging, pubblicita } = there
  const write = (text: string) => expenseThere(text, form, there)
  return {
    ...there,
    speseIncludonoIVA: false,
    spedizione: write(spedizione),
    packaging: write(packaging),
    pubblicita: isInPercent(there) ? pubblicita : write(pubblicita),
  }
}
