import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { isBegun } from '../features/calculator/new-form.ts'
import { GuidePanel } from '../features/guide/GuidePanel.tsx'
import { ErrorBanner } from '../frame/ErrorBanner.tsx'
import { Footer } from '../frame/Footer.tsx'
import { Header } from '../frame/Header.tsx'
import { headerWords } from '../frame/header-words.ts'
import { MobileMenu } from '../frame/MobileMenu.tsx'
import { ScreenPanel } from '../frame/ScreenPanel.tsx'
import { focusScreen } from '../frame/screen-ids.ts'
import { laterPart, lazyPart } from '../lazy/LazyPart.tsx'
import { takeReopened } from '../lazy/reload-memory.ts'
import '../offline/chunk.ts'
import { isLinkWaiting } from '../session/is-link-waiting.ts'
import { listIsKept } from '../session/kept-list.ts'
import { logout } from '../session/logout.ts'
import { signedInUser } from '../session/signed-in-user.ts'
import { leavingWishKey } from '../session/tab-keys.ts'
import { keepInTab } from '../session/tab-memory.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import styles from './App.module.css'
import { AwaitedSave } from './AwaitedSave.tsx'
import { screenList } from './screens.tsx'
import { type Application, useApplication } from './useApplication.ts'
import { useCalculator } from './useCalculator.ts'
import { beginWithScreen, returnTo, returnToTop, show, useScreen } from './useScreen.ts'

const reopened = takeReopened()
beginWithScreen(reopened)

const tabs = screenList.filter(({ tab }) => tab)

const Opening = lazyPart('opening', async () => {
  return (await import('./Opening.tsx')).Opening
})

const FeedbackBanner = laterPart('feedback', async () => {
  return (await import('../frame/FeedbackBanner.tsx')).FeedbackBanner
})

type OpenPanel = 'menu' | 'guide' | null

/** The whole application. What was typed outlives a failure of what shows it. */
export function App() {
  const [calculator, dispatch] = useCalculator()
  return (
    <ErrorBoundary>
      <Screens calculator={calculator} dispatch={dispatch} />
    </ErrorBoundary>
  )
}

type Props = Pick<Application, 'calculator' | 'dispatch'>

/** The screens, one of them shown, and the frame around them. */
function Screens({ calculator, dispatch }: Props) {
  const screen = useScreen()
  const app = useApplication(calculator, dispatch, screen, reopened)
  const [panel, setPanel] = useState<OpenPanel>(reopened === 'guide' ? 'guide' : null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Whether something made elsewhere may be opened, and the file that was chosen. */
  const [opening, setOpening] = useState<File | boolean>(isLinkWaiting)
  const { saved } = app
  const savedProblem = saved?.problem ?? null

  const signOut = useCallback(async () => {
    // Its page asks first: signing out deletes the list. The menu stays open: the way back that closing it takes would end this one.
    if (listIsKept()) {
      keepInTab(leavingWishKey, { owner: signedInUser.email, at: Date.now() })
      return location.assign('/listino')
    }
    setPanel(null)
    setProblem((await logout()) ? null : headerWords.logoutFailed)
  }, [])
  const openMenu = useCallback(() => setPanel('menu'), [])
  const openGuide = useCallback(() => setPanel('guide'), [])
  /** Closes this panel only: when the menu has opened the guide, the menu's own `close` event is still to come. */
  const closePanel = (closed: OpenPanel) => setPanel((open) => (open === closed ? null : open))

  // When a message or the overlay goes, the focus in it is lost: it moves to the tab.
  const focusShownScreen = useEffectEvent(() => focusScreen(screen))
  const isQuiet = saved === null || (saved.underWay === null && savedProblem === null)
  useEffect(() => {
    if (isQuiet) return
    return () => {
      if (document.activeElement === document.body) focusShownScreen()
    }
  }, [isQuiet])

  useEffect(() => {
    const onArrival = () => setOpening(true)
    addEventListener('hashchange', onArrival)
    addEventListener('dragenter', onArrival)
    return () => {
      removeEventListener('hashchange', onArrival)
      removeEventListener('dragenter', onArrival)
    }
  }, [])

  return (
    <>
      <Header
        tabs={tabs}
        screen={screen}
        onSelectTab={show}
        onOpenGuide={openGuide}
        onOpenMenu={openMenu}
        onLogout={signOut}
      >
        {/* Nothing while there is nothing to say, so that a key in a field doesn't render the header again. */}
        {(problem !== null || savedProblem !== null) && (
          <>
            {problem !== null && (
              <ErrorBanner message={problem} onDismiss={() => setProblem(null)} />
            )}
            {saved !== null && savedProblem !== null && (
              <saved.part.SavedProblemBanner
                problem={savedProblem}
                form={calculator.form}
                onReplace={saved.saving.chooseReplacement}
              />
            )}
          </>
        )}
      </Header>
      <main className={styles.main}>
        {(opening || calculator.article) && (
          <Opening
            calculator={calculator}
            dispatch={dispatch}
            file={opening}
            isBegun={isBegun}
            screen={screen}
            show={show}
            focusScreen={focusScreen}
            onProblem={setProblem}
          />
        )}
        {screenList.map(({ name, label, tab, Panel }) => (
          <ScreenPanel key={name} name={name} label={label} tab={tab} shown={name === screen}>
            <Panel
              app={app}
              shown={name === screen}
              show={show}
              returnTo={tab ? returnToTop : returnTo}
              onFile={setOpening}
            />
          </ScreenPanel>
        ))}
      </main>
      <Footer />
      <FeedbackBanner />
      {saved !== null && (
        <saved.part.SavingDialogs saving={saved.saving} underWay={saved.underWay} />
      )}
      {app.isSaveAwaited && <AwaitedSave onCancel={app.cancelSave} />}
      {panel === 'menu' && (
        <MobileMenu onOpenGuide={openGuide} onLogout={signOut} onClose={() => closePanel('menu')} />
      )}
      {panel === 'guide' && (
        <GuidePanel
          form={calculator.form}
          calculation={app.calculation}
          onClose={() => closePanel('guide')}
        />
      )}
    </>
  )
}
