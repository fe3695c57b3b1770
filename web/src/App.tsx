import type { SavedRecord } from '@margine/contract'
import type { CalculationResult } from '@margine/engine'
import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react'
import styles from './App.module.css'
import { CalculatorScreen } from './features/calculator/CalculatorScreen.tsx'
import {
  calculationOf,
  calculatorReducer,
  todaysCalculationOf,
} from './features/calculator/calculator.ts'
import { keepDraft, restoreDraft } from './features/calculator/draft.ts'
import { GuidePanel } from './features/guide/GuidePanel.tsx'
import { formOf, nameOf } from './features/saved/record.ts'
import { SavedProblemActions } from './features/saved/SavedProblemActions.tsx'
import { SavingDialogs } from './features/saved/SavingDialogs.tsx'
import { useSavedCalculations } from './features/saved/useSavedCalculations.ts'
import { useSaving } from './features/saved/useSaving.ts'
import { ErrorBanner } from './frame/ErrorBanner.tsx'
import { FeedbackBanner } from './frame/FeedbackBanner.tsx'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { MobileMenu } from './frame/MobileMenu.tsx'
import { focusTab, type TabName, TabPanel, tabNamed } from './frame/Tabs.tsx'
import { SavedScreen, ScenariosScreen } from './lazy-screens.tsx'
import { logout } from './logout.ts'
import { takeReopened } from './reload-memory.ts'
import { scrollToTop } from './scroll-to-top.ts'
import { signedInUser } from './signed-in-user.ts'
import { strings } from './strings.ts'
import { LoadingOverlay } from './ui/LoadingOverlay.tsx'

const reopened = takeReopened()

type OpenPanel = 'menu' | 'guide' | null

/** The whole application: one calculation, three tabs that look at it, and the frame around them. */
export function App() {
  const [calculator, dispatch] = useReducer(calculatorReducer, signedInUser.email, restoreDraft)
  const [tab, setTab] = useState<TabName>(() => tabNamed(reopened) ?? 'calculator')
  const [panel, setPanel] = useState<OpenPanel>(reopened === 'guide' ? 'guide' : null)
  const [problem, setProblem] = useState<string | null>(null)
  const calculation = calculationOf(calculator)
  const saved = useSavedCalculations(tab === 'saved')
  const saving = useSaving(saved, calculator, (origin) => dispatch({ type: 'saved', origin }))

  // One listener for good: taking a pagehide listener away costs a key a third of a millisecond.
  const keep = useEffectEvent(() => keepDraft(signedInUser.email, calculator))
  useEffect(() => {
    const onLeave = () => keep()
    addEventListener('pagehide', onLeave)
    return () => removeEventListener('pagehide', onLeave)
  }, [])

  const signOut = useCallback(async () => {
    setPanel(null)
    setProblem((await logout()) ? null : strings.header.logoutFailed)
  }, [])
  const dismissProblem = useCallback(() => setProblem(null), [])
  const openMenu = useCallback(() => setPanel('menu'), [])
  const openGuide = useCallback(() => setPanel('guide'), [])
  /** Only the panel that says so: the menu is still closing when it has opened the guide. */
  const closePanel = (closed: OpenPanel) => setPanel((open) => (open === closed ? null : open))
  const selectTab = useCallback((name: TabName) => {
    setTab(name)
    // Each screen is read from its beginning, however far down the last one was left.
    scrollToTop()
  }, [])
  const showScreen = (name: TabName) => {
    selectTab(name)
    focusTab(name)
  }

  // What had the focus goes with a message: the keyboard goes on from the tab rather than from nowhere.
  const focusSelectedTab = useEffectEvent(() => focusTab(tab))
  const isQuiet = saved.underWay === null && saved.problem === null
  useEffect(() => {
    if (isQuiet) return
    return () => {
      if (document.activeElement === document.body) focusSelectedTab()
    }
  }, [isQuiet])

  /** What is saved is what today's rules give: they are on the screen first. */
  const withTodaysResult = (act: () => void) => () => {
    if (calculator.stored !== null) dispatch({ type: 'calculate' })
    if (todaysCalculationOf(calculator)?.ok) act()
  }
  const load = (record: SavedRecord, result: CalculationResult) => {
    const stored = { result, savedAt: record.createdAt }
    const origin = { id: record.id, name: nameOf(record) }
    dispatch({ type: 'load', form: formOf(record), stored, origin })
    showScreen('calculator')
  }

  // Nothing while there is nothing to say, so that a key in a field doesn't render the header again.
  const banners = (problem !== null || saved.problem !== null) && (
    <>
      {problem !== null && <ErrorBanner message={problem} onDismiss={dismissProblem} />}
      {saved.problem !== null && (
        <ErrorBanner
          title={strings.saved.errorTitle}
          message={saved.problem.message}
          onDismiss={saved.dismissProblem}
        >
          <SavedProblemActions
            problem={saved.problem}
            form={calculator.form}
            onReplace={saving.chooseReplacement}
          />
        </ErrorBanner>
      )}
    </>
  )

  return (
    <>
      <Header
        tab={tab}
        onSelectTab={selectTab}
        onOpenGuide={openGuide}
        onOpenMenu={openMenu}
        onLogout={signOut}
      >
        {banners}
      </Header>
      <main className={styles.main}>
        <TabPanel name="calculator" selected={tab}>
          <CalculatorScreen
            calculator={calculator}
            calculation={calculation}
            dispatch={dispatch}
            onOpenScenarios={() => showScreen('scenarios')}
            onSave={withTodaysResult(saving.begin)}
            onUpdate={saving.update && withTodaysResult(saving.update)}
            saved={saving.justSaved ? strings.saved.done : null}
          />
        </TabPanel>
        <TabPanel name="scenarios" selected={tab}>
          <ScenariosScreen
            shown={tab === 'scenarios'}
            form={calculator.form}
            revision={calculator.revision}
            calculation={calculator.stored === null ? calculation : todaysCalculationOf(calculator)}
            onApply={(amounts) => {
              dispatch({ type: 'apply', ...amounts })
              showScreen('calculator')
            }}
            onBack={() => showScreen('calculator')}
          />
        </TabPanel>
        <TabPanel name="saved" selected={tab}>
          <SavedScreen
            shown={tab === 'saved'}
            saved={saved}
            onLoad={load}
            onBack={() => showScreen('calculator')}
          />
        </TabPanel>
      </main>
      <Footer />
      <FeedbackBanner />
      <SavingDialogs saving={saving} />
      {saved.underWay !== null && <LoadingOverlay label={strings.saved.underWay[saved.underWay]} />}
      {panel === 'menu' && (
        <MobileMenu onOpenGuide={openGuide} onLogout={signOut} onClose={() => closePanel('menu')} />
      )}
      {panel === 'guide' && (
        <GuidePanel
          form={calculator.form}
          calculation={calculation}
          onClose={() => closePanel('guide')}
        />
      )}
    </>
  )
}
