import { calculate } from '@margine/engine'
import { useCallback, useEffect, useReducer, useState } from 'react'
import styles from './App.module.css'
import { CalculatorScreen } from './features/calculator/CalculatorScreen.tsx'
import { calculatorReducer } from './features/calculator/calculator.ts'
import { keepDraft, restoreDraft } from './features/calculator/draft.ts'
import { GuidePanel } from './features/guide/GuidePanel.tsx'
import { SavedScreen } from './features/saved/SavedScreen.tsx'
import { ScenariosScreen } from './features/scenarios/ScenariosScreen.tsx'
import { FeedbackBanner } from './frame/FeedbackBanner.tsx'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { MobileMenu } from './frame/MobileMenu.tsx'
import { focusTab, type TabName, TabPanel } from './frame/Tabs.tsx'
import { logout } from './logout.ts'
import { signedInUser } from './signed-in-user.ts'
import { strings } from './strings.ts'

type OpenPanel = 'menu' | 'guide' | null

/** The whole application: one calculation, three tabs that look at it, and the frame around them. */
export function App() {
  const [calculator, dispatch] = useReducer(calculatorReducer, signedInUser.email, restoreDraft)
  const [tab, setTab] = useState<TabName>('calculator')
  const [panel, setPanel] = useState<OpenPanel>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const calculation = calculator.live ? calculate(calculator.form) : null

  useEffect(() => {
    const keep = () => keepDraft(signedInUser.email, calculator)
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [calculator])

  const signOut = useCallback(async () => {
    setPanel(null)
    setProblem((await logout()) ? null : strings.header.logoutFailed)
  }, [])
  const dismissProblem = useCallback(() => setProblem(null), [])
  const openMenu = useCallback(() => setPanel('menu'), [])
  const openGuide = useCallback(() => setPanel('guide'), [])
  /** Only the panel that says so: the menu is still closing when it has opened the guide. */
  const closePanel = (closed: OpenPanel) => setPanel((open) => (open === closed ? null : open))
  const showScreen = (name: TabName) => {
    setTab(name)
    focusTab(name)
    scrollTo({ top: 0 })
  }

  return (
    <>
      <Header
        tab={tab}
        onSelectTab={setTab}
        onOpenGuide={openGuide}
        onOpenMenu={openMenu}
        onLogout={signOut}
        problem={problem}
        onDismissProblem={dismissProblem}
      />
      <main className={styles.main}>
        <TabPanel name="calculator" selected={tab}>
          <CalculatorScreen
            calculator={calculator}
            calculation={calculation}
            dispatch={dispatch}
            onOpenScenarios={() => showScreen('scenarios')}
          />
        </TabPanel>
        <TabPanel name="scenarios" selected={tab}>
          <ScenariosScreen
            shown={tab === 'scenarios'}
            form={calculator.form}
            calculation={calculation}
            onApply={(amounts) => {
              dispatch({ type: 'apply', ...amounts })
              showScreen('calculator')
            }}
            onBack={() => showScreen('calculator')}
          />
        </TabPanel>
        <TabPanel name="saved" selected={tab}>
          <SavedScreen onBack={() => showScreen('calculator')} />
        </TabPanel>
      </main>
      <Footer />
      <FeedbackBanner />
      {panel === 'menu' && (
        <MobileMenu onOpenGuide={openGuide} onLogout={signOut} onClose={() => closePanel('menu')} />
      )}
      {panel === 'guide' && <GuidePanel onClose={() => closePanel('guide')} />}
    </>
  )
}
