import { type AmountField, type CalculationFormData, readSale } from '@margine/engine'
import { ratesOf } from '../../../calculation/rates.ts'
import { formatDate, formatMoney, formatRate } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import styles from './PrintedSale.module.css'
import { words as explanationWords } from './words.ts'

const words = explanationWords.printed
const { fields, place } = strings.calculator

type Props = {
  form: CalculationFormData
  /** What the calculation is called among the saved ones, or null. */
  name: string | null
}

/** On paper only, what the result was calculated from: the fields themselves stay on the screen. */
export function PrintedSale({ form, name }: Props) {
  const isPrinted = useMediaQuery('print')
  if (!isPrinted) return null
  return (
    <div className={styles.sale}>
      <h2>{name ?? strings.product}</h2>
      <p>{words.date(formatDate(new Date().toISOString()))}</p>
      <dl>
        {linesOf(form).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function linesOf(form: CalculationFormData): [string, string][] {
  const { country, category: chosen, rule } = ratesOf(form)
  const sale = readSale(form)
  const vat = formatRate(country.vatPercent)
  const amount = (field: AmountField) => formatMoney(sale[field], country.currency)
  const withVat = (field: AmountField, included: boolean) =>
    included ? words.withVat(amount(field), vat) : words.withoutVat(amount(field))
  const category = chosen?.label ?? place.standardCategory

  return [
    [fields.costo, withVat('costo', form.costoIncludesIVA)],
    [fields.prezzoVendita, withVat('prezzoVendita', form.prezzoIncludesIVA)],
    [fields.spedizione, amount('spedizione')],
    [fields.packaging, amount('packaging')],
    [fields.pubblicita, amount('pubblicita')],
    [place.marketplace, rule.label],
    [place.category, form.prime ? `${category} · ${place.prime}` : category],
    [place.country, place.countryOption(country.name, vat)],
  ]
}
