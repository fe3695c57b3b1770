import {
  afterTaxMarginOf,
  type CalculationResult,
  type Rates,
  ricaricoOf,
  type Taxes,
  verdictBy,
} from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { knowsContributions } from '../../calculation/profile.ts'
import { formatMargin, formatMoney, formatPercent } from '../../format.ts'
import { Explained } from './Explained.tsx'
import { Figure } from './Figure.tsx'
import { Gauge } from './Gauge.tsx'
import styles from './Verdict.module.css'
import { verdictWords as words } from './verdict-words.ts'

const { loss } = strings.results

type Props = { result: CalculationResult; rates: Pick<Rates, 'country' | 'isOwnRegime'> }

/** What is in the figure after taxes and what is not, and what it comes to in percent of the price. */
function afterTaxes({ prezzoVendita }: CalculationResult, imposte: Taxes): string {
  const share = formatPercent(afterTaxMarginOf({ prezzoVendita, imposte }))
  const contributions = knowsContributions({}) ? words.withoutContributions : words.askContributions
  return words.afterTaxes(imposte.contributi > 0 ? words.withContributions : contributions, share)
}

/**
 * The four figures: the margin first and largest, in the colour of its band. In the forfettario regime
 * there is one price, and what taxes leave stands beside the profit.
 */
export function Verdict({ result, rates }: Props) {
  const band = verdictBy(rates, result) ?? undefined
  const { imposte } = result
  const money = (amount: number) => formatMoney(amount, rates.country.currency)
  return (
    <div className={styles.verdict}>
      <div className={styles.margin}>
        <Figure label={words.margine}>
          <span className={styles.big} data-band={band}>
            <Explained figure="margine">{formatMargin(result.margine)}</Explained>
          </span>
          {/* A space, for who hears the two. */}{' '}
          {band === 'loss' && (
            <span className={styles.loss} data-band={band}>
              {loss}
            </span>
          )}
        </Figure>
        <div className={styles.markup}>
          <span>{words.ricarico}</span>
          <b>
            <Explained figure="ricarico">{formatPercent(ricaricoOf(result))}</Explained>
          </b>
        </div>
      </div>
      {band !== undefined && <Gauge margine={result.margine} band={band} />}
      <div className={styles.trio}>
        <Figure label={words.guadagno} note={words.beforeTaxes}>
          <span className={styles.profit} data-band={band}>
            <Explained figure="guadagno">{money(result.guadagno)}</Explained>
          </span>
        </Figure>
        <Figure
          label={imposte ? words.dopoImposte : words.netto}
          note={imposte ? afterTaxes(result, imposte) : words.netNote}
        >
          <Explained figure={imposte ? 'dopoImposte' : 'prezzoVendita'}>
            {money(imposte ? imposte.dopoImposte : result.prezzoVendita)}
          </Explained>
        </Figure>
        <Figure label={imposte ? words.prezzo : words.conIva} note={words.grossNote}>
          <Explained figure="prezzoFinale">{money(result.prezzoFinale)}</Explained>
        </Figure>
      </div>
    </div>
  )
}
