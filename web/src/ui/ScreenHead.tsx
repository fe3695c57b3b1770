import { Button } from './Button.tsx'
import styles from './ScreenHead.module.css'

type Props = { title: string; lead?: string; back: string; onBack: () => void }

/** What a screen that goes on from the calculation is for, and the way back. */
export function ScreenHead({ title, lead, back, onBack }: Props) {
  return (
    <header className={`row apart ${styles.head}`}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className="screen-only">{lead}</p>}
      </div>
      <div className="screen-only">
        <Button onClick={onBack}>{back}</Button>
      </div>
    </header>
  )
}
