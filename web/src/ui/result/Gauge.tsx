import { bands, type Verdict } from '@margine/engine'
import { memo } from 'react'
import { strings } from '../../application-strings.ts'
import styles from './Gauge.module.css'

const words = strings.results

/** Where the scale ends, in percent; a larger margin is shown at the end. */
const end = 40

const segments = bands.map(({ band, from }, index) => {
  const start = Math.max(0, from)
  return { band, start, width: (bands[index + 1]?.from ?? end) - start }
})

/** The margin on a scale of bands: a picture, hidden from screen readers, of what is said in words elsewhere. */
export function Gauge({ margine, band }: { margine: number; band: Verdict }) {
  const at = Math.min(Math.max(margine, 0), end)
  return (
    <div className={styles.gauge} aria-hidden="true">
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

const Scale = memo(({ reached }: { reached: Verdict }) => (
  <div className={styles.scale}>
    {segments.map(({ band, start, width }) => (
      <span
        key={band}
        data-reached={band === reached || (reached === 'loss' && start === 0)}
        style={{ flexGrow: width }}
      >
        {reached === 'loss' && start === 0 ? (
          words.loss
        ) : (
          <>
            <b>{start}</b> {words.bands[band]}
          </>
        )}
      </span>
    ))}
  </div>
))
