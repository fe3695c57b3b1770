import { mostSavedCalculations, type SavedRecord } from '@margine/contract'
import type { CalculationFormData, CalculationResult } from '@margine/engine'
import { memo, useEffect, useRef, useState } from 'react'
import { formOf, type SavedOrigin } from '../../calculation/saved-record.ts'
import { savedWords } from '../../italian/saved.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { nameOf } from './record.ts'
import { SavedCard } from './SavedCard.tsx'
import styles from './SavedScreen.module.css'
import type { SavedList } from './saved.ts'
import { screenWords } from './screen-words.ts'

/** Asks for the file of a calculation that was exported. */
const OpenFileButton = ({ onFile }: { onFile: (file: File) => void }) => (
  <FileButton accept=".json,application/json" onFiles={(file) => onFile(file)}>
    {screenWords.openFile}
  </FileButton>
)

const words = screenWords

type Props = {
  /** Whether the screen is in view. While hidden it doesn't render again, so that typing stays fast. */
  shown: boolean
  list: SavedList
  onReload: () => void
  onRemove: (id: string) => void
  /** Opens one of them in the calculator. */
  onLoad: (loaded: {
    form: CalculationFormData
    stored: { result: CalculationResult; savedAt: string }
    origin: SavedOrigin
  }) => void
  onBack: () => void
  /** Opens a calculation that was exported. */
  onFile: (file: File) => void
}

/** The saved calculations, a card each. */
export const SavedScreen = memo(SavedCards, (_, { shown }) => !shown)

function SavedCards({ list, onReload, onRemove, onLoad, onBack, onFile }: Props) {
  const [leaving, setLeaving] = useState<SavedRecord | null>(null)
  const removed = useRef<string>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (removed.current === null || list.kind !== 'loaded') return
    if (list.records.some(({ id }) => id === removed.current)) return
    removed.current = null
    // The focused card is gone.
    title.current?.focus()
  }, [list])

  if (list.kind === 'loading')
    return (
      <p role="status" className={`muted ${styles.loading}`}>
        {words.loading}
      </p>
    )
  if (list.kind === 'failed')
    return (
      <EmptyState heading="h1" title={words.failedTitle} text={words.failedText}>
        <div className="row">
          <Button onClick={onReload}>{savedWords.retry}</Button>
          <OpenFileButton onFile={onFile} />
        </div>
      </EmptyState>
    )

  return (
    <>
      {list.records.length === 0 ? (
        <EmptyState heading="h1" titleRef={title} title={words.emptyTitle} text={words.emptyText}>
          <div className="row">
            <Button onClick={onBack}>{words.back}</Button>
            <OpenFileButton onFile={onFile} />
          </div>
        </EmptyState>
      ) : (
        <>
          <header className={`row apart ${styles.heading}`}>
            <h1 ref={title} tabIndex={-1}>
              {words.title}
            </h1>
            <p className="muted">{words.slotsTaken(list.records.length, mostSavedCalculations)}</p>
          </header>
          <div className={styles.cards}>
            {list.records.map((record) => (
              <SavedCard
                key={record.id}
                record={record}
                onLoad={(result) =>
                  onLoad({
                    form: formOf(record),
                    stored: { result, savedAt: record.createdAt },
                    origin: { id: record.id, name: nameOf(record) },
                  })
                }
                onRemove={() => setLeaving(record)}
              />
            ))}
          </div>
          <div className={`row ${styles.exported}`}>
            <p className="muted">
              {words.exported}
              <span>{words.orDrop}</span>.
            </p>
            <OpenFileButton onFile={onFile} />
          </div>
        </>
      )}
      {leaving !== null && (
        <ConfirmDialog
          message={words.confirmRemove}
          onConfirm={() => {
            removed.current = leaving.id
            onRemove(leaving.id)
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
