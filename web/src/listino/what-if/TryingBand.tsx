import type { Terms } from '@margine/listino/list'
import { Button } from '../../ui/Button.tsx'
import { triedInWords } from './tried.ts'
import styles from './WhatIf.module.css'
import { words } from './words.ts'

type Props = {
  terms: Terms
  onEnd: () => void
  /** Makes proposals of the prices that are tried. */
  onAdopt: () => void
}

/** Says what is tried, with the button that ends it. Mounted while still empty, so that screen readers announce its text. */
export function TryingBand({ terms, onEnd, onAdopt }: Props) {
  const tried = triedInWords(terms)
  return (
    <div className={tried === '' ? 'visually-hidden' : `card row apart ${styles.band}`}>
      <p role="status">{tried !== '' && words.trying(tried)}</p>
      {terms.prezzo !== 0 && <Button onClick={onAdopt}>{words.adopt}</Button>}
      {tried !== '' && <Button onClick={onEnd}>{words.reset}</Button>}
    </div>
  )
}
