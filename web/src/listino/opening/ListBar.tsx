import { readPercent } from '@margine/engine'
import type { CostsQuery, ListFacts, Terms } from '@margine/listino/list'
import { knowsContributions, ownRateIn } from '@margine/listino/list'
import type { ReactNode } from 'react'
import { formatRate } from '../../format.ts'
import { FileButton } from '../../ui/FileButton.tsx'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { ColumnsNote } from './ColumnsNote.tsx'
import { CostsNote } from './CostsNote.tsx'
import { carriedInWords } from './carried-words.ts'
import { ColumnsButton, DeleteButton } from './FileActions.tsx'
import { FoldedLine } from './FoldedLine.tsx'
import styles from './ListBar.module.css'
import { SheetsNote } from './SheetsNote.tsx'
import { words } from './words.ts'

const { bar } = words

const kindOf = ({ label, isChosen }: ListFacts) =>
  [label ?? bar.unknownFile, isChosen ? bar.chosenColumns : label === null ? bar.foundColumns : '']
    .filter((part) => part !== '')
    .join(', ')

/** How much of a file counts: of its columns, and of its sheets where some are left. */
const inShort = ({ account, sheets }: ListFacts): string => {
  const some = sheets?.read === undefined ? '' : words.sheets.some(sheets.read, sheets.names.length)
  return [account.short, some].filter((part) => part !== '').join(' · ')
}

/** Whether what is left after taxes is shown, and nobody said which contributions are paid. */
const isWithoutContributions = (terms: Terms) =>
  terms.regime === 'forfettario' && !knowsContributions(terms)

type Props = {
  list: List
  state: ListState
  facts: ListFacts
  onMarketplace: () => void
  /** Opens the costs. */
  onCosts: (of: CostsQuery['of']) => void
  /** What else can be done with files. */
  actions: ReactNode
  /** What else is said of it. */
  children: ReactNode
}

/** Which file it is, as what it is calculated, and where its costs come from: a line each, and behind it the rest. */
export function ListBar(props: Props) {
  const { list, state, facts, onMarketplace, onCosts, actions, children } = props
  const { costs } = facts
  const withoutCost = state.figures?.without ?? 0
  const ownRate = ownRateIn(state.terms)
  const sold = state.choices.marketplaces.find(({ value }) => value === state.terms.marketplace)
  return (
    <section className={styles.bar} aria-label={facts.fileName}>
      <div className="stack">
        <FoldedLine
          key={facts.fileName}
          title={inShort(facts)}
          said={
            <p>
              <b>{facts.fileName}</b> <span>{kindOf(facts)}</span>
            </p>
          }
        >
          <ColumnsNote account={facts.account} file={facts.fileName} />
          {facts.sheets !== null && (
            <SheetsNote
              sheets={facts.sheets}
              file={state.files.articles}
              onChoose={list.files.chooseSheet}
            />
          )}
          <div className="screen-only row">
            <ColumnsButton
              file={state.files.articles}
              onFile={(file) => list.files.changeColumns('articles', file)}
            >
              {bar.columns}
            </ColumnsButton>
            <DeleteButton onDelete={list.forget} />
          </div>
        </FoldedLine>
      </div>
      <div className="screen-only row">
        <FileButton
          variant={withoutCost > 0 ? 'primary' : 'plain'}
          onFiles={(file) => list.files.addCosts(file)}
        >
          {costs === null ? bar.addCosts : bar.changeCosts}
        </FileButton>
        {actions}
      </div>
      <div className={`stack whole ${styles.costs}`}>
        <div className={`row note ${styles.about}`}>
          {sold !== undefined && (
            <p className={styles.sold}>
              {ownRate === ''
                ? bar.calculatedAs(sold.label)
                : bar.calculatedByOwn(sold.label, formatRate(readPercent(ownRate)))}{' '}
              <button type="button" onClick={onMarketplace}>
                {bar.changeMarketplace}
              </button>
            </p>
          )}
          {isWithoutContributions(state.terms) && (
            <p className={styles.sold}>
              {bar.withoutContributions}{' '}
              <button type="button" onClick={onMarketplace}>
                {bar.sayContributions}
              </button>
            </p>
          )}
          {children}
        </div>
        <CostsNote
          list={list}
          costs={costs}
          file={state.files.costs.at(-1) ?? null}
          withoutCost={withoutCost}
          isReading={state.progress !== null}
          onMissing={() => onCosts('missing')}
        />
        {facts.carried != null && <p role="status">{carriedInWords(facts.carried)}</p>}
      </div>
    </section>
  )
}
