import { everything, isChannelKey, type PricesKind, type Row } from '@margine/listino/list'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { words as bulk } from '../bulk/words.ts'
import { Channels } from '../channels/Channels.tsx'
import { columnsWith, named } from '../channels/columns.ts'
import { words as comparing } from '../channels/words.ts'
import { ExportDialog } from '../export/ExportDialog.tsx'
import { exportedInWords } from '../export/exported-words.ts'
import { words as exporting } from '../export/words.ts'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { triedInWords, triedOf } from '../what-if/tried.ts'
import { ArticleList } from './ArticleList.tsx'
import { ChangeSheet } from './ChangeSheet.tsx'
import { ChangesBar } from './ChangesBar.tsx'
import { Grid } from './Grid.tsx'
import { OrderNews } from './OrderNews.tsx'
import { PrintedList } from './PrintedList.tsx'
import { Toolbar } from './Toolbar.tsx'
import { words } from './words.ts'

/** Whether the list is being printed, by a button or by the keys: a browser's own print has only the rows that are made. */
function useListPrint(hasRows: boolean) {
  const [isPrinting, setIsPrinting] = useState(false)
  const start = useCallback(() => setIsPrinting(true), [])
  const end = useCallback(() => setIsPrinting(false), [])
  useEffect(() => {
    if (!hasRows) return
    const print = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      start()
    }
    addEventListener('keydown', print)
    return () => removeEventListener('keydown', print)
  }, [hasRows, start])
  return { isPrinting: isPrinting && hasRows, start, end }
}

const BulkDialog = lazyPart(async () => {
  return (await import('../bulk/BulkDialog.tsx')).BulkDialog
})

const ReviewDialog = lazyPart(async () => {
  return (await import('../review/ReviewDialog.tsx')).ReviewDialog
})

type Props = {
  list: List
  state: ListState
  /** How many articles there are. */
  all: number
  isNarrow: boolean
}

type DialogProps = {
  list: List
  state: ListState
  asked: 'bulk' | PricesKind
  onClose: () => void
}

/** What is asked before many prices change, here or in a shop. */
function PriceDialogs({ list, state, asked, onClose }: DialogProps) {
  if (asked !== 'bulk') return <ReviewDialog list={list} kind={asked} onClose={onClose} />
  const { prezzoIncludesIVA, regime } = state.terms
  return (
    <BulkDialog
      list={list}
      count={state.shown.count}
      hasVAT={prezzoIncludesIVA || regime === 'forfettario'}
      onClose={onClose}
    />
  )
}

/** That a file is being written, and what was. */
function ExportNews({ state: { isExporting, exported } }: Pick<Props, 'state'>) {
  return (
    <>
      {isExporting && <p role="status">{exporting.working}</p>}
      {exported !== null && <Notice kind="success">{exportedInWords(exported)}</Notice>}
    </>
  )
}

/** How many articles are shown; null before that is known: they come with the first figures. */
const shownIn = ({ figures, shown }: ListState) => (figures === null ? null : shown.count)

/** Every article, or those that are looked for, and the way to take them away. */
export function Articles({ list, state, all, isNarrow }: Props) {
  const { filter, order, place, shown } = state
  const [isExporting, setIsExporting] = useState(false)
  const [isComparing, setIsComparing] = useState(false)
  const [asked, setAsked] = useState<'bulk' | PricesKind | null>(null)
  const [changing, setChanging] = useState<{ row: Row; index: number } | null>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const { channels, hidden } = state
  const { prezzo, costo, spedizione, regime } = state.terms
  const names = useMemo(
    () => named(channels, state.choices.channels),
    [channels, state.choices.channels],
  )
  const allColumns = useMemo(() => columnsWith(names, regime), [names, regime])
  // The same array as long as it says the same: rows are made anew only for what is new in them.
  const shownColumns = useMemo(
    () => allColumns.filter(({ key }) => isChannelKey(key) || !hidden.includes(key)),
    [allColumns, hidden],
  )
  const locked = useMemo(() => triedOf({ prezzo, costo, spedizione }), [prezzo, costo, spedizione])
  const known = shownIn(state)
  const isEmpty = known === 0
  const hasRows = known !== null && !isEmpty
  const paper = useListPrint(hasRows)
  useEffect(() => {
    if (hasRows) list.hasReturned()
  }, [list, hasRows])
  const [hasShown, print] = [shown.count > 0, paper.start]
  const actions = useMemo(
    () =>
      hasShown && (
        <>
          <Button onClick={() => setIsExporting(true)}>{exporting.open}</Button>
          <Button onClick={print}>{words.print}</Button>
          <Button onClick={() => setIsComparing(true)}>{comparing.open}</Button>
        </>
      ),
    [hasShown, print],
  )
  const clear = useCallback(() => {
    list.filterBy(everything)
    count.current?.focus()
  }, [list])
  const endComparing = () => {
    setIsComparing(false)
    // The grid is wider than the screen.
    const cells = document.querySelectorAll('[data-column^="minimum:"]')
    cells[channels.length - 1]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const bar = known !== null && (
    <ChangesBar
      changes={state.changes}
      isOnly={filter.group === 'changed'}
      onOnly={(isOnly) => list.filterBy({ group: isOnly ? 'changed' : 'all' })}
      onEdit={list.edit}
    >
      <Button
        disabled={locked.size > 0 || shown.count === 0}
        title={locked.size > 0 ? bulk.openTried : undefined}
        onClick={() => setAsked('bulk')}
      >
        {bulk.open}
      </Button>
    </ChangesBar>
  )

  return (
    <>
      <Toolbar
        count={count}
        filter={filter}
        order={order}
        categories={state.categories}
        shown={known}
        all={all}
        hasColumns={!isNarrow}
        columns={allColumns}
        hidden={hidden}
        onFilter={list.filterBy}
        onClear={clear}
        onOrder={list.orderBy}
        onHide={list.hideColumns}
      >
        {!isNarrow && actions}
      </Toolbar>
      <Channels
        list={list}
        state={state}
        names={names}
        isChoosing={isComparing}
        onChosen={endComparing}
      />
      <OrderNews order={order} columns={allColumns} isSeen={isNarrow} />
      <ExportNews state={state} />
      {isEmpty && !isNarrow && bar}
      {isEmpty && <p>{words.empty}</p>}
      {paper.isPrinting && <PrintedList list={list} columns={shownColumns} onDone={paper.end} />}
      {hasRows && isNarrow && (
        <ArticleList
          shown={shown}
          channels={names}
          filter={filter}
          place={place}
          onLookAt={list.lookAt}
          onOpen={list.openArticle}
          onChange={(row, index) => setChanging({ row, index })}
        />
      )}
      {isNarrow && (
        <>
          {bar}
          <div className="screen-only row">{actions}</div>
        </>
      )}
      {changing !== null && (
        <ChangeSheet
          {...changing}
          locked={locked}
          categories={state.choices.categories}
          leftWith={list.leftWith}
          onEdit={list.edit}
          onClose={() => setChanging(null)}
        />
      )}
      {hasRows && !isNarrow && (
        <Grid
          columns={shownColumns}
          shown={shown}
          filter={filter}
          order={order}
          place={place}
          onOpen={list.openArticle}
          onOrder={list.orderBy}
          onLookAt={list.lookAt}
          locked={locked}
          categories={state.choices.categories}
          onEdit={list.edit}
        >
          {bar}
        </Grid>
      )}
      {isExporting && (
        <ExportDialog
          marketplace={state.terms.marketplace}
          count={shown.count}
          tried={triedInWords(state.terms)}
          onExport={list.exports.shown}
          onReview={setAsked}
          onClose={() => setIsExporting(false)}
        />
      )}
      {asked !== null && (
        <PriceDialogs list={list} state={state} asked={asked} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
