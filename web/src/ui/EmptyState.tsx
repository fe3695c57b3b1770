import type { ReactNode, Ref } from 'react'
import styles from './EmptyState.module.css'
import around from './Placeholder.module.css'

type Props = {
  title: string
  text: string
  /** `h1` where this is all that a screen shows. */
  heading?: 'h1' | 'h2'
  /** For moving the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** Shown where there is no content yet: says so, and what to do about it. */
export function EmptyState({ title, text, heading: Heading = 'h2', titleRef, children }: Props) {
  return (
    <div className={around.placeholder}>
      <svg viewBox="0 0 96 56" width="96" height="56" className={styles.picture} aria-hidden="true">
        <rect x="0" y="30" height="26" />
        <rect x="20" y="20" height="36" />
        <rect x="40" y="8" height="48" className={styles.highlight} />
        <rect x="60" y="24" height="32" />
        <rect x="80" y="38" height="18" />
      </svg>
      <Heading className={styles.title} ref={titleRef} {...(titleRef && { tabIndex: -1 })}>
        {title}
      </Heading>
      <p>{text}</p>
      {children}
    </div>
  )
}
