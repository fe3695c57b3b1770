import type { CostFacts } from '@margine/listino/list'
import { type ReactNode, useId, useState } from 'react'
import type { List } from '../page/list.ts'
import { ColumnsNote } from './ColumnsNote.tsx'
import { ColumnsButton } from './FileActions.tsx'
import { FoldedLine } from './FoldedLine.tsx'
import styles from './ListBar.module.css'
import { words } from './words.ts'

const { bar, costs: said } = words

/** Where the costs come from. */
function foundIn({ fileNames, found, missing, withoutSuffix, otherCode }: CostFacts): string {
  const from = fileNames.length > 0 ? said.found(found, fileNames) : said.remembered(found, missing)
  const others = [
    withoutSuffix > 0 ? said.withoutSuffix(withoutSuffix) : '',
    otherCode > 0 ? said.otherCode(otherCode) : '',
  ]
  return `${[from, ...others].filter((part) => part !== '').join(', ')}.`
}

type Props = {
  list: List
  /** Null where nothing of the list is from other costs than its own. */
  costs: CostFacts | null
  /** The file that costs come from last; null where the page doesn't have it any more. */
  file: File | null
  /** How many articles have no figures for want of a cost. */
  withoutCost: number
  /** Whether a file is being read: these, perhaps, in another way. */
  isReading: boolean
  /** Opens the articles that have no cost. */
  onMissing: () => void
}

/** Where the costs come from and how many are missing, in a line; behind it what is read of their file. */
export function CostsNote({ list, costs, file, withoutCost, isReading, onMissing }: Props) {
  const isRemembered = costs !== null && costs.fileNames.length === 0
  const isMissing = isRemembered ? costs.missing > 0 : withoutCost > 0
  const line = (
    <p className={styles.sold}>
      {costs !== null && <span role="status">{foundIn(costs)}</span>}{' '}
      {isMissing && !isRemembered && (
        <>
          <b>{said.noCosts(withoutCost)}.</b> {costs === null && said.noCostsText}{' '}
        </>
      )}
      {isMissing && (
        <button type="button" onClick={onMissing}>
          {isRemembered ? said.typeMissing : said.typeCosts}
        </button>
      )}
    </p>
  )
  if (costs === null) return isMissing ? line : null
  return (
    <>
      {costs.account === null ? (
        line
      ) : (
        <FoldedLine title={costs.account.short} said={line}>
          <ColumnsNote account={costs.account} file={costs.fileNames.at(-1) ?? ''} />
          <LookedUp list={list} costs={costs} file={file} isReading={isReading}>
            <ColumnsButton file={file} onFile={(one) => list.files.changeColumns('costs', one)}>
              {bar.costsColumns}
            </ColumnsButton>
          </LookedUp>
        </FoldedLine>
      )}
      {costs.changed > 0 && (
        <p className={styles.sold}>
          <button type="button" onClick={() => list.filterBy({ group: 'newCost' })}>
            {said.changed(costs.changed)}
          </button>
        </p>
      )}
      {costs.differing > 0 && (
        <p className={styles.sold}>
          {said.differ(costs.differing, costs.isOverOwn)}{' '}
          <button type="button" onClick={() => list.api.yieldToCosts(!costs.isOverOwn)}>
            {costs.isOverOwn ? said.useOwn : said.useRemembered}
          </button>
        </p>
      )}
    </>
  )
}

type LookedUpProps = Pick<Props, 'list' | 'file' | 'isReading'> & {
  costs: CostFacts
  children: ReactNode
}

/** Whether SKUs are looked up without their end too. */
function LookedUp({ list, costs, file, isReading, children }: LookedUpProps) {
  const id = useId()
  const [asked, setAsked] = useState({ costs, isWithoutSuffix: false })
  const isAsked = isReading && asked.costs === costs
  return (
    <div className={`screen-only row note ${styles.suffix}`}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isAsked ? asked.isWithoutSuffix : costs.isLookedUpWithoutSuffix}
          disabled={file === null}
          aria-describedby={file === null ? `${id}-again` : undefined}
          onChange={({ target }) => {
            setAsked({ costs, isWithoutSuffix: target.checked })
            list.files.lookUpWithoutSuffix(target.checked)
          }}
        />
        {said.suffix}
      </label>
      {file === null && <p id={`${id}-again`}>{said.suffixAgain}</p>}
      {children}
    </div>
  )
}
