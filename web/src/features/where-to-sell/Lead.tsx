import { type CalculationFormData, type ComparedRow, hasOnePrice, readSale } from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'
import { formatMoney, formatRate } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import styles from './WhereToSellScreen.module.css'
import { words } from './words.ts'

type Props = { form: CalculationFormData; own: ComparedRow }

/** What stays the same wherever the product is sold, and what changes. */
export function Lead({ form, own }: Props) {
  const rates = ratesOf(form)
  const { country, vatPercent, servicesVat } = rates
  const kind = form.prezzoIncludesIVA ? 'withVat' : 'withoutVat'
  const price = formatMoney(readSale(form).prezzoVendita, country.currency)
  return (
    <div className={`stack tight muted ${styles.lead}`}>
      <p>{words.same(price + words.price[hasOnePrice(rates) ? 'only' : kind])}</p>
      <p>{words.equal}</p>
      {form.commissionePropria != null && <p>{words.ownRate(own.label)}</p>}
      {(form.aliquotaIVA ?? '') !== '' && (
        <p>{words.ownVat(withArticle('al', formatRate(vatPercent)))}</p>
      )}
      {form.tariffe !== undefined && (readSale(form).resi?.percentuale ?? 0) > 0 && (
        <p>{words.returns}</p>
      )}
      {servicesVat !== null && <p>{words.beforeTaxes}</p>}
    </div>
  )
}
