import type { ReactNode, Ref } from 'react'
import { FileButton } from './FileButton.tsx'
import styles from './FirstFiles.module.css'

type Props = {
  said: Readonly<
    Record<'lead' | 'drop' | 'or' | 'choose' | 'formats' | 'local' | 'known', string>
  > & {
    /** What it takes. */
    needs: readonly string[]
  }
  /** The files that are known, in words. */
  files: readonly string[]
  /** The button that chooses files. */
  ref?: Ref<HTMLButtonElement>
  onFiles: (...files: File[]) => void
  /** Other ways to begin. */
  children?: ReactNode
}

/** What a page of files is for, while there are none. */
export function FirstFiles({ said, files, ref, onFiles, children }: Props) {
  return (
    <div className={`stack loose ${styles.first}`}>
      <p>{said.lead}</p>
      <Lines lines={said.needs} />
      <div className={`stack ${styles.drop}`}>
        <p className={styles.here}>{said.drop}</p>
        <p>{said.or}</p>
        <FileButton ref={ref} variant="primary" isMultiple onFiles={onFiles}>
          {said.choose}
        </FileButton>
        <p>{said.formats}</p>
      </div>
      {children}
      <p>
        <b>{said.local}</b>
      </p>
      <h2>{said.known}</h2>
      <Lines lines={files} />
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={`stack tight muted ${styles.lines}`}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
