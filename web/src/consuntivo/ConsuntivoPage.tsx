import { useEffect, useState } from 'react'
import { headerWords } from '../frame/header-words.ts'
import { WidePage } from '../frame/WidePage.tsx'
import { reopened } from '../history.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { type FilesHere, filesHere, isAnyHere } from '../person/files-here.ts'
import { person } from '../person/person.ts'
import { signOut } from '../person/sign-out.ts'
import { DropZone } from '../ui/DropZone.tsx'
import { ExampleOffer } from '../ui/Example.tsx'
import { FileProgress } from '../ui/FileProgress.tsx'
import { FirstFiles } from '../ui/FirstFiles.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AskedFields } from './opening/AskedFields.tsx'
import { fileWords } from './opening/words.ts'
import { useBooks } from './page/books.ts'
import { words } from './words.ts'

const BooksView = lazyPart(async () => (await import('./BooksView.tsx')).BooksView)

const OpenElsewhere = lazyPart(async () => {
  return (await import('../ui/OpenElsewhere.tsx')).OpenElsewhere
})

const LeftUnread = lazyPart(async () => (await import('../ui/LeftUnread.tsx')).LeftUnread)

const GuidePanel = lazyPart(
  async () => (await import('../features/guide/GuidePanel.tsx')).GuidePanel,
  { opens: 'guide' },
)

const LeavingDialog = lazyPart(async () => {
  return (await import('../frame/LeavingDialog.tsx')).LeavingDialog
})

/** The page of what was really charged: statements are opened, read, looked at. */
export function ConsuntivoPage() {
  const [shown, setShown] = useState(nothing)
  const showInstead = (other: Partial<Shown>) =>
    setShown(({ beginning }) => ({ ...nothing, beginning: beginning + 1, ...other }))
  return <Statements key={shown.beginning} {...shown} onInstead={showInstead} />
}

/** The reports that the page shows; where others take their place, it begins anew. */
type Shown = {
  beginning: number
  problem: string | null
  isExample: boolean
  /** The files that it begins with. */
  first: readonly File[]
}

const nothing: Shown = { beginning: 0, problem: null, isExample: false, first: [] }

type Props = Shown & { onInstead: (other: Partial<Shown>) => void }

function Statements({ problem, isExample, first, onInstead }: Props) {
  const [{ books, view, kept, reading, refused, asked }, actions] = useBooks(isExample, first)
  const [known, setKnown] = useState<readonly string[]>([])
  useEffect(() => void actions?.knownFiles(null).then(setKnown), [actions])
  const [isGuideOpen, setIsGuideOpen] = useState(reopened?.opens === 'guide')
  /** What signing out would delete, while that is asked about. */
  const [leaving, setLeaving] = useState<FilesHere | null>(null)
  const isEmpty = books !== null && books.files.length === 0 && books.costs.length === 0
  const leave = async () => {
    actions?.end()
    // Signing out has ended the worker and emptied the device.
    if (!(await signOut())) onInstead({ problem: headerWords.logoutFailed })
  }
  const askToLeave = async () => {
    // Reports may be here that aren't kept, or kept that aren't read yet.
    const kept = await filesHere(person.id)
    const files = { ...kept, reports: kept.reports || (books !== null && !isEmpty && !isExample) }
    if (isAnyHere(files)) setLeaving(files)
    else await leave()
  }
  /** The seller's own files are never opened beside the invented ones. */
  const open = (...files: File[]) =>
    isExample ? onInstead({ first: files }) : actions?.open(...files)
  const showExample = () =>
    import('../example/shop.ts').then(
      ({ exampleMonth }) => onInstead({ isExample: true, first: exampleMonth() }),
      () => onInstead({ problem: words.broken }),
    )
  return (
    <WidePage current="/consuntivo" onOpenGuide={() => setIsGuideOpen(true)} onLogout={askToLeave}>
      <h1>{words.title}</h1>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {refused.length > 0 && (
        <Notice kind="error">
          {refused.map(({ message, elsewhere }) => (
            <div key={message}>
              <p>{message}</p>
              {elsewhere !== null && <OpenElsewhere {...elsewhere} />}
            </div>
          ))}
        </Notice>
      )}
      {(books === null || isEmpty) && kept === 'unreadable' && actions !== null && (
        <LeftUnread
          message={words.kept.unreadable}
          remove={fileWords.removeAll}
          question={fileWords.removeAllQuestion}
          onRemove={actions.forget}
        />
      )}
      {actions !== null && <AskedFields asked={asked} actions={actions} />}
      {books === null
        ? kept !== 'unreadable' && <FileProgress said={words.beginning} />
        : reading !== null && (
            <FileProgress said={words.reading} share={reading} onCancel={actions?.cancel} />
          )}
      <DropZone onFiles={open}>
        {isEmpty && reading === null && (
          <FirstFiles said={words} files={known} onFiles={open}>
            <ExampleOffer onShow={showExample} />
          </FirstFiles>
        )}
        {books !== null && !isEmpty && actions !== null && (
          <BooksView
            books={books}
            view={view}
            kept={kept}
            actions={actions}
            onOwn={() => onInstead({})}
          />
        )}
      </DropZone>
      {isGuideOpen && <GuidePanel page="/consuntivo" onClose={() => setIsGuideOpen(false)} />}
      {leaving !== null && (
        <LeavingDialog
          files={leaving}
          onExportReports={view === null || isExample ? null : () => actions?.export(view.period)}
          onLeave={leave}
          onClose={() => setLeaving(null)}
        />
      )}
    </WidePage>
  )
}
