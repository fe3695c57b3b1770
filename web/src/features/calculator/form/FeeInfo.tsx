import { type CalculationFormData, type Fee, wordsOf } from '@margine/engine'
import { ratesOf } from '../../../calculation/rates.ts'
import { formatQuarter } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import styles from './FeeInfo.module.css'

const words = strings.calculator.fee

const isNothing = (fee: Fee) =>
  fee.kind === 'commission' && fee.rate.kind === 'flat' && fee.rate.percent === 0

/** What the marketplace keeps for this sale, on what, and where the figure comes from. */
export function FeeInfo({ form }: { form: CalculationFormData }) {
  const { cards, rule, country } = ratesOf(form)
  const { description, note } = wordsOf(rule, country)
  const free = rule.fees.every(isNothing)
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
        {country !== cards.countryOf('IT') && words.abroad}
      </p>
    </section>
  )
}
