import { type CalculationResult, type Currency, ricaricoOf, verdictOf } from '@margine/engine'
import { formatMargin, formatMoney, formatPercent } from '../../format.ts'
import { strings } from '../../strings.ts'
import { Figure } from './Figure.tsx'
import { Gauge } from './Gauge.tsx'
import styles from './Verdict.module.css'

const words = strings.results

type Props = { result: CalculationResult; currency: Currency }

/**
 * The four figures: the margin first and largest, in the colour of its band. In the forfettario regime
 * there is one price, and what taxes leave stands beside the profit.
 */
export function Verdict({ result, currency }: Props) {
  const band = verdictOf(result)
  const { imposte } = result
  return (
    <div className={styles.verdict} data-band={band}>
      <div className={styles.margin}>
        <Figure label={words.margine}>
          <span className={styles.big}>{formatMargin(result.margine)}</span>
          {/* A space, for who hears the two. */}{' '}
          {band === 'loss' && <span className={styles.loss}>{words.loss}</span>}
        </Figure>
        <div className={styles.markup}>
          <span>{words.ricarico}</span>
          <b>{formatPercent(ricaricoOf(result))}</b>
        </div>
      </div>
      <Gauge margine={result.margine} band={band} />
      <div className={styles.trio}>
        <Figure label={words.guadagno} note={words.beforeTaxes}>
          <span className={styles.profit}>{formatMoney(result.guadagno, currency)}</span>
        </Figure>
        <Figure
          label={imposte ? words.dopoImposte : words.netto}
          note={imposte ? words.afterTaxes : words.netNote}
        >
          {formatMoney(imposte ? imposte.dopoImposte : result.prezzoVendita, currency)}
        </Figure>
        <Figure label={imposte ? words.prezzo : words.conIva} note={words.grossNote}>
          {formatMoney(result.prezzoFinale, currency)}
        </Figure>
      </div>
    </div>
  )
}
