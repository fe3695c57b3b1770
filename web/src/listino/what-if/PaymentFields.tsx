import { type PaymentTerms, paymentServiceOf } from '@margine/engine'
import { noneChosen, PaymentService } from '../../ui/form/PaymentService.tsx'
import { TypedField } from '../../ui/form/TypedField.tsx'
import { words } from './words.ts'

const said = words.payment

type Props = {
  marketplace: string
  terms: PaymentTerms | null
  onChange: (terms: PaymentTerms | null) => void
}

/** What a payment service takes: of the seller's own terms what is typed. */
export const PaymentFields = ({ marketplace, terms, onChange }: Props) => (
  <PaymentService
    noneLabel={noneChosen(marketplace, said.unsaid)}
    terms={terms}
    own={{ percentuale: '', fissa: '' }}
    onChange={onChange}
  >
    {terms !== null && paymentServiceOf(terms) === undefined && (
      <>
        <TypedField
          label={said.percent}
          hint={said.percentHint}
          text={terms.percentuale}
          unit="%"
          onWrite={(percentuale) => onChange({ ...terms, percentuale })}
        />
        <TypedField
          label={said.fixed}
          hint={said.fixedHint}
          text={terms.fissa}
          unit="€"
          onWrite={(fissa) => onChange({ ...terms, fissa })}
        />
      </>
    )}
  </PaymentService>
)
