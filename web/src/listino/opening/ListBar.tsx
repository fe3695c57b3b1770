import { readPercent } from '@margine/engine'
import {
  type Carried,
  type CostsQuery,
  knowsContributions,
  type ListFacts,
  ownRateIn,
  type SheetFacts,
  type Terms,
} from '@margine/listino/list'
import type { ReactNode } from 'react'
import { formatRate } from '../../format.ts'
import { articles, counted } from '../../italian/counts.ts'
import { FileButton } from '../../ui/FileButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { ColumnsNote } from './ColumnsNote.tsx'
import { CostsNote } from './CostsNote.tsx'
import { ColumnsButton, DeleteButton } from './FileActions.tsx'
import { FoldedLine } from './FoldedLine.tsx'
import styles from './ListBar.module.css'
import { SinceLast } from './SinceLast.tsx'
import { words } from './words.ts'

const { sheets: said } = words

type SheetsProps = {
  sheets: SheetFacts
  /** The file; null where the page doesn't have it any more. */
  file: File | null
  onChoose: (file: File, sheet: string | null) => void
}

/** What stands for no choice: a sheet may have any name but an empty one. */
const best = ''

/** Which sheets of a workbook are read, which are not, and the way to another. */
function SheetsNote({ sheets: { words: read, names, chosen }, file, onChoose }: SheetsProps) {
  const options = [best, ...names].map((name) => ({ value: name, label: name || said.best }))
  return (
    <div className={`field ${styles.sheets}`}>
      <p>{read}</p>
      {file === null ? (
        <p className="muted">{said.again}</p>
      ) : (
        <SelectField
          label={said.choose}
          value={chosen ?? best}
          options={options}
          onChange={(name) => onChoose(file, name === best ? null : name)}
        />
      )}
    </div>
  )
}

/** What became of the changes of the list before. */
function carriedInWords({ kept, settled, yielded, gone, unclear }: Carried): string {
  const parts = [
    kept > 0 ? `Modifiche riprese dal listino di prima: ${articles(kept)}.` : '',
    settled === 1 ? '1 prezzo che avevi scritto è già nel nuovo file.' : '',
    settled > 1 ? `${counted(settled)} prezzi che avevi scritto sono già nel nuovo file.` : '',
    yielded === 1
      ? '1 costo, spedizione o categoria che avevi scritto non vale più: il nuovo file dice altro.'
      : '',
    yielded > 1
      ? `${counted(yielded)} costi, spedizioni o categorie che avevi scritto non valgono più: il nuovo file dice altro.`
      : '',
    gone === 1 ? '1 articolo modificato non è nel nuovo file.' : '',
    unclear === 1
      ? '1 articolo modificato non si distingue da un altro (stessi codici o nessuno): la modifica non è ripresa.'
      : '',
    unclear > 1
      ? `${counted(unclear)} articoli modificati non si distinguono da altri (stessi codici o nessuno): le modifiche non sono riprese.`
      : '',
    gone > 1 ? `${counted(gone)} articoli modificati non sono nel nuovo file.` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

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
            {!list.isExample && <DeleteButton onDelete={list.forget} />}
          </div>
        </FoldedLine>
      </div>
      {!list.isExample && (
        <div className="screen-only row">
          <FileButton
            variant={withoutCost > 0 ? 'primary' : 'plain'}
            onFiles={(file) => list.files.addCosts(file)}
          >
            {costs === null ? bar.addCosts : bar.changeCosts}
          </FileButton>
          {actions}
        </div>
      )}
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
        {facts.since != null && <SinceLast list={list} state={state} since={facts.since} />}
        {facts.carried != null && <p role="status">{carriedInWords(facts.carried)}</p>}
      </div>
    </section>
  )
}
