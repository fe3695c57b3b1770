import { useId, useState } from 'react'
import type { ListFacts } from '../worker/api.ts'
import { ColumnsNote } from './ColumnsNote.tsx'
import styles from './ListBar.module.css'
import { words } from './words.ts'

const { costs: said } = words

type Props = {
  costs: NonNullable<ListFacts['costs']>
  /** The file that costs come from last; null where the page doesn't have it any more. */
  file: File | null
  /** Whether a file is being read: these, perhaps, in another way. */
  isReading: boolean
  onLookUp: (withoutSuffix: boolean) => void
  /** Lets remembered costs count before those of the list's own file, or not. */
  onYield: (yields: boolean) => void
  /** Opens the articles that have no cost. */
  onMissing: () => void
}

/** Where the costs come from, and whether SKUs are looked up without their end too. */
export function CostsNote(props: Props) {
  const { costs, file, isReading, onLookUp, onYield, onMissing } = props
  const id = useId()
  const [asked, setAsked] = useState({ costs, isWithoutSuffix: false })
  const isAsked = isReading && asked.costs === costs
  const isWithoutSuffix = isAsked ? asked.isWithoutSuffix : costs.isLookedUpWithoutSuffix
  return (
    <>
      <p role="status">
        {costs.fileNames.length > 0
          ? said.found(costs.found, costs.fileNames)
          : said.remembered(costs.found, costs.missing)}
        {costs.withoutSuffix > 0 && `, ${said.withoutSuffix(costs.withoutSuffix)}`}
        {costs.otherCode > 0 && `, ${said.otherCode(costs.otherCode)}`}.
      </p>
      {costs.fileNames.length === 0 && costs.missing > 0 && (
        <p className={styles.sold}>
          <button type="button" onClick={onMissing}>
            {said.typeMissing}
          </button>
        </p>
      )}
      {costs.differing > 0 && (
        <p className={styles.sold}>
          {said.differ(costs.differing, costs.isOverOwn)}{' '}
          <button type="button" onClick={() => onYield(!costs.isOverOwn)}>
            {costs.isOverOwn ? said.useOwn : said.useRemembered}
          </button>
        </p>
      )}
      {costs.account !== null && (
        <ColumnsNote account={costs.account} file={costs.fileNames.at(-1) ?? ''} />
      )}
      {costs.account !== null && (
        <div className={styles.suffix}>
          <label htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              checked={isWithoutSuffix}
              disabled={file === null}
              aria-describedby={file === null ? `${id}-again` : undefined}
              onChange={({ target }) => {
                setAsked({ costs, isWithoutSuffix: target.checked })
                onLookUp(target.checked)
              }}
            />
            {said.suffix}
          </label>
          {file === null && <p id={`${id}-again`}>{said.suffixAgain}</p>}
        </div>
      )}
    </>
  )
}
