import { useEffect, useState } from 'react'
import { isChosen, setChosen } from '../browser-choices.ts'
import { pageSettings } from '../page-settings.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './FeedbackBanner.module.css'
import { bannerWords as words } from './feedback-banner-words.ts'

/** The fixed invitation to anonymous feedback; closed once, it stays closed in this browser. */
export function FeedbackBanner() {
  const [closed, setClosed] = useState(() => isChosen('feedback-closed'))

  useEffect(() => {
    document.documentElement.classList.toggle(styles.withBanner ?? '', !closed)
  }, [closed])

  if (closed) return null

  const close = () => {
    setChosen('feedback-closed', true)
    setClosed(true)
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
}
