import type { SavedRecord } from '@margine/contract'
import { asShared, type CalculationFormData, type CalculationResult } from '@margine/engine'
import { changesRecord } from '../../../calculation/saved-record.ts'
import { savedWords } from '../../../italian/saved.ts'
import { saveFile } from '../../../save-file.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './ResultHead.module.css'
import { LinkToCopy, shareWords, useShare } from './sharing.tsx'
import { words as resultWords } from './words.ts'

const words = resultWords.head

type Props = {
  form: CalculationFormData
  result: CalculationResult
  /** What the calculation is called among the saved ones, or null. */
  name: string | null
  onSave: () => void
  /** The saved calculation that this one came from; null where there is none. */
  kept: SavedRecord | null
  /** Writes over it. */
  onUpdate: () => void
  /** Whether the form was saved last as it is. */
  isSaved: boolean
}

/** What the result is called, and what can be done with it. */
export function ResultHead({ form, result, name, onSave, kept, onUpdate, isSaved }: Props) {
  const { bySheet, share, isCopied, shown, hide } = useShare(form)
  const canUpdate = name !== null && kept !== null && changesRecord(form, kept)
  return (
    <>
      <header className={`row apart screen-only ${styles.head}`}>
        <h2>{name ?? words.title}</h2>
        <div className={`row ${styles.actions}`} data-updates={canUpdate}>
          {canUpdate && (
            <Button variant="primary" onClick={onUpdate}>
              <span>{words.update(name)}</span>
            </Button>
          )}
          <Button variant={canUpdate ? 'plain' : 'primary'} onClick={onSave}>
            {canUpdate ? words.saveAsNew : words.save}
          </Button>
          <Button onClick={() => exportResult(form, result)}>{words.export}</Button>
          <Button onClick={share}>{bySheet ? shareWords.share : shareWords.copy}</Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
        </div>
        <p aria-live="polite">{isSaved && savedWords.done}</p>
        <p aria-live="polite">{isCopied && shareWords.copied}</p>
      </header>
      {shown !== null && <LinkToCopy link={shown} onClose={hide} />}
    </>
  )
}

/** Downloads a calculation as `margin-calc-{epoch milliseconds}.json`. */
function exportResult(form: CalculationFormData, result: CalculationResult): void {
  const now = new Date()
  const formData = asShared(form)
  const content = JSON.stringify({ date: now.toISOString(), formData, result }, null, 2)
  saveFile({
    name: `margin-calc-${now.getTime()}.json`,
    blob: new Blob([content], { type: 'application/json' }),
  })
}
