import styles from './SampleResult.module.css'
import { sampleResult as sample } from './sample-result.ts'

/** What the application offers: a promise in a sentence, and a sample result. */
export function SampleResult() {
  const band = sample.bands.find((each) => each.band === sample.band)
  return (
    <section className="stack loose" aria-label={sample.label}>
      <p className={styles.promise}>{sample.promise}</p>
      <figure className={`card stack loose ${styles.result}`}>
        <figcaption className="note">{sample.caption}</figcaption>
        <dl className={`row apart ${styles.figures}`}>
          <div>
            <dt className="note">{sample.margin.label}</dt>
            <dd className={styles.margin}>
              {sample.margin.value}
              <span className="visually-hidden">, {band?.name}</span>
            </dd>
          </div>
          <div>
            <dt className="note">{sample.profit.label}</dt>
            <dd className={styles.profit}>{sample.profit.value}</dd>
            <dd className="note">{sample.profit.note}</dd>
          </div>
        </dl>
        <Gauge />
        <div className={styles.parts} aria-hidden="true">
          {sample.parts.map(({ color, width }) => (
            <span key={color} data-color={color} style={{ flexGrow: width }} />
          ))}
        </div>
        <dl className={`stack tight ${styles.ledger}`}>
          <div>
            <dt>{sample.price.name}</dt>
            <dd>{sample.price.amount}</dd>
          </div>
          {sample.parts.map(({ color, name, amount }) => (
            <div key={color} data-color={color}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </section>
  )
}

/** The margin on the scale of bands: a picture of what is said in words above. */
function Gauge() {
  return (
    <div className={styles.gauge} aria-hidden="true">
      <div className={styles.track}>
        {sample.bands.map(({ band, width }) => (
          <span key={band} data-band={band} style={{ flexGrow: width }} />
        ))}
        <span className={styles.pin} style={{ insetInlineStart: `${sample.margin.width}%` }} />
      </div>
      <div className={styles.scale}>
        {sample.bands.map(({ band, from, name, width }) => (
          <span key={band} data-reached={band === sample.band} style={{ flexGrow: width }}>
            <b>{from}</b> {name}
          </span>
        ))}
      </div>
    </div>
  )
}
