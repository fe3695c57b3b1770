import {
  isOwnPayment,
  type PaymentTerms,
  paymentServiceOf,
  paymentServices,
  type PaymentService as Service,
} from '@margine/engine'
import type { ReactNode } from 'react'
import { SourceName } from '../result/SourceName.tsx'
import { SelectField } from '../SelectField.tsx'

const words = {
  service: 'Servizio di pagamento',
  other: 'Un altro',
  source: 'Fonte: ',
  own: 'Shopify Payments (2,9%)',
}

/**
 * What it is called in a shop of one's own that no service is chosen.
 *
 * @param otherwise where the shop has none of its own
 */
export const noneChosen = (marketplace: string, otherwise: string): string =>
  isOwnPayment({ marketplace }) ? words.own : otherwise

const none = ''
const other = 'other'

const services = paymentServices.map(({ key, label }) => ({ value: key, label }))
const ofOwn = { value: other, label: words.other }

type Props = {
  /** What it is called that there is none. */
  noneLabel: string
  terms: PaymentTerms | null
  /** What another service's terms begin with. */
  own: PaymentTerms
  onChange: (terms: PaymentTerms | null) => void
  /** Between the choice and where a service's terms come from. */
  children: ReactNode
}

/** What takes the customer's money in a shop of one's own: a service by its published terms, or the seller's own. */
export function PaymentService({ noneLabel, terms, own, onChange, children }: Props) {
  const service = terms === null ? undefined : paymentServiceOf(terms)
  const choose = (key: string) => {
    if (key === none) return onChange(null)
    onChange(paymentServices.find((one) => one.key === key)?.terms ?? own)
  }
  return (
    <>
      <SelectField
        label={words.service}
        value={terms === null ? none : (service?.key ?? other)}
        options={[{ value: none, label: noneLabel }, ...services, ofOwn]}
        onChange={choose}
      />
      {children}
      {service !== undefined && <PaymentSource service={service} />}
    </>
  )
}

/** Where a service's terms come from. */
export const PaymentSource = ({ service: { note, source } }: { service: Service }) => (
  <p className="note">
    {note !== null && <>{note} </>}
    {words.source}
    <SourceName source={source} />.
  </p>
)
