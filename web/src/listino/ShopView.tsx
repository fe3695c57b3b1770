import { useEffect, useMemo, useState } from 'react'
import { today } from '../calculation/today.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { ExportDialog } from './export/ExportDialog.tsx'
import { Histogram } from './figures/Histogram.tsx'
import { Tiles } from './figures/Tiles.tsx'
import { TopLists } from './figures/TopLists.tsx'
import { ArticleList } from './grid/ArticleList.tsx'
import { columns } from './grid/columns.tsx'
import { Grid } from './grid/Grid.tsx'
import { Toolbar } from './grid/Toolbar.tsx'
import styles from './ListinoPage.module.css'
import { ListBar } from './opening/ListBar.tsx'
import { TrueFees } from './opening/TrueFees.tsx'
import { UnusableRows } from './opening/UnusableRows.tsx'
import type { ListFacts } from './shop/messages.ts'
import { everything } from './shop/view.ts'
import { isTrying } from './talk/first-terms.ts'
import type { ListState } from './talk/list-state.ts'
import type { ListTalk } from './talk/list-talk.ts'
import { WhatIf } from './what-if/WhatIf.tsx'
import { words } from './words.ts'

type Props = { talk: ListTalk; state: ListState; facts: ListFacts }

/** A list that was read: the shop in figures, what it is tried with, and every article. */
export function ShopView({ talk, state, facts }: Props) {
  const { figures, slow, filter, order, place, shown, categories } = state
  const isNarrow = useMediaQuery('(max-width: 45em)')
  const [isExporting, setIsExporting] = useState(false)
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
    if (hasRows) talk.hasReturned()
  }, [talk, hasRows])

  return (
    <div className={styles.shop}>
      <ListBar
        facts={facts}
        withoutCost={figures?.without ?? 0}
        files={state.files}
        onFiles={talk.open}
        onColumns={talk.changeColumns}
        keeping={state.keeping}
        onTakeNewer={talk.begin}
        onDelete={talk.forget}
        onCosts={talk.addCosts}
      />
      <UnusableRows facts={facts} onDownload={talk.download} />
      <TrueFees
        trueFees={facts.trueFees}
        terms={state.terms}
        isShown={filter.group === 'otherFee'}
        onShow={(isShown) => talk.filterBy({ group: isShown ? 'otherFee' : 'all' })}
      />
      {state.abroad !== '' && <p>{state.abroad}</p>}
      {figures !== null && (
        <section aria-label={words.figures.region}>
          <Tiles
            articles={facts.articles}
            figures={figures}
            dead={slow?.dead ?? null}
            group={filter.group}
            onGroup={(group) => talk.filterBy({ group })}
          />
          <div className={styles.figures}>
            <Histogram
              margini={figures.margini}
              bin={filter.bin}
              onBin={(bin) => talk.filterBy({ bin })}
            />
            <TopLists slow={slow} onOpen={talk.openArticle} />
          </div>
        </section>
      )}
      <WhatIf
        terms={state.terms}
        choices={state.choices}
        ruled={state.ruled}
        today={today()}
        onChange={talk.change}
      />
      <Toolbar
        filter={filter}
        order={order}
        categories={categories}
        shown={shown.count}
        all={facts.articles}
        hasColumns={!isNarrow}
        chosen={state.columns}
        onFilter={talk.filterBy}
        onOrder={talk.orderBy}
        onChoose={talk.choose}
        onExport={() => setIsExporting(true)}
      />
      {state.isExporting && <p role="status">{words.exporting.working}</p>}
      {state.exported !== null && <Notice kind="success">{state.exported}</Notice>}
      {isEmpty && (
        <p>
          {words.grid.empty}{' '}
          <Button onClick={() => talk.filterBy(everything)}>{words.grid.clear}</Button>
        </p>
      )}
      {hasRows && isNarrow && (
        <ArticleList shown={shown} place={place} onLookAt={talk.lookAt} onOpen={talk.openArticle} />
      )}
      {hasRows && !isNarrow && (
        <Grid
          columns={shownColumns}
          shown={shown}
          order={order}
          place={place}
          onOpen={talk.openArticle}
          onOrder={talk.orderBy}
          onLookAt={talk.lookAt}
        />
      )}
      {isExporting && (
        <ExportDialog
          marketplace={state.terms.marketplace}
          count={shown.count}
          isTrying={isTrying(state.terms)}
          onExport={talk.export}
          onClose={() => setIsExporting(false)}
        />
      )}
    </div>
  )
}
