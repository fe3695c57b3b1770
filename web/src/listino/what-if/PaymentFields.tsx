import {
  largestAmount,
  type PaymentTerms,
  paymentServiceOf,
  paymentServices,
} from '@margine/engine'
import { TypedField } from '../../ui/form/TypedField.tsx'
import { SourceName } from '../../ui/result/SourceName.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { words as allWords } from './words.ts'

const said = allWords.payment

const unsaid = ''
const other = 'other'

const options = [
  { value: unsaid, label: said.unsaid },
  ...paymentServices.map(({ key, label }) => ({ value: key, label })),
  { value: other, label: said.other },
]

type Props = {
  terms: PaymentTerms | null
  onChange: (terms: PaymentTerms | null) => void
}

/** What takes the customer's money in a shop of one's own: a service by its published terms, or the seller's own. */
export function PaymentFields({ terms, onChange }: Props) {
  const service = terms === null ? undefined : paymentServiceOf(terms)
  const choose = (key: string) => {
    if (key === unsaid) return onChange(null)
    const chosen = paymentServices.find((one) => one.key === key)
    onChange(chosen?.terms ?? { percentuale: '', fissa: '' })
  }
  return (
    <>
      <SelectField
        label={said.service}
        value={terms === null ? unsaid : (service?.key ?? other)}
        options={options}
        onChange={choose}
      />
      {terms !== null && service === undefined && (
        <>
          <TypedField
            label={said.percent}
            hint={said.percentHint}
            text={terms.percentuale}
            suffix={allWords.percent}
            most={100}
            onWrite={(percentuale) => onChange({ ...terms, percentuale })}
          />
          <TypedField
            label={said.fixed}
            hint={said.fixedHint}
            text={terms.fissa}
            suffix={allWords.euro}
            most={largestAmount}
            onWrite={(fissa) => onChange({ ...terms, fissa })}
          />
        </>
      )}
      {service !== undefined && (
        <p className="note">
          {service.note} {said.source} <SourceName source={service.source} />.
        </p>
      )}
    </>
  )
}
