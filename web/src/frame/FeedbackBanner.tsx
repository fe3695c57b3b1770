import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isDismissed, rememberDismissed } from '../dismissals.ts'
import { pageSettings } from '../page-settings.ts'
import { strings } from '../strings.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './FeedbackBanner.module.css'

const words = strings.feedbackBanner

/** The fixed invitation to anonymous feedback; closed once, it stays closed in this browser. */
export const FeedbackBanner = memo(function FeedbackBanner() {
  const [closed, setClosed] = useState(() => isDismissed('feedback'))

  // The keys that scroll act on what has the focus: while the body is what scrolls, the body.
  useEffect(() => {
    if (closed) return
    document.body.tabIndex = -1
    document.body.focus({ preventScroll: true })
    return () => document.body.removeAttribute('tabindex')
  }, [closed])

  if (closed) return null

  const close = () => {
    rememberDismissed('feedback')
    const { scrollTop } = document.body
    flushSync(() => setClosed(true))
    // From now on the window scrolls: to where the body was.
    window.scrollTo(0, scrollTop)
  }

  return (
    <aside className={styles.banner} aria-label={words.label}>
      <p>
        {words.invitation} <a href={pageSettings.feedbackUrl}>{words.action}</a>
      </p>
      <button type="button" aria-label={words.close} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  )
})
