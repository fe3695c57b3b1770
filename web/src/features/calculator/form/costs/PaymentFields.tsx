import {
  type CalculationFormData,
  type InvalidField,
  isOwnPayment,
  type PaymentTerms,
  paymentServiceOf,
} from '@margine/engine'
import { useState } from 'react'
import { strings } from '../../../../application-strings.ts'
import { ratesOf } from '../../../../calculation/rates.ts'
import { currencySymbols, formatMoney, formatRate } from '../../../../format.ts'
import { Foldable } from '../../../../ui/Foldable.tsx'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import { noneChosen, PaymentService } from '../../../../ui/form/PaymentService.tsx'
import { words as sectionWords } from './words.ts'

const words = sectionWords.payment

type Props = {
  form: CalculationFormData
  problemOf: (field: `pagamento.${keyof PaymentTerms}` & InvalidField) => string | null
  onChange: (pagamento: PaymentTerms | null) => void
}

/** What takes the customer's money in a shop of one's own, by its published terms or the seller's, which come back. */
export function PaymentFields({ form, problemOf, onChange }: Props) {
  const { country, payment } = ratesOf(form)
  const { currency } = country
  const terms = form.pagamento ?? null
  const service = terms === null ? undefined : paymentServiceOf(terms)
  const [own, setOwn] = useState<PaymentTerms>(
    terms !== null && service === undefined ? terms : { percentuale: '', fissa: '' },
  )
  const summary =
    payment === null
      ? noneChosen(form.marketplace, words.none)
      : `${service?.label ?? words.other}: ${formatRate(payment.percent)} + ${formatMoney(payment.fixed, currency)}`
  const field = (name: keyof PaymentTerms, shown: PaymentTerms, suffix: string) => (
    <NumberField
      name={`pagamento.${name}`}
      label={words[name]}
      text={shown[name]}
      suffix={suffix}
      placeholder={name === 'fissa' ? strings.calculator.placeholder : '0'}
      problem={problemOf(`pagamento.${name}`)}
      onWrite={(text) => {
        const typed = { ...shown, [name]: text }
        setOwn(typed)
        onChange(typed)
      }}
    />
  )
  return (
    <Foldable
      title={words.title}
      heading="h3"
      summary={summary}
      startsOpen={form.pagamento != null}
    >
      <PaymentService
        noneLabel={noneChosen(form.marketplace, words.noService)}
        terms={terms}
        own={own}
        onChange={onChange}
      >
        {terms !== null && (
          <div className="pair">
            {field('percentuale', terms, '%')}
            {field('fissa', terms, currencySymbols[currency])}
          </div>
        )}
      </PaymentService>
      <p className="note">
        {words.why} {terms !== null && isOwnPayment(form) && words.insteadOfOwn}
      </p>
    </Foldable>
  )
}
