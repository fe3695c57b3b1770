import type { CostsQuery } from '@margine/listino/list'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { followProfile, profile } from '../calculation/profile.ts'
import { today } from '../calculation/today.ts'
import { headerWords } from '../frame/header-words.ts'
import { WidePage } from '../frame/WidePage.tsx'
import { reopened } from '../history.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { filesOf } from '../person/files.ts'
import { type FilesHere, filesHere, isAnyHere } from '../person/files-here.ts'
import { pageIsOver } from '../person/follow.ts'
import { takeHanded } from '../person/handed.ts'
import { person } from '../person/person.ts'
import { signOut } from '../person/sign-out.ts'
import { trustedScript } from '../trusted-scripts.ts'
import { Button } from '../ui/Button.tsx'
import { DropZone } from '../ui/DropZone.tsx'
import { FileProgress } from '../ui/FileProgress.tsx'
import { FirstFiles } from '../ui/FirstFiles.tsx'
import { Notice } from '../ui/Notice.tsx'
import { keepWhenHidden } from '../when-hidden.ts'
import { exampleFile } from './opening/example.ts'
import { firstTerms } from './page/first-terms.ts'
import { List } from './page/list.ts'
import type { ListState } from './page/list-state.ts'
import { words } from './words.ts'
import type { Keeping } from './worker/api.ts'
import workerUrl from './worker/worker.ts?worker&url'

/** Lets the browser ask before the page is left. */
function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!pageIsOver()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}

/** Starts the worker that knows the list; its name is the folder that it keeps it in. */
const makeWorker = (): Worker =>
  new Worker(trustedScript(workerUrl), { type: 'module', name: filesOf(person.id) })

const ShopView = lazyPart(async () => {
  return (await import('./ShopView.tsx')).ShopView
})

const MappingDialog = lazyPart(async () => {
  return (await import('./mapping/MappingDialog.tsx')).MappingDialog
})

const CostsFoundDialog = lazyPart(async () => {
  return (await import('./opening/CostsFoundDialog.tsx')).CostsFoundDialog
})

const CostsPanel = lazyPart(async () => {
  return (await import('./costs/CostsPanel.tsx')).CostsPanel
})

const UnreadHere = lazyPart(async () => {
  return (await import('./opening/UnreadHere.tsx')).UnreadHere
})

const GuidePanel = lazyPart(
  async () => (await import('../features/guide/GuidePanel.tsx')).GuidePanel,
  { opens: 'guide' },
)

const OpenElsewhere = lazyPart(async () => {
  return (await import('../ui/OpenElsewhere.tsx')).OpenElsewhere
})

const LeavingDialog = lazyPart(async () => {
  return (await import('../frame/LeavingDialog.tsx')).LeavingDialog
})

const { opening, reading, beginning } = words

const termsOfProfile = () => firstTerms(today(), profile())

const newList = () => new List(makeWorker, termsOfProfile())

const isInTabAlone = (keeping: Keeping | null) =>
  keeping === 'noRoom' || keeping === 'noRoomForChanges' || keeping === 'notAllowed'

/** Whether something that isn't on the device would go with the page. */
const isLostOnLeaving = ({ facts, keeping, costs }: ListState): boolean =>
  isInTabAlone(costs.keeping) || (facts !== null && isInTabAlone(keeping))

type NewsProps = Pick<ListState, 'failure' | 'remembered'> & { problem: string | null }

/** What went wrong, or was done, before anything is shown of a list. */
const PageNews = ({ problem, failure, remembered }: NewsProps) => (
  <>
    {problem !== null && <Notice kind="error">{problem}</Notice>}
    {failure !== null && (
      <Notice kind="error">
        {failure.message}
        {failure.elsewhere && <OpenElsewhere {...failure.elsewhere} />}
      </Notice>
    )}
    {remembered !== null && <Notice kind="success">{words.remembered(remembered)}</Notice>}
  </>
)

/** The page of the list: opened, read, looked at. */
export function ListinoPage() {
  const [list, setList] = useState(newList)
  const state = useSyncExternalStore(list.subscribe, list.state)
  const [problem, setProblem] = useState<string | null>(null)
  const [isGuideOpen, setIsGuideOpen] = useState(reopened?.opens === 'guide')
  /** What signing out would delete, while that is asked about. */
  const [leaving, setLeaving] = useState<FilesHere | null>(null)
  const [panel, setPanel] = useState<CostsQuery['of'] | null>(null)
  const { facts, progress, failure, hasBegun, costs } = state
  // Drawn again with the list that comes or goes.
  const [hadList, setHadList] = useState(false)
  if (facts !== null && !hadList) setHadList(true)
  const leave = async () => {
    list.end()
    if (await signOut()) return
    setList(newList)
    setHadList(false)
    setProblem(headerWords.logoutFailed)
  }
  const askToLeave = async () => {
    // There may be some that aren't read yet, or that another tab keeps.
    const kept = await filesHere(person.id)
    const files = {
      ...kept,
      list: facts !== null || kept.list,
      costs: costs.areThere || kept.costs,
    }
    if (isAnyHere(files)) setLeaving(files)
    else await leave()
  }
  useEffect(() => list.begin(), [list])
  useEffect(() => followProfile(() => list.followProfile(termsOfProfile())), [list])
  useEffect(() => void takeHanded(list.files.open), [list])
  // Another tab may delete the list that the question is about.
  const hasNone = hasBegun && facts === null
  useEffect(() => {
    if (!hasNone) return
    void filesHere(person.id).then((kept) => {
      if (kept.list) return
      setLeaving((files) => {
        const left = files === null ? null : { ...files, list: false }
        return left === null || !isAnyHere(left) ? null : left
      })
    })
  }, [hasNone])
  useLeaveQuestion(isLostOnLeaving(state))
  const isReading = progress !== null
  // What is read, and what went wrong, is told at the top: a phone's buttons for files are at the bottom.
  useEffect(() => {
    if (isReading || failure !== null) scrollTo(0, 0)
  }, [isReading, failure])
  useEffect(() => keepWhenHidden(list.keepView), [list])

  return (
    <WidePage current="/listino" onOpenGuide={() => setIsGuideOpen(true)} onLogout={askToLeave}>
      {/* The name of the file stands in its place. */}
      <h1 className={facts === null ? undefined : 'visually-hidden'}>{words.title}</h1>
      <PageNews problem={problem} failure={failure} remembered={state.remembered} />
      {(state.unread !== null || costs.keeping === 'unreadable') && (
        <UnreadHere state={state} onRemove={list.forget} />
      )}
      {isReading && (
        <FileProgress
          said={reading}
          detail={reading.rows(progress.rows)}
          share={progress.share}
          onCancel={list.files.cancel}
        />
      )}
      {!hasBegun && !isReading && <FileProgress said={beginning} onCancel={list.leaveUnread} />}
      <DropZone onFiles={list.files.open}>
        {facts === null ? (
          hasBegun &&
          !isReading && (
            <Welcome
              isAfterList={hadList}
              onFiles={list.files.open}
              onCosts={costs.areThere ? () => setPanel('remembered') : null}
            />
          )
        ) : (
          <ShopView list={list} state={state} facts={facts} onCosts={setPanel} />
        )}
      </DropZone>
      <Dialogs list={list} state={state} panel={panel} onPanel={setPanel} />
      {isGuideOpen && <GuidePanel page="/listino" onClose={() => setIsGuideOpen(false)} />}
      {leaving !== null && (
        <LeavingDialog
          files={leaving}
          onExportList={facts === null ? null : list.exports.all}
          onExportCosts={list.exports.costs}
          onLeave={leave}
          onClose={() => setLeaving(null)}
        />
      )}
    </WidePage>
  )
}

type WelcomeProps = {
  /** Whether it takes the focus, which was in a list that is gone. */
  isAfterList: boolean
  onFiles: (...files: File[]) => void
  /** Opens the costs that are remembered; null where there are none. */
  onCosts: (() => void) | null
}

/** What the page is for, while there is no list. */
function Welcome({ isAfterList, onFiles, onCosts }: WelcomeProps) {
  const choose = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAfterList) choose.current?.focus()
  }, [isAfterList])
  return (
    <FirstFiles ref={choose} said={opening} files={opening.files} onFiles={onFiles}>
      <p className="row muted">
        <Button onClick={() => onFiles(exampleFile())}>{opening.example}</Button>
        <span>{opening.exampleHint}</span>
      </p>
      {onCosts !== null && (
        <p className="row muted">
          <Button onClick={onCosts}>{opening.yourCosts}</Button>
          <span>{opening.costsHint}</span>
        </p>
      )}
    </FirstFiles>
  )
}

type DialogsProps = {
  list: List
  state: ListState
  /** Which costs are looked at; null while none are. */
  panel: CostsQuery['of'] | null
  onPanel: (panel: null) => void
}

/** What is asked about files, and the costs. */
function Dialogs({ list, state, panel, onPanel }: DialogsProps) {
  return (
    <>
      {state.asked !== null && (
        <MappingDialog
          asked={state.asked}
          preview={state.preview}
          onPreview={list.files.preview}
          onSay={list.files.sayColumns}
          onClose={list.files.leave}
        />
      )}
      {state.costsFound !== null && (
        <CostsFoundDialog
          waiting={state.costsFound}
          onJoin={list.files.joinCosts}
          onLookUp={list.files.lookUpFound}
          onClose={list.files.leave}
        />
      )}
      {panel !== null && (
        <CostsPanel list={list} state={state} first={panel} onClose={() => onPanel(null)} />
      )}
    </>
  )
}
