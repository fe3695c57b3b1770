import { useEffect, useState } from 'react'
import { isChosen, setChosen } from '../browser-choices.ts'
import { pageSettings } from '../page-settings.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './FeedbackBanner.module.css'

/** What the invitation to anonymous feedback says. */
const bannerWords = {
  label: 'Feedback anonimo',
  invitation: 'Ci aiuti a migliorare? Il feedback è anonimo.',
  action: "Lascia un'opinione",
  close: "Chiudi l'invito al feedback",
} as const

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
    <aside className={`screen-only ${styles.banner}`} aria-label={bannerWords.label}>
      <p>
        {bannerWords.invitation} <a href={pageSettings.feedbackUrl}>{bannerWords.action}</a>
      </p>
      <button type="button" className="icon-button" aria-label={bannerWords.close} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
