import {
  type CalculationFormData,
  type CalculationResult,
  type CostKind,
  type Currency,
  isLoss,
} from '@margine/engine'
import { use } from 'react'
import { formatMoney } from '../../../format.ts'
import { Explained, ExplainingContext } from '../../../ui/result/Explained.tsx'
import { Section } from '../../../ui/result/Section.tsx'
import { type CostAside, CostLines } from './CostLines.tsx'
import styles from './Ledger.module.css'
import { StackedPrice } from './StackedPrice.tsx'
import { words } from './words.ts'

type Props = {
  result: CalculationResult
  currency: Currency
  asides: Partial<Record<CostKind, CostAside>>
  form: Pick<CalculationFormData, 'speseIncludonoIVA'>
}

/** Where each euro of the price goes: one stacked bar, then a ledger from the price to what is left. */
export function Distribution({ result, currency, asides, form }: Props) {
  const { prezzoFinale, iva, costiTotali, breakdown, guadagno, imposte } = result
  const explains = use(ExplainingContext) !== null
  const loss = isLoss(result)
  const money = (amount: number) => formatMoney(amount, currency)
  const price = money(prezzoFinale)
  const profitRow = imposte === undefined ? words.profitRow : words.profitBeforeTaxesRow

  return (
    <Section title={loss ? words.distributionLoss(price) : words.distribution(price)}>
      <StackedPrice result={result} currency={currency} />
      <dl className={`stack ${styles.ledger}`}>
        <div>
          <dt>{iva > 0 ? words.grossRow : words.priceRow}</dt>
          <dd>
            <Explained figure="prezzoFinale">{price}</Explained>
          </dd>
        </div>
        {iva > 0 && (
          <div data-sign="−" data-color="iva">
            <dt>{words.vatRow}</dt>
            <dd>
              <Explained figure="iva">{money(iva)}</Explained>
            </dd>
          </div>
        )}
        <div data-sign="−">
          <dt>{words.total}</dt>
          <dd>
            <Explained figure="costiTotali">{money(costiTotali)}</Explained>
          </dd>
          <dd className={styles.share}>{words.shareOfCosts}</dd>
          <dd className={styles.costs}>
            <CostLines breakdown={breakdown} currency={currency} asides={asides} />
          </dd>
          {imposte !== undefined && (
            <dd className={`note ${styles.detail}`}>{vatOnCosts(breakdown, form)}</dd>
          )}
        </div>
        <div data-sign="=" data-color={loss ? 'perdita' : 'guadagno'} className={styles.rest}>
          <dt>{loss ? words.lossRow : profitRow}</dt>
          <dd>
            <Explained figure="guadagno">{money(guadagno)}</Explained>
          </dd>
        </div>
      </dl>
      {explains && <p className="note">{words.explained}</p>}
    </Section>
  )
}

/** Why the costs of the forfettario regime are higher than they were entered. */
function vatOnCosts(
  breakdown: CalculationResult['breakdown'],
  { speseIncludonoIVA = false }: Props['form'],
): string {
  const services = ['spedizione', 'packaging', 'pubblicita']
  const addsVAT = !speseIncludonoIVA && breakdown.some(({ color }) => services.includes(color))
  return addsVAT ? `${words.costsWithVat} ${words.servicesPlusVat}` : words.costsWithVat
}
