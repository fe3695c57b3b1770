import { type CalculationFormData, readSale } from '@margine/engine'
import { strings } from '../../../../application-strings.ts'
import { amountProblem } from '../../../../calculation/amount-problem.ts'
import { ratesOf } from '../../../../calculation/rates.ts'
import { currencySymbols, formatMoney } from '../../../../format.ts'
import { AmountField } from '../../../../ui/AmountField.tsx'
import { besideOwnShipping } from './own-shipping.ts'
import { words as sectionWords } from './words.ts'

const words = sectionWords.beside
const { placeholder, withVat, withoutVat } = strings.calculator

type Props = {
  form: CalculationFormData
  /** What the seller's own shipping costs, as typed. */
  ownShipping: string
  onWrite: (text: string) => void
}

/** What the sale leaves with Amazon's logistics beside what it leaves shipped by the seller. */
export function BesideOwnShipping({ form, ownShipping, onWrite }: Props) {
  const { logistics, country } = ratesOf(form)
  if (logistics === null) return null
  const { currency } = country
  const money = (amount: number) => formatMoney(amount, currency)
  const beside = besideOwnShipping(form, ownShipping)
  return (
    <section className="stack" aria-label={words.title}>
      <h3 className="label">{words.title}</h3>
      <AmountField
        label={words.ownShipping}
        note={readSale(form).speseIncludonoIVA ? withVat : withoutVat}
        problem={amountProblem(ownShipping)}
        enterKeyHint="go"
        placeholder={placeholder}
        text={ownShipping}
        suffix={currencySymbols[currency]}
        onWrite={onWrite}
      />
      {beside === null ? (
        <p className="note">{words.needsResult}</p>
      ) : (
        <>
          <dl className="pair">
            <div>
              <dt className="note">{words.amazon}</dt>
              <dd className="figure">{money(beside.amazon)}</dd>
            </div>
            <div>
              <dt className="note">{words.seller}</dt>
              <dd className="figure">
                {beside.seller === null ? words.unknown : money(beside.seller)}
              </dd>
            </div>
          </dl>
          <p className="note">{beside.even > 0 ? words.even(money(beside.even)) : words.never}</p>
        </>
      )}
    </section>
  )
}
