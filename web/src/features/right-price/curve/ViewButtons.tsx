import { curveWords as words } from './curve-words.ts'
import styles from './ViewButtons.module.css'

type Props = {
  /** What a press does; null where there is nothing left to do. */
  widen: (() => void) | null
  narrow: (() => void) | null
}

/** Shows more prices, or fewer of them larger. A button that is out of use keeps the focus. */
export const ViewButtons = ({ widen, narrow }: Props) => (
  <div className={styles.zoom}>
    <button
      type="button"
      aria-label={words.widen}
      aria-disabled={widen === null}
      onClick={widen ?? undefined}
    >
      −
    </button>
    <button
      type="button"
      aria-label={words.narrow}
      aria-disabled={narrow === null}
      onClick={narrow ?? undefined}
    >
      +
    </button>
  </div>
)
