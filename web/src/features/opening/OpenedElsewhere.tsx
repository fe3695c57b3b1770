import type { CalculationFormData } from '@margine/engine'
import { useState } from 'react'
import type { OpenedFrom, PageArticle, Replaced } from '../../calculation/opened-from.ts'
import { articleOf, forgetArticle } from '../../person/waiting-article.ts'
import { forgetLink, isTrial, putBack } from '../../person/waiting-link.ts'
import { useFileDrop } from '../../ui/useFileDrop.ts'
import styles from './OpenedElsewhere.module.css'
import { OpenQuestion } from './OpenQuestion.tsx'
import { readLink } from './opened-form.ts'
import { useFile } from './useFile.ts'
import { useLink } from './useLink.ts'
import { words } from './words.ts'

type DropProps = {
  onFile: (file: File) => void
  onSeveral: () => void
}

/** Takes a file that is dropped anywhere on the page, and says so while it is dragged there. */
function FileDrop({ onFile, onSeveral }: DropProps) {
  const isDragged = useFileDrop((file, ...others) => {
    if (others.length > 0) onSeveral()
    else if (file !== undefined) onFile(file)
  })
  if (!isDragged) return null
  return (
    <div className={`screen-only ${styles.page}`}>
      <div className={`stack tight ${styles.target}`}>
        <p className="figure">{words.drop}</p>
        <p className="muted">{words.dropHint}</p>
      </div>
    </div>
  )
}

type Opened = {
  form: CalculationFormData
  openedFrom: OpenedFrom
  /** The article of the list or of the reports that it is of, if it is of one. */
  article: PageArticle | null
}
type Asked = Opened & { replaced: Replaced }

type Props = {
  /** The file that was chosen last, or null. */
  file: File | null
  /** What would be replaced, about which the person is asked first; null where that is an empty form. */
  replaced: Replaced | null
  onOpen: (opened: Opened) => void
  /** Called when the question was answered. */
  onAnswered: () => void
  /** What keeps a calculation from being opened; null where nothing does any more. */
  onProblem: (message: string | null) => void
}

/** Where the calculation of a link comes from. */
function sourceOf(link: string): Pick<Opened, 'openedFrom' | 'article'> {
  if (isTrial(link)) return { openedFrom: 'prova', article: null }
  const waiting = articleOf(link)
  if (waiting === null) return { openedFrom: 'link', article: null }
  const { link: _, isTried, ...article } = waiting
  if (article.isExample) return { openedFrom: 'example', article }
  const ofList = isTried ? 'trial' : 'list'
  return { openedFrom: article.page === '/consuntivo' ? 'reports' : ofList, article }
}

/** What is asked before a calculation is opened: an article is called by its name, else by its SKU. */
function questionOf({ openedFrom, article }: Opened): string {
  if (article !== null)
    return words.openArticle(article.name || article.sku || words.article.unnamed)
  return words.question[openedFrom === 'file' ? 'file' : 'link']
}

/** Opens calculations that were made elsewhere: by a link, and by a file that is chosen or dropped. */
export function OpenedElsewhere({ file, replaced, onOpen, onAnswered, onProblem }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [dropped, setDropped] = useState<File | null>(null)

  const open = (opened: Opened) => {
    forgetArticle()
    onOpen(opened)
  }
  const openOrAsk = (opened: Opened) => {
    if (replaced === null) open(opened)
    else setAsked({ ...opened, replaced })
  }

  useLink(asked !== null && asked.openedFrom !== 'file', (link) => {
    onProblem(null)
    const form = readLink(link)
    if (typeof form === 'string') return onProblem(words.problems.link[form])
    if (replaced !== null) putBack(link)
    openOrAsk({ form, ...sourceOf(link) })
  })

  const follow = {
    onBegin: () => onProblem(null),
    onRead: (form: Parameters<Parameters<typeof useFile>[1]['onRead']>[0]) => {
      if (typeof form === 'string') onProblem(words.problems.file[form])
      else openOrAsk({ form, openedFrom: 'file', article: null })
    },
  }
  useFile(file, follow)
  useFile(dropped, follow)

  return (
    <>
      <FileDrop onFile={setDropped} onSeveral={() => onProblem(words.problems.file.several)} />
      {asked !== null && (
        <OpenQuestion
          form={asked.form}
          title={questionOf(asked)}
          replaced={asked.replaced}
          onOpen={() => {
            const { replaced: _, ...opened } = asked
            open(opened)
          }}
          onClose={() => {
            forgetLink()
            forgetArticle()
            setAsked(null)
            onAnswered()
          }}
        />
      )}
    </>
  )
}
