import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { strings } from '../application-strings.ts'
import { calculationOf } from '../features/calculator/calculator.ts'
import { isBegun } from '../features/calculator/new-form.ts'
import { useCalculator } from '../features/calculator/useCalculator.ts'
import { GuidePanel } from '../features/guide/GuidePanel.tsx'
import { nothingKnown, type Saved, type Wanted } from '../features/saved/saved.ts'
import { ErrorBanner } from '../frame/ErrorBanner.tsx'
import { Footer } from '../frame/Footer.tsx'
import { Header } from '../frame/Header.tsx'
import { headerWords } from '../frame/header-words.ts'
import { MobileMenu } from '../frame/MobileMenu.tsx'
import { focusScreen, ScreenPanel } from '../frame/ScreenPanel.tsx'
import { returnTo, show } from '../frame/show-screen.ts'
import { reopened } from '../history.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { type FilesHere, filesHere, isAnyHere } from '../person/files-here.ts'
import { person } from '../person/person.ts'
import { signOut } from '../person/sign-out.ts'
import { isLinkWaiting } from '../person/waiting-link.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { WaitingDialog } from '../ui/WaitingDialog.tsx'
import styles from './App.module.css'
import { type Application, screenList } from './screens.tsx'
import { beginWithScreen, returnToTop, useScreen } from './useScreen.ts'

beginWithScreen(reopened?.screen)

const tabs = screenList.filter(({ tab }) => tab)

const Opening = lazyPart(async () => {
  return (await import('./Opening.tsx')).Opening
})

const FeedbackBanner = lazyPart(
  async () => (await import('../frame/FeedbackBanner.tsx')).FeedbackBanner,
  { meanwhile: () => null },
)

const savedPart = () => import('../features/saved/saved-part.ts')

const SavedProblemBanner = lazyPart(async () => (await savedPart()).SavedProblemBanner, {
  meanwhile: () => null,
})

// «Salva» is there with the result. Pressed before this part has come it opens a dialog that waits.
const Saving = lazyPart(async () => (await savedPart()).Saving, {
  opens: 'save',
  meanwhile: (said, { saved, setSaved }) =>
    saved.wanted !== null && (
      <WaitingDialog
        title={strings.saving}
        said={said}
        onClose={() => setSaved({ ...saved, wanted: null })}
      />
    ),
})

const LeavingDialog = lazyPart(async () => {
  return (await import('../frame/LeavingDialog.tsx')).LeavingDialog
})

/** Before signing out deletes files they are what is open. */
type OpenPanel = 'menu' | 'guide' | FilesHere | null

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
  const [saved, setSaved] = useState<Saved>({
    ...nothingKnown,
    wanted: reopened?.opens === 'save' ? { act: 'save' } : null,
  })
  const want = (wanted: Wanted) => setSaved((known) => ({ ...known, wanted }))
  const app = { calculator, calculation: calculationOf(calculator), dispatch, saved, want }
  const [panel, setPanel] = useState<OpenPanel>(reopened?.opens === 'guide' ? 'guide' : null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Whether something made elsewhere may be opened, and the file that was chosen. */
  const [opening, setOpening] = useState<File | boolean>(isLinkWaiting)
  const { problem: savedProblem, underWay } = saved

  const leave = useCallback(async () => {
    setPanel(null)
    setProblem((await signOut()) ? null : headerWords.logoutFailed)
  }, [])
  const askToLeave = useCallback(async () => {
    const files = await filesHere(person.id)
    if (isAnyHere(files)) setPanel(files)
    else await leave()
  }, [leave])
  const openMenu = useCallback(() => setPanel('menu'), [])
  const openGuide = useCallback(() => setPanel('guide'), [])
  /** Closes this panel only: when the menu has opened the guide, the menu's own `close` event is still to come. */
  const closePanel = (closed: OpenPanel) => setPanel((open) => (open === closed ? null : open))

  // When a message or the overlay goes, the focus in it is lost: it moves to the tab.
  const focusShownScreen = useEffectEvent(() => focusScreen(screen))
  const isQuiet = underWay === null && savedProblem === null
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
        onLogout={askToLeave}
      >
        {/* Nothing while there is nothing to say, so that a key in a field doesn't render the header again. */}
        {(problem !== null || savedProblem !== null) && (
          <>
            {problem !== null && (
              <ErrorBanner message={problem} onDismiss={() => setProblem(null)} />
            )}
            {savedProblem !== null && (
              <SavedProblemBanner
                problem={savedProblem}
                form={calculator.form}
                setSaved={setSaved}
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
      <Saving
        saved={saved}
        setSaved={setSaved}
        calculator={calculator}
        onSaved={(origin) => dispatch({ type: 'saved', origin })}
        shown={screen === 'saved'}
      />
      {panel === 'menu' && (
        <MobileMenu
          onOpenGuide={openGuide}
          onLogout={askToLeave}
          onClose={() => closePanel('menu')}
        />
      )}
      {typeof panel === 'object' && panel !== null && (
        <LeavingDialog files={panel} onLeave={leave} onClose={() => closePanel(panel)} />
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
