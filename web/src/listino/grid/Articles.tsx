import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { ExportDialog } from '../export/ExportDialog.tsx'
import { exportedInWords } from '../export/exported-words.ts'
import { words as exporting } from '../export/words.ts'
import type { ListState } from '../talk/list-state.ts'
import type { ListTalk } from '../talk/list-talk.ts'
import { triedInWords } from '../what-if/tried.ts'
import { everything } from '../worker/view.ts'
import { ArticleList } from './ArticleList.tsx'
import { columns } from './columns.tsx'
import { Grid } from './Grid.tsx'
import { OrderNews } from './OrderNews.tsx'
import { Toolbar } from './Toolbar.tsx'
import { words } from './words.ts'

type Props = {
  talk: ListTalk
  state: ListState
  /** How many articles there are. */
  all: number
  isNarrow: boolean
}

/** Every article, or those that are looked for, and the way to take them away. */
export function Articles({ talk, state, all, isNarrow }: Props) {
  const { figures, filter, order, place, shown } = state
  const { view } = talk
  const [isExporting, setIsExporting] = useState(false)
  const count = useRef<HTMLParagraphElement>(null)
  const chosen = state.columns
  // The same array as long as it says the same: rows are made anew only for what is new in them.
  const shownColumns = useMemo(
    () => columns.filter(({ key }) => key === 'name' || chosen.includes(key)),
    [chosen],
  )
  const isEmpty = figures !== null && shown.count === 0
  // The articles come with the first figures.
  const hasRows = figures !== null && !isEmpty
  useEffect(() => {
    if (hasRows) view.hasReturned()
  }, [view, hasRows])
  const clear = useCallback(() => {
    view.filterBy(everything)
    count.current?.focus()
  }, [view])
  const startExport = useCallback(() => setIsExporting(true), [])

  return (
    <>
      <Toolbar
        count={count}
        filter={filter}
        order={order}
        categories={state.categories}
        shown={shown.count}
        all={all}
        hasColumns={!isNarrow}
        chosen={chosen}
        onFilter={view.filterBy}
        onClear={clear}
        onOrder={view.orderBy}
        onChoose={view.choose}
        onExport={startExport}
      />
      <OrderNews order={order} isSeen={isNarrow} />
      {state.isExporting && <p role="status">{exporting.working}</p>}
      {state.exported !== null && <Notice kind="success">{exportedInWords(state.exported)}</Notice>}
      {isEmpty && <p>{words.empty}</p>}
      {hasRows && isNarrow && (
        <ArticleList
          shown={shown}
          filter={filter}
          place={place}
          onLookAt={view.lookAt}
          onOpen={talk.openArticle}
        />
      )}
      {hasRows && !isNarrow && (
        <Grid
          columns={shownColumns}
          shown={shown}
          filter={filter}
          order={order}
          place={place}
          onOpen={talk.openArticle}
          onOrder={view.orderBy}
          onLookAt={view.lookAt}
        />
      )}
      {isExporting && (
        <ExportDialog
          marketplace={state.terms.marketplace}
          count={shown.count}
          tried={triedInWords(state.terms)}
          onExport={talk.export}
          onClose={() => setIsExporting(false)}
        />
      )}
    </>
  )
}
