import { Button } from '../../ui/Button.tsx'
import type { Keeping } from '../worker/api.ts'
import styles from './ListBar.module.css'
import { words } from './words.ts'

type Props = {
  /** Null while that isn't known. */
  keeping: Keeping | null
  onTakeNewer: () => void
}

/** Whether the list stays on this device. */
export function KeptNote({ keeping, onTakeNewer }: Props) {
  return (
    <div className={`screen-only row note ${styles.kept}`}>
      <p role="status">{keeping !== null && words.bar.keeping[keeping]}</p>
      {keeping === 'newer' && <Button onClick={onTakeNewer}>{words.bar.takeNewer}</Button>}
    </div>
  )
}
