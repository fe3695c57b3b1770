import {
  afterTaxMarginOf,
  type Verdict as Band,
  bands,
  type CalculationResult,
  type Rates,
  ricaricoOf,
  type Taxes,
  verdictBy,
} from '@margine/engine'
import { memo, type ReactNode, useId } from 'react'
import { strings } from '../../application-strings.ts'
import { formatMargin, formatMoney, formatPercent } from '../../format.ts'
import { Explained } from './Explained.tsx'
import styles from './Verdict.module.css'
import { verdictWords as words } from './verdict-words.ts'

type FigureProps = { label: string; note?: string; children: ReactNode }

/** A labelled figure of a result, with a line under it saying what it is. */
export function Figure({ label, note, children }: FigureProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; these are figures
    <div role="group" aria-labelledby={id} className={styles.figure}>
      <div id={id} className={styles.name}>
        {label}
      </div>
      <div className={styles.value}>{children}</div>
      {note !== undefined && <div className="note">{note}</div>}
    </div>
  )
}

const scaleWords = strings.results

/** Where the scale ends, in percent; a larger margin is shown at the end. */
const end = 40

const segments = bands.map(({ band, from }, index) => {
  const start = Math.max(0, from)
  return { band, start, width: (bands[index + 1]?.from ?? end) - start }
})

/** The margin on a scale of bands: a picture, hidden from screen readers, of what is said in words elsewhere. */
function Gauge({ margine, band }: { margine: number; band: Band }) {
  const at = Math.min(Math.max(margine, 0), end)
  return (
    <div aria-hidden="true">
      <div className={styles.track}>
        <Segments />
        <span className={styles.pin} style={{ left: `${(at / end) * 100}%` }} />
      </div>
      <Scale reached={band} />
    </div>
  )
}

const Segments = memo(() =>
  segments.map(({ band, width }) => (
    <span key={band} data-band={band} style={{ flexGrow: width }} />
  )),
)

const Scale = memo(({ reached }: { reached: Band }) => (
  <div className={styles.scale}>
    {segments.map(({ band, start, width }) => (
      <span
        key={band}
        data-reached={band === reached || (reached === 'loss' && start === 0)}
        style={{ flexGrow: width }}
      >
        {reached === 'loss' && start === 0 ? (
          scaleWords.loss
        ) : (
          <>
            <b>{start}</b> {scaleWords.bands[band]}
          </>
        )}
      </span>
    ))}
  </div>
))

type Props = { result: CalculationResult; rates: Pick<Rates, 'country' | 'isOwnRegime' | 'taxes'> }

/** What is in the figure after taxes and what is not, and what it comes to in percent of the price. */
function afterTaxes(
  { prezzoVendita }: CalculationResult,
  imposte: Taxes,
  { isJudged }: NonNullable<Rates['taxes']>,
): string {
  const share = formatPercent(afterTaxMarginOf({ prezzoVendita, imposte }))
  const contributions = isJudged ? words.withoutContributions : words.askContributions
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
    <div className={`stack loose ${styles.verdict}`}>
      <div className={`row apart ${styles.margin}`}>
        <Figure label={words.margine}>
          <span className={styles.big} data-band={band}>
            <Explained figure="margine">{formatMargin(result.margine)}</Explained>
          </span>
          {/* A space, for who hears the two. */}{' '}
          {(band === 'loss' || band === 'taxedAway') && (
            <span className={styles.loss} data-band={band}>
              {scaleWords[band]}
            </span>
          )}
        </Figure>
        <div className={styles.markup}>
          <span className="note">{words.ricarico}</span>
          <b>
            <Explained figure="ricarico">{formatPercent(ricaricoOf(result))}</Explained>
          </b>
        </div>
      </div>
      {band !== undefined && <Gauge margine={result.margine} band={band} />}
      <div className={styles.trio}>
        <Figure label={words.guadagno} note={words.beforeTaxes}>
          <span className={styles.profit} data-band={band === 'taxedAway' ? undefined : band}>
            <Explained figure="guadagno">{money(result.guadagno)}</Explained>
          </span>
        </Figure>
        <Figure
          label={imposte ? words.dopoImposte : words.netto}
          note={imposte && rates.taxes ? afterTaxes(result, imposte, rates.taxes) : words.netNote}
        >
          <span
            className={imposte && styles.profit}
            data-band={band === 'taxedAway' ? band : undefined}
          >
            <Explained figure={imposte ? 'dopoImposte' : 'prezzoVendita'}>
              {money(imposte ? imposte.dopoImposte : result.prezzoVendita)}
            </Explained>
          </span>
        </Figure>
        <Figure label={imposte ? words.prezzo : words.conIva} note={words.grossNote}>
          <Explained figure="prezzoFinale">{money(result.prezzoFinale)}</Explained>
        </Figure>
      </div>
    </div>
  )
}
