import {
  type AmountField,
  amountFields,
  type CalculationFormData,
  type Rates,
  readSale,
} from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { ratesOf } from '../../calculation/rates.ts'
import { formatMoney, formatRate } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { addedLines, type PrintedLine } from './added-lines.ts'
import { printedWords as words } from './printed-words.ts'

const { fields, place } = strings.calculator

/** What expenses are typed with in percent, whatever the VAT of the product. */
const italianVat = 22

/** What a result was calculated from, line by line: some of its amounts, and all that isn't one. */
export function printedLines(
  form: CalculationFormData,
  amounts: readonly AmountField[] = amountFields,
): PrintedLine[] {
  const rates = ratesOf(form)
  const { country, category: chosen, rule } = rates
  const category = chosen?.label ?? place.standardCategory
  const vat = formatRate(country.vatPercent)
  return [
    ...amounts.map((field) => ({ name: fields[field], value: amountInWords(field, form, rates) })),
    { name: place.marketplace, value: rule.label },
    { name: place.category, value: form.prime ? `${category} · ${place.prime}` : category },
    { name: place.country, value: place.countryOption(country.name, vat) },
    ...addedLines(form, rates),
  ]
}

/** An amount, with what it says of VAT where there is any. */
function amountInWords(field: AmountField, form: CalculationFormData, rates: Rates): string {
  const { country, vatPercent, servicesVat } = rates
  const sale = readSale(form)
  const amount = formatMoney(sale[field], country.currency)
  const isForfettario = servicesVat !== null
  const withVat = (included: boolean) => {
    if (vatPercent === 0) return amount
    if (!included) return words.withoutVat(amount)
    return words.withVat(amount, withArticle('al', formatRate(vatPercent)))
  }
  if (field === 'costo') return withVat(form.costoIncludesIVA)
  if (field === 'prezzoVendita') return isForfettario ? amount : withVat(form.prezzoIncludesIVA)
  if (field === 'pubblicita' && sale.pubblicitaIn === 'percento')
    return words.ofWhatIsPaid(formatRate(sale.pubblicita))
  if (sale.speseIncludonoIVA)
    return words.withVat(amount, withArticle('al', formatRate(italianVat)))
  return isForfettario ? words.withoutVat(amount) : amount
}
