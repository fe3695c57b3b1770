import { memo } from 'react'
import { version } from '../../package.json'
import { pageSettings } from '../page-settings.ts'
import { strings } from '../strings.ts'
import styles from './Footer.module.css'

const words = strings.footer

/** Version, public pages and how to reach us. */
export const Footer = memo(function Footer() {
  return (
    <footer className={`screen-only ${styles.footer}`}>
      <nav aria-label={words.label}>
        <span>v{version}</span>
        <a href="/tariffe">{words.rates}</a>
        <a href="/privacy">{words.privacy}</a>
        <a href="/termini">{words.terms}</a>
        <a href={`mailto:${pageSettings.supportEmail}`}>{words.support}</a>
      </nav>
    </footer>
  )
})
