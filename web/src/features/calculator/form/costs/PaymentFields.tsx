import {
  type CalculationFormData,
  type InvalidField,
  type PaymentTerms,
  paymentServiceOf,
  paymentServices,
} from '@margine/engine'
import { useState } from 'react'
import { strings } from '../../../../application-strings.ts'
import { ratesOf } from '../../../../calculation/rates.ts'
import { currencySymbols, formatMoney, formatRate } from '../../../../format.ts'
import { Disclosure } from '../../../../ui/Disclosure.tsx'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import { SourceName } from '../../../../ui/result/SourceName.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { words as sectionWords } from './words.ts'

const words = sectionWords.payment

const none = 'none'
const other = 'other'

const options = [
  { value: none, label: words.noService },
  ...paymentServices.map(({ key, label }) => ({ value: key, label })),
  { value: other, label: words.other },
]

type Props = {
  form: CalculationFormData
  problemOf: (field: `pagamento.${keyof PaymentTerms}` & InvalidField) => string | null
  onChange: (pagamento: PaymentTerms | null) => void
}

/** What takes the customer's money in a shop of one's own, by its published terms or the seller's, which come back. */
export function PaymentFields({ form, problemOf, onChange }: Props) {
  const [open, setOpen] = useState(form.pagamento != null)
  const { country, payment } = ratesOf(form)
  const { currency } = country
  const terms = form.pagamento ?? null
  const service = terms === null ? undefined : paymentServiceOf(terms)
  const [own, setOwn] = useState<PaymentTerms>(
    terms !== null && service === undefined ? terms : { percentuale: '', fissa: '' },
  )
  const summary =
    payment === null
      ? words.none
      : `${service?.label ?? words.other}: ${formatRate(payment.percent)} + ${formatMoney(payment.fixed, currency)}`
  const choose = (key: string) => {
    if (key === none) return onChange(null)
    const chosen = paymentServices.find((one) => one.key === key)
    onChange(chosen?.terms ?? own)
  }
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
    <Disclosure
      title={words.title}
      heading="h3"
      summary={summary}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <SelectField
        label={words.service}
        value={terms === null ? none : (service?.key ?? other)}
        options={options}
        onChange={choose}
      />
      {terms !== null && (
        <div className="pair">
          {field('percentuale', terms, '%')}
          {field('fissa', terms, currencySymbols[currency])}
        </div>
      )}
      {service !== undefined && (
        <p className="note">
          {service.note !== null && <>{service.note} </>}
          {words.source}
          <SourceName source={service.source} />.
        </p>
      )}
      <p className="note">{words.why}</p>
    </Disclosure>
  )
}
