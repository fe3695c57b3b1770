import { curveWords as words } from './curve-words.ts'
import type { Range } from './range.ts'
import styles from './ViewButtons.module.css'
import { canNarrow, canWiden } from './view.ts'

type Props = { view: Range; onZoom: (factor: number) => void }

/** Shows more prices, or fewer of them larger. */
export function ViewButtons({ view, onZoom }: Props) {
  return (
    <div className={styles.zoom}>
      <button
        type="button"
        aria-label={words.widen}
        aria-disabled={!canWiden(view)}
        onClick={() => onZoom(2)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={words.narrow}
        aria-disabled={!canNarrow(view)}
        onClick={() => onZoom(1 / 2)}
      >
        +
      </button>
    </div>
  )
}
