import { type ReactNode, useEffect, useRef } from 'react'
import { strings } from '../strings.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './ErrorBanner.module.css'

type Props = {
  title?: string
  message: string
  /** What can be done about it. */
  children?: ReactNode
  onDismiss: () => void
}

/** Something went wrong that is not about a field: said under the header until dismissed. */
export function ErrorBanner({ title, message, children, onDismiss }: Props) {
  const banner = useRef<HTMLDivElement>(null)
  // At 400 % zoom the header scrolls with the page: the message may be out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is to be seen too
  useEffect(() => {
    const shown = banner.current
    if (shown !== null && shown.getBoundingClientRect().bottom <= 0) shown.scrollIntoView()
  }, [message])

  return (
    <div ref={banner} role="alert" className={styles.banner}>
      <p>
        {title && <b>{title}</b>}
        {message}
      </p>
      {children}
      <button type="button" aria-label={strings.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  )
}
