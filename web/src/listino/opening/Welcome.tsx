import { words } from '../words.ts'
import { FileButton } from './FileButton.tsx'
import styles from './Welcome.module.css'

const { opening } = words

/** What the page is for, while there is no list. */
export function Welcome({ onFiles }: { onFiles: (...files: File[]) => void }) {
  return (
    <div className={styles.welcome}>
      <p className={styles.lead}>{opening.lead}</p>
      <div className={styles.drop}>
        <p className={styles.here}>{opening.drop}</p>
        <p>{opening.or}</p>
        <FileButton variant="primary" isMultiple onFiles={onFiles}>
          {opening.choose}
        </FileButton>
        <p>{opening.formats}</p>
      </div>
      <p className={styles.local}>{opening.local}</p>
      <h2>{opening.known}</h2>
      <ul className={styles.files}>
        {opening.files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    </div>
  )
}
