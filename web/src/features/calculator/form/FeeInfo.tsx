import { type CalculationFormData, countryOf, feeRuleOf } from '@margine/engine'
import { formatQuarter } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import styles from './FeeInfo.module.css'

const words = strings.calculator.fee

/** What the marketplace keeps for this sale, on what, and where the figure comes from. */
export function FeeInfo({ form }: { form: CalculationFormData }) {
  const rule = feeRuleOf(form)
  const { currency, vatPercent } = countryOf(form.paese)
  const { description, note } = rule.words[currency]
  const free = rule.rate.kind === 'flat' && rule.rate.percent === 0 && rule.closingFee === 0
  const onGross = vatPercent === 0 ? words.onGrossWithoutVat : words.onGross

  return (
    <section className={styles.info} aria-label={words.label}>
      <p>
        <strong>{description}.</strong>{' '}
        {free ? words.free : rule.basis === 'lordo' ? onGross : words.onNet}
      </p>
      {note !== null && <p>{note}</p>}
      <p className={styles.source}>
        {words.source(formatQuarter(rule.source.asOf), rule.source.name)}
      </p>
    </section>
  )
}
