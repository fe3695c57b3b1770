import { type CalculationResult, type Currency, roundToCents } from '@margine/engine'
import { formatMoney, formatPercent } from '../../../format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Explained } from '../../../ui/result/Explained.tsx'
import { Section } from '../../../ui/result/Section.tsx'
import styles from './CommissionWeight.module.css'
import { words as explanationWords } from './words.ts'

const words = explanationWords.commission

type Props = {
  result: CalculationResult
  currency: Currency
  /** Whether it is the seller's own rate. */
  isOwnRate: boolean
}

/** What the commission really weighs on what the seller takes, beside what it is announced as. */
export function CommissionWeight({ result, currency, isOwnRate }: Props) {
  const { nominale, reale, differenza, impattoPrezzoNetto, noteMarketplace, description } =
    result.analisiCommissioni
  const higher = differenza > 1e-9

  return (
    <Section title={words.title}>
      {reale === 0 ? (
        <p>{words.none}</p>
      ) : (
        <dl className={`row ${styles.weight}`}>
          <div>
            <dt className="note">{words.nominale}</dt>
            <dd>
              <Explained figure="nominale">{formatPercent(nominale)}</Explained>
            </dd>
          </div>
          <Icon name="arrow" />
          <div className={styles.real} data-higher={higher}>
            <dt className="note">
              {result.imposte === undefined ? words.reale : words.realeSulPrezzo}
            </dt>
            <dd>
              <Explained figure="reale">{formatPercent(reale)}</Explained>
            </dd>
          </div>
          {roundToCents(impattoPrezzoNetto) > 0 && (
            <div className={styles.more}>
              <dt className="note">{words.more}</dt>
              <dd>
                <Explained figure="impattoPrezzoNetto">
                  {formatMoney(impattoPrezzoNetto, currency)}
                </Explained>
              </dd>
            </div>
          )}
        </dl>
      )}
      <p className="note">
        {isOwnRate && `${words.own} `}
        {reale > 0 && !higher && `${words.same} `}
        {description}.{noteMarketplace !== null && ` ${noteMarketplace}`}
      </p>
    </Section>
  )
}
