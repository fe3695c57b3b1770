import { strings } from '../strings.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './ErrorBanner.module.css'

type Props = { message: string; onDismiss: () => void }

/** Something went wrong that is not about a field: said under the header until dismissed. */
export function ErrorBanner({ message, onDismiss }: Props) {
  return (
    <div role="alert" className={styles.banner}>
      <p>{message}</p>
      <button type="button" aria-label={strings.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
