import { memo } from 'react'
import styles from './CurveKeys.module.css'
import { curveWords } from './curve-words.ts'

const words = curveWords.keys

type Props = Record<keyof typeof words, boolean>

/** What the signs of the curve mean: those that are in view. */
export const CurveKeys = memo(function CurveKeys(shown: Props) {
  const keys = (['target', 'zone', 'jump'] as const).filter((key) => shown[key])
  return (
    keys.length > 0 && (
      <ul className={styles.keys}>
        {keys.map((key) => (
          <li key={key} data-key={key}>
            {words[key]}
          </li>
        ))}
      </ul>
    )
  )
})
