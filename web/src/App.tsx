import { calculate } from '@margine/engine'
import { useCallback, useReducer, useState } from 'react'
import styles from './App.module.css'
import { CalculatorScreen } from './features/calculator/CalculatorScreen.tsx'
import { calculatorReducer, newCalculator } from './features/calculator/calculator.ts'
import { GuidePanel } from './features/guide/GuidePanel.tsx'
import { SavedScreen } from './features/saved/SavedScreen.tsx'
import { ScenariosScreen } from './features/scenarios/ScenariosScreen.tsx'
import { FeedbackBanner } from './frame/FeedbackBanner.tsx'
import { Footer } from './frame/Footer.tsx'
import { Header } from './frame/Header.tsx'
import { MobileMenu } from './frame/MobileMenu.tsx'
import { focusTab, type TabName, TabPanel } from './frame/Tabs.tsx'

type OpenPanel = 'menu' | 'guide' | null

/** The whole application: one calculation, three tabs that look at it, and the frame around them. */
export function App() {
  const [calculator, dispatch] = useReducer(calculatorReducer, newCalculator)
  const [tab, setTab] = useState<TabName>('calculator')
  const [panel, setPanel] = useState<OpenPanel>(null)
  const calculation = calculator.live ? calculate(calculator.form) : null

  const openMenu = useCallback(() => setPanel('menu'), [])
  const openGuide = useCallback(() => setPanel('guide'), [])
  /** Only the panel that says so: the menu is still closing when it has opened the guide. */
  const closePanel = (closed: OpenPanel) => setPanel((open) => (open === closed ? null : open))
  const showScreen = (name: TabName) => {
    setTab(name)
    focusTab(name)
  }

  return (
    <>
      <Header tab={tab} onSelectTab={setTab} onOpenGuide={openGuide} onOpenMenu={openMenu} />
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
            hasResult={calculation?.ok === true}
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
        <MobileMenu onOpenGuide={openGuide} onClose={() => closePanel('menu')} />
      )}
      {panel === 'guide' && <GuidePanel onClose={() => closePanel('guide')} />}
    </>
  )
}
