import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { ColumnsFor } from '../shop/column-choice.ts'
import type { Keeping, ListFacts } from '../shop/messages.ts'
import { words } from '../words.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { FileButton } from './FileButton.tsx'
import { KeptNote } from './KeptNote.tsx'
import styles from './ListBar.module.css'

const { bar } = words

const kindOf = ({ label, isChosen }: ListFacts) =>
  [label ?? bar.unknownFile, isChosen ? bar.chosenColumns : label === null ? bar.foundColumns : '']
    .filter((part) => part !== '')
    .join(', ')

type Props = {
  facts: ListFacts
  /** How many articles have no cost. */
  withoutCost: number
  /** Whether it stays on this device; null while that isn't known. */
  keeping: Keeping | null
  onTakeNewer: () => void
  /** The files that it was read from, while they are at hand. */
  files: Readonly<Record<ColumnsFor, File | null>>
  onFiles: (...files: File[]) => void
  onColumns: (what: ColumnsFor, file: File) => void
  onCosts: (file: File, withoutSuffix: boolean) => void
  onDelete: () => void
}

/** Which file it is, where its costs come from, and the ways to other ones. */
export function ListBar(props: Props) {
  const { facts, withoutCost, keeping, files, onTakeNewer, onFiles, onColumns, onCosts, onDelete } =
    props
  const id = useId()
  const [withoutSuffix, setWithoutSuffix] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const { costs } = facts
  return (
    <section className={styles.bar} aria-label={facts.fileName}>
      <div className={styles.words}>
        <p>
          <b>{facts.fileName}</b> <span>{kindOf(facts)}</span>
        </p>
        {costs !== null && (
          <p>
            {bar.costsFound(costs.found, costs.fileName)}
            {costs.withoutSuffix > 0 && `, ${bar.withoutSuffix(costs.withoutSuffix)}`}.
          </p>
        )}
        {withoutCost > 0 && (
          <p>
            <b>{bar.noCosts(withoutCost)}.</b> {bar.noCostsText}
          </p>
        )}
        <KeptNote keeping={keeping} onTakeNewer={onTakeNewer} />
        <label htmlFor={id} className={styles.suffix}>
          <input
            id={id}
            type="checkbox"
            checked={withoutSuffix}
            onChange={({ target }) => setWithoutSuffix(target.checked)}
          />
          {bar.suffix}
        </label>
      </div>
      <div className={styles.actions}>
        <FileButton
          variant={withoutCost > 0 ? 'primary' : 'plain'}
          onFiles={(file) => onCosts(file, withoutSuffix)}
        >
          {costs === null ? bar.addCosts : bar.changeCosts}
        </FileButton>
        <FileButton isMultiple onFiles={onFiles}>
          {bar.changeFile}
        </FileButton>
        <ColumnsButton file={files.articles} onFile={(file) => onColumns('articles', file)}>
          {bar.columns}
        </ColumnsButton>
        {costs !== null && (
          <ColumnsButton file={files.costs} onFile={(file) => onColumns('costs', file)}>
            {bar.costsColumns}
          </ColumnsButton>
        )}
        <Button onClick={() => setIsDeleting(true)}>{bar.remove}</Button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          message={bar.removeQuestion}
          onConfirm={onDelete}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </section>
  )
}
