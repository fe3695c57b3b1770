import type { CostsQuery } from '@margine/listino/list'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { headerWords } from '../frame/header-words.ts'
import { WidePage } from '../frame/WidePage.tsx'
import { reopened } from '../history.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { type FilesHere, filesHere, isAnyHere } from '../person/files-here.ts'
import { pageIsOver } from '../person/follow.ts'
import { person } from '../person/person.ts'
import { signOut } from '../person/sign-out.ts'
import { Button } from '../ui/Button.tsx'
import { DropZone } from '../ui/DropZone.tsx'
import { ExampleOffer } from '../ui/Example.tsx'
import { FileProgress } from '../ui/FileProgress.tsx'
import { FirstFiles } from '../ui/FirstFiles.tsx'
import { Notice } from '../ui/Notice.tsx'
import { keepWhenHidden } from '../when-hidden.ts'
import { Lists } from './opening/Lists.tsx'
import type { List } from './page/list.ts'
import type { ListState } from './page/list-state.ts'
import { useShownList } from './page/useShownList.ts'
import { words } from './words.ts'
import { isInTabAlone } from './worker/api.ts'

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

/** Whether something that isn't on the device would go with the page. */
const isLostOnLeaving = ({ isExample }: List, { facts, keeping, costs }: ListState): boolean =>
  !isExample && (isInTabAlone(costs.keeping) || (facts !== null && isInTabAlone(keeping)))

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

/** The person's files on this device: there may be some that aren't read yet, or that another tab keeps. */
async function filesOfPerson({ isExample }: List, { facts, costs }: ListState): Promise<FilesHere> {
  const kept = await filesHere(person.id)
  if (isExample) return kept
  return {
    ...kept,
    lists: Math.max(kept.lists, facts === null ? 0 : 1),
    costs: costs.areThere || kept.costs,
  }
}

/** The way to take lists away; null where none is read. */
const wholeExport = (list: List, { facts, lists }: ListState) =>
  facts === null && lists.length < 2 ? null : list.exportWhole

/** The page of the list: opened, read, looked at. */
export function ListinoPage() {
  const [problem, setProblem] = useState<string | null>(null)
  const { list, known, open, showOwn, showExample } = useShownList(() => setProblem(words.broken))
  const state = useSyncExternalStore(list.subscribe, list.state)
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
    showOwn()
    setHadList(false)
    setProblem(headerWords.logoutFailed)
  }
  const askToLeave = async () => {
    if (list.isExample) showOwn()
    const files = await filesOfPerson(list, state)
    if (isAnyHere(files)) setLeaving(files)
    else await leave()
  }
  // Another tab may delete the list that the question is about.
  const hasNone = hasBegun && facts === null
  useEffect(() => {
    if (!hasNone) return
    void filesHere(person.id).then((kept) => {
      if (kept.lists > 0) return
      setLeaving((files) => {
        const left = files === null ? null : { ...files, lists: 0 }
        return left === null || !isAnyHere(left) ? null : left
      })
    })
  }, [hasNone])
  useLeaveQuestion(isLostOnLeaving(list, state))
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
      <Lists list={list} state={state} />
      <DropZone onFiles={open}>
        {facts === null ? (
          hasBegun &&
          !isReading && (
            <Welcome
              isAfterList={hadList}
              known={known}
              onFiles={open}
              onExample={showExample}
              onCosts={costs.areThere ? () => setPanel('remembered') : null}
            />
          )
        ) : (
          <ShopView
            list={list}
            state={state}
            facts={facts}
            onFiles={open}
            onCosts={setPanel}
            onOwn={showOwn}
          />
        )}
      </DropZone>
      <Dialogs list={list} state={state} panel={panel} onPanel={setPanel} />
      {isGuideOpen && <GuidePanel page="/listino" onClose={() => setIsGuideOpen(false)} />}
      {leaving !== null && (
        <LeavingDialog
          files={leaving}
          lists={state.lists}
          onExportList={wholeExport(list, state)}
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
  /** The files that are known, by their names. */
  known: readonly string[]
  onFiles: (...files: File[]) => void
  onExample: () => void
  /** Opens the costs that are remembered; null where there are none. */
  onCosts: (() => void) | null
}

/** What the page is for, while there is no list. */
function Welcome({ isAfterList, known, onFiles, onExample, onCosts }: WelcomeProps) {
  const choose = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAfterList) choose.current?.focus()
  }, [isAfterList])
  return (
    <FirstFiles ref={choose} said={opening} files={[...known, opening.others]} onFiles={onFiles}>
      <ExampleOffer onShow={onExample} />
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
          list={list}
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
