import { type AmountField, type CalculationFormData, type Rates, readSale } from '@margine/engine'
import { ratesOf } from '../../../calculation/rates.ts'
import { formatMoney, formatRate } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import { addedLines, type PrintedLine } from './added-lines.ts'
import { printedWords as words } from './printed-words.ts'

const { fields, place } = strings.calculator

/** What a result was calculated from, line by line. */
export function printedLines(form: CalculationFormData): PrintedLine[] {
  const rates = ratesOf(form)
  const { country, category: chosen, rule } = rates
  const category = chosen?.label ?? place.standardCategory
  const vat = formatRate(country.vatPercent)
  return [
    ...amountLines(form, rates),
    { name: place.marketplace, value: rule.label },
    { name: place.category, value: form.prime ? `${category} · ${place.prime}` : category },
    { name: place.country, value: place.countryOption(country.name, vat) },
    ...addedLines(form, rates),
  ]
}

function amountLines(form: CalculationFormData, rates: Rates): PrintedLine[] {
  const { country, vatPercent, servicesVat } = rates
  const sale = readSale(form)
  const amount = (field: AmountField) => formatMoney(sale[field], country.currency)
  const withVat = (field: AmountField, included: boolean) =>
    included
      ? words.withVat(amount(field), formatRate(vatPercent))
      : words.withoutVat(amount(field))
  const isForfettario = servicesVat !== null
  const service = (field: AmountField) =>
    isForfettario ? words.withoutVat(amount(field)) : amount(field)
  return [
    { name: fields.costo, value: withVat('costo', form.costoIncludesIVA) },
    {
      name: fields.prezzoVendita,
      value: isForfettario
        ? amount('prezzoVendita')
        : withVat('prezzoVendita', form.prezzoIncludesIVA),
    },
    { name: fields.spedizione, value: service('spedizione') },
    { name: fields.packaging, value: service('packaging') },
    { name: fields.pubblicita, value: service('pubblicita') },
  ]
}
