import { fulfilmentInWords } from '@margine/listino'
import type { ReactNode } from 'react'
import { FileButton } from '../../ui/FileButton.tsx'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { words } from '../words.ts'
import type { CostsQuery, ListFacts } from '../worker/api.ts'
import { ColumnsNote } from './ColumnsNote.tsx'
import { CostsNote } from './CostsNote.tsx'
import { carriedInWords } from './carried-words.ts'
import styles from './ListBar.module.css'
import { SheetsNote } from './SheetsNote.tsx'
import { words as openingWords } from './words.ts'

const { bar } = words
const { costs: said } = openingWords

const kindOf = ({ label, isChosen }: ListFacts) =>
  [label ?? bar.unknownFile, isChosen ? bar.chosenColumns : label === null ? bar.foundColumns : '']
    .filter((part) => part !== '')
    .join(', ')

type Props = {
  list: List
  state: ListState
  facts: ListFacts
  onMarketplace: () => void
  /** Opens the costs. */
  onCosts: (of: CostsQuery['of']) => void
  /** What else can be done with its files. */
  actions: ReactNode
  /** What else is said of it. */
  children: ReactNode
}

/** Which file it is, as what it is calculated, and where its costs come from. */
export function ListBar(props: Props) {
  const { list, state, facts, onMarketplace, onCosts, actions, children } = props
  const { costs } = facts
  const withoutCost = state.figures?.without ?? 0
  const sold = state.choices.marketplaces.find(({ value }) => value === state.terms.marketplace)
  return (
    <section className={styles.bar} aria-label={facts.fileName}>
      <div className={styles.words}>
        <p>
          <b>{facts.fileName}</b> <span>{kindOf(facts)}</span>
        </p>
        {sold !== undefined && (
          <p className={styles.sold}>
            {bar.calculatedAs(sold.label)}{' '}
            <button type="button" onClick={onMarketplace}>
              {bar.changeMarketplace}
            </button>
          </p>
        )}
        {facts.sheets !== null && (
          <SheetsNote
            sheets={facts.sheets}
            file={state.files.articles}
            onChoose={list.files.chooseSheet}
          />
        )}
        <ColumnsNote key={facts.fileName} account={facts.account} file={facts.fileName} />
        {costs !== null && (
          <CostsNote
            costs={costs}
            file={state.files.costs.at(-1) ?? null}
            isReading={state.progress !== null}
            onLookUp={list.files.lookUpWithoutSuffix}
            onYield={list.yieldToCosts}
            onMissing={() => onCosts('missing')}
          />
        )}
        {facts.lacksFulfilment > 0 && (
          <div className={styles.lacking}>
            <p>{fulfilmentInWords(facts.lacksFulfilment)}</p>
            <FileButton onFiles={(file) => list.files.addCosts(file)}>{said.addFees}</FileButton>
          </div>
        )}
        {facts.carried != null && <p role="status">{carriedInWords(facts.carried)}</p>}
        {withoutCost > 0 && (costs === null || costs.fileNames.length > 0) && (
          <p className={styles.sold}>
            <b>{said.noCosts(withoutCost)}.</b> {said.noCostsText}{' '}
            <button type="button" onClick={() => onCosts('missing')}>
              {said.typeCosts}
            </button>
          </p>
        )}
        {children}
      </div>
      <div className={styles.actions}>
        <FileButton
          variant={withoutCost > 0 ? 'primary' : 'plain'}
          onFiles={(file) => list.files.addCosts(file)}
        >
          {costs === null ? bar.addCosts : bar.changeCosts}
        </FileButton>
        {actions}
      </div>
    </section>
  )
}
