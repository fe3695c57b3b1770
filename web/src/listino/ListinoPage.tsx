import { useEffect, useState, useSyncExternalStore } from 'react'
import { today } from '../calculation/today.ts'
import { Footer } from '../frame/Footer.tsx'
import { headerWords } from '../frame/header-words.ts'
import { LeavingDialog } from '../frame/LeavingDialog.tsx'
import { PagesHeader } from '../frame/PagesHeader.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { hasFiles } from '../person/files.ts'
import { person } from '../person/person.ts'
import { signOut } from '../person/sign-out.ts'
import { DropZone } from '../ui/DropZone.tsx'
import { Notice } from '../ui/Notice.tsx'
import { keepWhenHidden } from '../when-hidden.ts'
import styles from './ListinoPage.module.css'
import { Beginning } from './opening/Beginning.tsx'
import { Reading } from './opening/Reading.tsx'
import { Welcome } from './opening/Welcome.tsx'
import { firstTerms } from './page/first-terms.ts'
import { List } from './page/list.ts'
import { makeWorker } from './page/make-worker.ts'
import { useLeaveQuestion } from './page/useLeaveQuestion.ts'
import { words } from './words.ts'

const ShopView = lazyPart(async () => {
  return (await import('./ShopView.tsx')).ShopView
})

const MappingDialog = lazyPart(async () => {
  return (await import('./mapping/MappingDialog.tsx')).MappingDialog
})

const CostsFoundDialog = lazyPart(async () => {
  return (await import('./opening/CostsFoundDialog.tsx')).CostsFoundDialog
})

const newList = () => new List(makeWorker, firstTerms(today()))

/** The page of the list: opened, read, looked at. */
export function ListinoPage() {
  const [list, setList] = useState(newList)
  const state = useSyncExternalStore(list.subscribe, list.state)
  const [problem, setProblem] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const { facts, progress, failure, hasBegun, keeping } = state
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
  // One may be kept that isn't read yet, or that another tab keeps.
  const hasListNow = async () => facts !== null || hasFiles(person.id)
  const askToLeave = async () => {
    if (await hasListNow()) setIsLeaving(true)
    else await leave()
  }
  useEffect(() => list.begin(), [list])
  // Another tab may delete the list that the question is about.
  const hasNone = hasBegun && facts === null
  useEffect(() => {
    if (hasNone) void hasFiles(person.id).then((isThere) => isThere || setIsLeaving(false))
  }, [hasNone])
  useLeaveQuestion(facts !== null && (keeping === 'noRoom' || keeping === 'notAllowed'))
  const isReading = progress !== null
  // What is read, and what went wrong, is told at the top: a phone's buttons for files are at the bottom.
  useEffect(() => {
    if (isReading || failure !== null) scrollTo(0, 0)
  }, [isReading, failure])
  useEffect(() => keepWhenHidden(list.keepView), [list])

  return (
    <>
      <PagesHeader current="/listino" onLogout={askToLeave} />
      <main className={styles.main}>
        <h1>{words.title}</h1>
        {problem !== null && <Notice kind="error">{problem}</Notice>}
        {failure !== null && <Notice kind="error">{failure.message}</Notice>}
        {isReading && <Reading progress={progress} onCancel={list.files.cancel} />}
        {!hasBegun && !isReading && <Beginning onCancel={list.leaveUnread} />}
        <DropZone onFiles={list.files.open}>
          {facts === null ? (
            hasBegun && !isReading && <Welcome isAfterList={hadList} onFiles={list.files.open} />
          ) : (
            <ShopView list={list} state={state} facts={facts} />
          )}
        </DropZone>
      </main>
      <Footer />
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
      {isLeaving && (
        <LeavingDialog
          onExport={facts === null ? null : list.exportAll}
          onLeave={leave}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </>
  )
}
