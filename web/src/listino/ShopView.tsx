import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { today } from '../calculation/today.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { Histogram } from './figures/Histogram.tsx'
import { Tiles } from './figures/Tiles.tsx'
import { TopLists } from './figures/TopLists.tsx'
import { words as figuresSaid } from './figures/words.ts'
import { Articles } from './grid/Articles.tsx'
import { FileActions } from './opening/FileActions.tsx'
import { KeptNote } from './opening/KeptNote.tsx'
import { ListBar } from './opening/ListBar.tsx'
import { TrueFees } from './opening/TrueFees.tsx'
import { UnusableRows } from './opening/UnusableRows.tsx'
import { AssumedNote } from './rules/AssumedNote.tsx'
import styles from './ShopView.module.css'
import { asItIs } from './talk/first-terms.ts'
import type { ListState } from './talk/list-state.ts'
import type { ListTalk } from './talk/list-talk.ts'
import { inPlace } from './what-if/in-place.ts'
import { ReducedVAT } from './what-if/ReducedVAT.tsx'
import { TryingBand } from './what-if/TryingBand.tsx'
import { WhatIf } from './what-if/WhatIf.tsx'
import { words } from './words.ts'
import type { ListFacts } from './worker/messages.ts'

type Props = { talk: ListTalk; state: ListState; facts: ListFacts }

/**
 * A list that was read: the shop in figures, what it is tried with, and every article. On a narrow screen the articles
 * come before what is said of all of them.
 */
export function ShopView({ talk, state, facts }: Props) {
  const { figures, slow, filter } = state
  const { view } = talk
  const isNarrow = useMediaQuery('(max-width: 45em)')
  const [isTermsOpen, setIsTermsOpen] = useState(false)
  const terms = useRef<HTMLDivElement>(null)
  const changeMarketplace = () => {
    flushSync(() => setIsTermsOpen(true))
    terms.current?.querySelector('select')?.focus()
  }
  const region = useRef<HTMLElement>(null)
  /** For where the button that was pressed is gone. */
  const focusFigures = () => region.current?.focus({ preventScroll: true })
  const endTrying = () => {
    view.change(asItIs(state.terms))
    focusFigures()
  }

  const fileActions = (
    <FileActions talk={talk} files={state.files} hasCosts={facts.costs !== null} />
  )
  const kept = <KeptNote keeping={state.keeping} onTakeNewer={talk.begin} />
  const articles = <Articles talk={talk} state={state} all={facts.articles} isNarrow={isNarrow} />
  const histogram = figures !== null && (
    <Histogram
      margini={figures.margini}
      bin={filter.bin}
      lacksCosts={figures.without > 0}
      onFilter={view.filterBy}
    />
  )
  return (
    <div className={styles.shop}>
      <ListBar
        talk={talk}
        state={state}
        facts={facts}
        onMarketplace={changeMarketplace}
        actions={isNarrow ? null : fileActions}
      >
        {isNarrow ? null : kept}
      </ListBar>
      <UnusableRows facts={facts} onDownload={talk.download} />
      <TrueFees
        trueFees={facts.trueFees}
        terms={state.terms}
        isShown={filter.group === 'otherFee'}
        onShow={(isShown) => view.filterBy({ group: isShown ? 'otherFee' : 'all' })}
      />
      {state.abroad !== '' && <p>{state.abroad}</p>}
      {figures !== null && figures.withoutVAT > 0 && (
        <ReducedVAT
          number={figures.withoutVAT}
          onChoose={(aliquotaRidotta) => view.change({ aliquotaRidotta })}
        />
      )}
      <AssumedNote talk={talk} state={state} onGone={focusFigures} />
      <TryingBand terms={state.terms} onEnd={endTrying} />
      {figures !== null && (
        <section ref={region} tabIndex={-1} aria-label={figuresSaid.region}>
          <Tiles
            articles={facts.articles}
            figures={figures}
            dead={slow?.dead ?? null}
            group={filter.group}
            onFilter={view.filterBy}
          />
          <div className={styles.spread}>
            {!isNarrow && histogram}
            <TopLists slow={slow} onOpen={talk.openArticle} />
          </div>
        </section>
      )}
      {isNarrow && articles}
      {isNarrow && histogram}
      <WhatIf
        terms={state.terms}
        choices={state.choices}
        ruled={state.ruled}
        today={today()}
        open={isTermsOpen}
        fields={terms}
        onToggle={() => setIsTermsOpen(!isTermsOpen)}
        onChange={(changes) => inPlace(() => view.change(changes))}
      />
      {!isNarrow && articles}
      {isNarrow && (
        <section className={styles.file} aria-label={words.bar.file}>
          {/* What is said follows, for it comes later: nothing moves away under a finger. */}
          <div>{fileActions}</div>
          {kept}
        </section>
      )}
    </div>
  )
}
