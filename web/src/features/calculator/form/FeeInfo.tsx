import { type CalculationFormData, countries, countryOf, feeRuleOf, wordsOf } from '@margine/engine'
import { formatQuarter } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import styles from './FeeInfo.module.css'

const words = strings.calculator.fee

/** What the marketplace keeps for this sale, on what, and where the figure comes from. */
export function FeeInfo({ form }: { form: CalculationFormData }) {
  const rule = feeRuleOf(form)
  const country = countryOf(form.paese)
  const { description, note } = wordsOf(rule, country)
  const free = rule.rate.kind === 'flat' && rule.rate.percent === 0 && rule.closingFee === 0
  const weight = rule.basis === 'lordo' ? words.onGross : words.onNet

  return (
    <section className={styles.info} aria-label={words.label}>
      <p>
        <strong>{description}.</strong>{' '}
        {free ? words.free : country.vatPercent === 0 ? words.onOnePrice : weight}
      </p>
      {note !== null && <p>{note}</p>}
      <p className={styles.source}>
        {words.source(rule.store, formatQuarter(rule.source.asOf), rule.source.name)}
        {country !== countries.IT && words.abroad}
      </p>
    </section>
  )
}
