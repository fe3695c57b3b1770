import { useState } from 'react'
import { Footer } from '../frame/Footer.tsx'
import { headerWords } from '../frame/header-words.ts'
import { PagesHeader } from '../frame/PagesHeader.tsx'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { type FilesHere, filesHere } from '../person/files.ts'
import { person } from '../person/person.ts'
import { signOut } from '../person/sign-out.ts'
import { DropZone } from '../ui/DropZone.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './ConsuntivoPage.module.css'
import { FirstReports } from './opening/FirstReports.tsx'
import { useBooks } from './page/books.ts'
import { words } from './words.ts'

const LeavingDialog = lazyPart(async () => {
  return (await import('../frame/LeavingDialog.tsx')).LeavingDialog
})

const BooksView = lazyPart(async () => (await import('./BooksView.tsx')).BooksView)

/** The page of what was really charged: statements are opened, read, looked at. */
export function ConsuntivoPage() {
  const [{ books, view, kept, reading, refused }, actions] = useBooks()
  const [leaving, setLeaving] = useState<FilesHere | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async () => {
    actions?.end()
    if (!(await signOut())) setProblem(headerWords.logoutFailed)
  }
  const askToLeave = async () => {
    const files = await filesHere(person.id)
    if (files.list || files.costs) setLeaving(files)
    else await leave()
  }
  const isEmpty = books !== null && books.files.length === 0 && books.costs.length === 0
  const open = (...files: File[]) => actions?.open(...files)
  return (
    <>
      <PagesHeader current="/consuntivo" onLogout={askToLeave} />
      <main className={styles.main}>
        <h1>{words.title}</h1>
        {problem !== null && <Notice kind="error">{problem}</Notice>}
        {refused.length > 0 && (
          <Notice kind="error">
            {refused.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Notice>
        )}
        {(reading !== null || books === null) && (
          <section
            className={styles.reading}
            aria-label={books === null ? words.beginning : words.reading}
          >
            <p>
              <b>{books === null ? words.beginning : words.reading}</b>
            </p>
            <progress max={1} value={reading ?? undefined} aria-label={words.reading} />
          </section>
        )}
        <DropZone onFiles={open}>
          {isEmpty && reading === null && <FirstReports onFiles={open} />}
          {books !== null && !isEmpty && actions !== null && (
            <BooksView books={books} view={view} kept={kept} actions={actions} />
          )}
        </DropZone>
      </main>
      <Footer />
      {leaving !== null && (
        <LeavingDialog
          files={leaving}
          onExportList={null}
          onExportCosts={() => location.assign('/listino')}
          onLeave={leave}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
