import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { words } from '../words.ts'
import { exampleFile } from './example.ts'
import styles from './Welcome.module.css'

const { opening } = words

type Props = {
  /** Whether it takes the focus, which was in a list that is gone. */
  isAfterList: boolean
  onFiles: (...files: File[]) => void
  /** Opens the costs that are remembered; null where there are none. */
  onCosts: (() => void) | null
}

/** What the page is for, while there is no list. */
export function Welcome({ isAfterList, onFiles, onCosts }: Props) {
  const choose = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAfterList) choose.current?.focus()
  }, [isAfterList])
  return (
    <div className={`stack loose ${styles.welcome}`}>
      <p>{opening.lead}</p>
      <div className={`stack ${styles.drop}`}>
        <p className={styles.here}>{opening.drop}</p>
        <p>{opening.or}</p>
        <FileButton ref={choose} variant="primary" isMultiple onFiles={onFiles}>
          {opening.choose}
        </FileButton>
        <p>{opening.formats}</p>
      </div>
      <p className="row muted">
        <Button onClick={() => onFiles(exampleFile())}>{opening.example}</Button>
        <span>{opening.exampleHint}</span>
      </p>
      {onCosts !== null && (
        <p className="row muted">
          <Button onClick={onCosts}>{opening.yourCosts}</Button>
          <span>{opening.costsHint}</span>
        </p>
      )}
      <p className={styles.local}>{opening.local}</p>
      <h2>{opening.known}</h2>
      <ul className={`stack tight muted ${styles.files}`}>
        {opening.files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    </div>
  )
}
