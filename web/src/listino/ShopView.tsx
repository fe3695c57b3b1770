import {
  asItIs,
  type CostsQuery,
  type Filter,
  type ListFacts,
  type ShopFigures,
  withRealReturns,
} from '@margine/listino/list'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { today } from '../calculation/today.ts'
import { takeRealReturns } from '../costs/real-returns.ts'
import { ExampleBand } from '../ui/Example.tsx'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { Histogram } from './figures/Histogram.tsx'
import { Tiles } from './figures/Tiles.tsx'
import { TopLists } from './figures/TopLists.tsx'
import { words as figuresSaid } from './figures/words.ts'
import { Articles } from './grid/Articles.tsx'
import { Elsewhere } from './opening/Elsewhere.tsx'
import { FileActions } from './opening/FileActions.tsx'
import { KeptNote } from './opening/KeptNote.tsx'
import { ListBar } from './opening/ListBar.tsx'
import { Warnings } from './opening/Warnings.tsx'
import { words } from './opening/words.ts'
import type { List } from './page/list.ts'
import type { ListState } from './page/list-state.ts'
import { takeBackPrice } from './page/take-back-price.ts'
import styles from './ShopView.module.css'
import { ReducedVAT } from './what-if/ReducedVAT.tsx'
import { TryingBand } from './what-if/TryingBand.tsx'
import { UnsaidNote } from './what-if/UnsaidNote.tsx'
import { WhatIf } from './what-if/WhatIf.tsx'

/** Does what may put something above the focused field, which stays where it is on the screen. */
function inPlace(change: () => void): void {
  const field = document.activeElement
  const top = () => field?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  const moved = top() - before
  if (moved !== 0) scrollBy(0, moved)
}

/** What is missing where no article has a margin that is judged. */
function lackOfAll({ without, unknown, unjudged }: ShopFigures) {
  if (without > 0) return 'costs'
  if (unknown > 0) return 'expenses'
  return unjudged > 0 ? 'unjudged' : 'rates'
}

type Props = {
  list: List
  state: ListState
  facts: ListFacts
  onFiles: (...files: File[]) => void
  /** Opens the costs. */
  onCosts: (of: CostsQuery['of']) => void
  /** Leads from the invented list to the seller's own. */
  onOwn: () => void
}

/**
 * A list that was read: the shop in figures, what it is tried with, and every article. On a narrow screen the articles
 * come before what is said of all of them.
 */
export function ShopView({ list, state, facts, onFiles, onCosts, onOwn }: Props) {
  const { figures, slow, filter } = state
  const isNarrow = useMediaQuery('(max-width: 45em)')
  const [isTermsOpen, setIsTermsOpen] = useState(false)
  const terms = useRef<HTMLDivElement>(null)
  const openTerms = (field: 'select' | '[data-payment] select') => {
    flushSync(() => setIsTermsOpen(true))
    terms.current?.querySelector<HTMLElement>(field)?.focus()
  }
  useEffect(() => {
    if (list.isExample) return
    takeBackPrice(list)
    const real = takeRealReturns()
    if (real !== null) list.changeTerms(withRealReturns(list.state().terms, real))
  }, [list])
  const region = useRef<HTMLElement>(null)
  /** For where the button that was pressed is gone. */
  const focusFigures = () => region.current?.focus({ preventScroll: true })
  const endTrying = () => {
    list.changeTerms(asItIs(state.terms))
    focusFigures()
  }
  const adopt = () => {
    list.adopt()
    focusFigures()
  }

  const rows = useRef<HTMLDivElement>(null)
  /** Shows some articles alone, wherever on the page one pressed for them. */
  const showFiltered = useCallback(
    (changes: Partial<Filter>) => {
      list.filterBy(changes)
      rows.current?.scrollIntoView({ block: 'nearest' })
    },
    [list],
  )

  const toGrid = () =>
    rows.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()

  const fileActions = <FileActions onFiles={onFiles} onCosts={() => onCosts('remembered')} />
  const kept = !list.isExample && <KeptNote keeping={state.keeping} onTakeNewer={list.begin} />
  const articles = (
    <div ref={rows} className={`stack ${styles.shop}`}>
      <Articles list={list} state={state} all={facts.articles} isNarrow={isNarrow} />
    </div>
  )
  const histogram = figures !== null && (
    <Histogram
      margini={figures.margini}
      bin={filter.bin}
      lacks={lackOfAll(figures)}
      onFilter={showFiltered}
    />
  )
  return (
    <div className={`stack ${styles.shop}`}>
      <button type="button" className={styles.skip} onClick={toGrid}>
        {words.toGrid}
      </button>
      {list.isExample && <ExampleBand onLeave={onOwn} />}
      <div>
        <ListBar
          list={list}
          state={state}
          facts={facts}
          onMarketplace={() => openTerms('select')}
          onCosts={onCosts}
          actions={isNarrow ? null : fileActions}
        >
          {isNarrow ? null : kept}
        </ListBar>
        <Warnings
          key={`${facts.fileName} ${facts.articles}`}
          list={list}
          state={state}
          facts={facts}
          onPayment={() => openTerms('[data-payment] select')}
          onGone={focusFigures}
        />
        {state.said !== null && (
          <UnsaidNote
            terms={state.terms}
            said={state.said}
            mayBeFee={facts.mayBeFee}
            onChange={(changes) => list.changeTerms(changes)}
          />
        )}
      </div>
      <Elsewhere list={list} state={state} facts={facts} />
      {figures !== null && figures.withoutVAT > 0 && (
        <ReducedVAT
          number={figures.withoutVAT}
          onChoose={(aliquotaRidotta) => list.changeTerms({ aliquotaRidotta })}
        />
      )}
      <TryingBand terms={state.terms} onEnd={endTrying} onAdopt={adopt} />
      {figures !== null && (
        <section
          ref={region}
          tabIndex={-1}
          aria-label={figuresSaid.region}
          className={styles.figures}
        >
          <Tiles
            articles={facts.articles}
            figures={figures}
            dead={slow?.dead ?? null}
            group={filter.group}
            onFilter={showFiltered}
          >
            <TopLists
              slow={slow}
              all={facts.articles}
              onOpen={list.openArticle}
              onFilter={showFiltered}
            />
          </Tiles>
          {!isNarrow && histogram}
        </section>
      )}
      {isNarrow && articles}
      {isNarrow && histogram}
      <WhatIf
        terms={state.terms}
        choices={state.choices}
        ruled={state.ruled}
        told={state.said}
        clothing={state.categories.find(({ value }) => value === 'clothing')?.count ?? 0}
        today={today()}
        open={isTermsOpen}
        fields={terms}
        onToggle={() => setIsTermsOpen(!isTermsOpen)}
        onChange={(changes) => inPlace(() => list.changeTerms(changes))}
      />
      {!isNarrow && articles}
      {isNarrow && !list.isExample && (
        <section className="screen-only stack" aria-label={words.bar.file}>
          {/* What is said follows, for it comes later: nothing moves away under a finger. */}
          <div className="row">{fileActions}</div>
          {kept}
        </section>
      )}
    </div>
  )
}
