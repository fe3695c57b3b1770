import { FileButton } from '../../ui/FileButton.tsx'
import { words } from '../words.ts'
import styles from './FirstReports.module.css'

/** What the page is for, while there are no statements. */
export function FirstReports({ onFiles }: { onFiles: (...files: File[]) => void }) {
  return (
    <div className={styles.first}>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.drop}>
        <p className={styles.here}>{words.drop}</p>
        <p>{words.or}</p>
        <FileButton variant="primary" isMultiple onFiles={onFiles}>
          {words.choose}
        </FileButton>
        <p>{words.formats}</p>
      </div>
      <p className={styles.local}>{words.local}</p>
      <h2>{words.known}</h2>
      <ul className={styles.reports}>
        {words.reports.map((report) => (
          <li key={report}>{report}</li>
        ))}
      </ul>
    </div>
  )
}
