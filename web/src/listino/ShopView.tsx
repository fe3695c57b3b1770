import { useMemo, useState } from 'react'
import { today } from '../calculation/today.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { ExportDialog } from './export/ExportDialog.tsx'
import { Histogram } from './figures/Histogram.tsx'
import { Tiles } from './figures/Tiles.tsx'
import { TopLists } from './figures/TopLists.tsx'
import { ArticleList } from './grid/ArticleList.tsx'
import { columns, firstColumns } from './grid/columns.tsx'
import { Grid } from './grid/Grid.tsx'
import { Toolbar } from './grid/Toolbar.tsx'
import styles from './ListinoPage.module.css'
import { ListBar } from './opening/ListBar.tsx'
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
  const { figures, slow, filter, order, shown, categories } = state
  const isNarrow = useMediaQuery('(max-width: 720px)')
  const [isExporting, setIsExporting] = useState(false)
  const [chosen, setChosen] = useState(firstColumns)
  // The same array as long as it says the same: rows are made anew only for what is new in them.
  const shownColumns = useMemo(
    () => columns.filter(({ key }) => key === 'name' || chosen.includes(key)),
    [chosen],
  )
  const isEmpty = figures !== null && shown.count === 0

  return (
    <div className={styles.shop}>
      <ListBar
        facts={facts}
        withoutCost={figures?.without ?? 0}
        onFile={(file) => talk.open(file)}
        isKept={state.isKept}
        onDelete={talk.forget}
        onCosts={(file, withoutSuffix) => talk.addCosts(file, withoutSuffix)}
      />
      <UnusableRows facts={facts} onDownload={talk.download} />
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
            <TopLists slow={slow} />
          </div>
        </section>
      )}
      <WhatIf terms={state.terms} choices={state.choices} today={today()} onChange={talk.change} />
      <Toolbar
        filter={filter}
        order={order}
        categories={categories}
        shown={shown.count}
        all={facts.articles}
        hasColumns={!isNarrow}
        chosen={chosen}
        onFilter={talk.filterBy}
        onOrder={talk.orderBy}
        onChoose={setChosen}
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
      {!isEmpty && isNarrow && <ArticleList shown={shown} onLookAt={talk.lookAt} />}
      {!isEmpty && !isNarrow && (
        <Grid
          columns={shownColumns}
          shown={shown}
          order={order}
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
