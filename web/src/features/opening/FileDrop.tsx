import { useFileDrop } from '../../ui/useFileDrop.ts'
import styles from './FileDrop.module.css'
import { words } from './words.ts'

type Props = {
  onFile: (file: File) => void
  onSeveral: () => void
}

/** Takes a file that is dropped anywhere on the page, and says so while it is dragged there. */
export function FileDrop({ onFile, onSeveral }: Props) {
  const isDragged = useFileDrop((file, ...others) => {
    if (others.length > 0) onSeveral()
    else if (file !== undefined) onFile(file)
  })
  if (!isDragged) return null
  return (
    <div className={`screen-only ${styles.page}`}>
      <div className={`stack tight ${styles.target}`}>
        <p className="figure">{words.drop}</p>
        <p className="muted">{words.dropHint}</p>
      </div>
    </div>
  )
}
