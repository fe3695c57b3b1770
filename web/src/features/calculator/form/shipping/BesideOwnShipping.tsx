import { type CalculationFormData, readSale, roundToCents } from '@margine/engine'
import { strings } from '../../../../application-strings.ts'
import { amountProblem } from '../../../../calculation/amount-problem.ts'
import { calculate, ratesOf } from '../../../../calculation/rates.ts'
import { currencySymbols, formatMoney } from '../../../../format.ts'
import { AmountField } from '../../../../ui/AmountField.tsx'
import { words as sectionWords } from './words.ts'

/** What a form leaves with Amazon's logistics, and what the same sale leaves shipped by the seller. */
type Beside = {
  amazon: number
  /** Null where nobody has said what shipping costs. */
  seller: number | null
  /** What the seller's own shipping may cost to leave as much, as it is entered; 0 or less where Amazon always leaves more. */
  even: number
}

function profitOf(form: CalculationFormData): number | null {
  const calculation = calculate(form)
  return calculation.ok ? calculation.result.guadagno : null
}

/**
 * Both ways beside each other; null where the form has no result.
 *
 * @param ownShipping what the seller's own shipping costs, as typed
 */
export function besideOwnShipping(form: CalculationFormData, ownShipping: string): Beside | null {
  const shippedFor = (spedizione: string) =>
    profitOf({ ...form, logisticaAmazon: null, spedizione })
  const [amazon, free, euroLess] = [profitOf(form), shippedFor(''), shippedFor('1')]
  if (amazon === null || free === null || euroLess === null) return null
  return {
    amazon,
    seller: ownShipping.trim() === '' ? null : shippedFor(ownShipping),
    even: roundToCents((free - amazon) / (free - euroLess)),
  }
}

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
