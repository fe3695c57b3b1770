import { type CostsElsewhere, type Currency, paymentServices } from '@margine/engine'
import { useState } from 'react'
import { strings } from '../../application-strings.ts'
import { amountProblem } from '../../calculation/amount-problem.ts'
import { currencySymbols } from '../../format.ts'
import { AmountField } from '../../ui/AmountField.tsx'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { PaymentSource } from '../../ui/form/PaymentService.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './WhereToSellScreen.module.css'
import { words as allWords } from './words.ts'

const words = allWords.costs
const { placeholder, withVat, withoutVat } = strings.calculator

/** What a place may cost that the calculation doesn't, as it is typed and chosen. */
export type CostsThere = {
  shipping: string
  /** The same on single marketplaces, by their keys. */
  shippingOn: Readonly<Record<string, string>>
  service: string
}

/** Nothing is said of it. */
export const nothingSaid: CostsThere = { shipping: '', shippingOn: {}, service: '' }

const serviceOf = ({ service }: CostsThere) => paymentServices.find(({ key }) => key === service)

/** What was said that can be counted. */
export const countedCosts = (costs: CostsThere): CostsElsewhere => ({
  spedizione: amountProblem(costs.shipping) === null ? costs.shipping : '',
  spedizioneSu: Object.fromEntries(
    Object.entries(costs.shippingOn).filter(([, text]) => amountProblem(text) === null),
  ),
  pagamento: serviceOf(costs)?.terms ?? null,
})

type Props = {
  costs: CostsThere
  onChange: (costs: CostsThere) => void
  /** Whether Amazon ships for the calculation. */
  asksShipping: boolean
  /** Whether shops of one's own are compared without a payment service. */
  asksPayment: boolean
  currency: Currency
  /** Whether shipping is typed with VAT. */
  includesVat: boolean
}

/** Asks for what the seller would pay elsewhere: to ship a piece of Amazon's, and for payments in shops of their own. */
export function CostsThereFields(props: Props) {
  const { costs, onChange, asksShipping, asksPayment, currency, includesVat } = props
  const service = serviceOf(costs)
  return (
    <div className={styles.costs}>
      {asksShipping && (
        <AmountField
          label={words.shipping}
          note={includesVat ? withVat : withoutVat}
          problem={amountProblem(costs.shipping)}
          placeholder={placeholder}
          text={costs.shipping}
          suffix={currencySymbols[currency]}
          onWrite={(shipping) => onChange({ ...costs, shipping })}
        />
      )}
      {asksPayment && (
        <div>
          <div className="screen-only">
            <SelectField
              label={words.payment}
              value={costs.service}
              options={[
                { value: '', label: words.uncounted },
                ...paymentServices.map(({ key, label }) => ({ value: key, label })),
              ]}
              onChange={(key) => onChange({ ...costs, service: key })}
            />
          </div>
          <p className={styles.printed}>
            {words.payment}: {service?.label ?? words.uncounted}
          </p>
          {service !== undefined && <PaymentSource service={service} />}
        </div>
      )}
    </div>
  )
}

type ShippingProps = {
  name: string
  /** What is typed of that place, and what counts where nothing is. */
  text: string
  otherwise: string
  suffix: string
  onType: (text: string) => void
}

/** Asks what shipping costs in one place. It counts once the field is left: the row goes where it ranks then. */
export function ShippingThere({ name, text, otherwise, suffix, onType }: ShippingProps) {
  const [typed, setTyped] = useState(text)
  return (
    <>
      {text !== '' && amountProblem(text) === null && (
        <p className={styles.printed}>{words.shippedFor(text, suffix)}</p>
      )}
      <div className="screen-only">
        <AmountInput
          aria-label={words.shippingOn(name)}
          compact
          placeholder={otherwise || placeholder}
          text={typed}
          suffix={suffix}
          invalid={amountProblem(typed) !== null}
          onWrite={setTyped}
          onLeave={() => onType(typed)}
        />
      </div>
    </>
  )
}
