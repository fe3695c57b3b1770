import { writeAmount } from '@margine/engine'
import type { ArticleRow, Period, PeriodFacts } from '@margine/listino'
import { useEffect, useState } from 'react'
import { followProfile, profile, targetOf } from '../../calculation/profile.ts'
import { today } from '../../calculation/today.ts'
import { dropDatabase, filesOf, nowhere } from '../../person/files.ts'
import { takeHanded } from '../../person/handed.ts'
import { person } from '../../person/person.ts'
import { keepArticle } from '../../person/waiting-article.ts'
import { putLink } from '../../person/waiting-link.ts'
import { saveFile } from '../../save-file.ts'
import { trustedScript } from '../../trusted-scripts.ts'
import { articleNamed, givenFile } from '../../ui/Example.tsx'
import { Connection, type Fault } from '../../worker-connection.ts'
import { words } from '../words.ts'
import type {
  Asked,
  Books,
  BooksApi,
  BooksTerms,
  Changed,
  Kept,
  Meaning,
  MonthsFileAsked,
  ProfileTerms,
  Refusal,
  Unsaid,
} from '../worker/api.ts'
import workerUrl from '../worker/worker.ts?worker&url'
import { keptLook } from './kept-look.ts'

/** What the page shows of statements. */
export type BooksState = {
  /** Null until it is known what this device keeps. */
  books: Books | null
  view: PeriodFacts | null
  kept: Kept
  /** The share of the files that was read; null while nothing is. */
  reading: number | null
  refused: readonly Refusal[]
  /** What is to be said of files before they count. */
  asked: readonly Asked[]
}

const before: BooksState = {
  books: null,
  view: null,
  kept: 'kept',
  reading: null,
  refused: [],
  asked: [],
}

/** What the page asks of statements. */
export type BooksActions = Pick<
  BooksApi,
  'realTerms' | 'rememberRealTerms' | 'months' | 'knownFiles'
> & {
  /** Whether the reports are the invented ones, which nothing is kept of. */
  isExample: boolean
  open: (...files: File[]) => void
  say: (name: string, said: Partial<Unsaid>) => void
  remove: (name: string) => void
  /** Says what a type of row is; without a kind it is unknown again. */
  mean: (meaning: Meaning) => void
  setTerms: (change: Partial<BooksTerms>) => void
  look: (period: Period) => void
  /** Leads to the calculator with an article as it really was. */
  calculate: (article: ArticleRow, period: Period) => void
  export: (period: Period) => void
  exportMonths: (asked: MonthsFileAsked) => void
  forget: () => void
  /** Ends reading, and takes back what it was for. */
  cancel: () => void
  end: () => void
}

/** By which terms reports count, where nothing else was said of them. */
function termsOfProfile(): ProfileTerms {
  const { regime, costoIncludesIVA, speseIncludonoIVA } = profile()
  return {
    ...(regime && { regime }),
    ...(costoIncludesIVA !== undefined && { costsIncludeVAT: costoIncludesIVA }),
    ...(speseIncludonoIVA !== undefined && { expensesIncludeVAT: speseIncludonoIVA }),
  }
}

/** Starts a worker that reads statements; its name is the database that it keeps them in. */
const workerOf = (home: string) => () =>
  new Worker(trustedScript(workerUrl), { type: 'module', name: home })

/**
 * The statements of this person, or the invented ones, and all that can be done with them.
 *
 * @param first the files that they begin with
 */
export function useBooks(
  isExample: boolean,
  first: readonly File[],
): [BooksState, BooksActions | null] {
  const [state, setState] = useState(before)
  const [actions, setActions] = useState<BooksActions | null>(null)

  useEffect(() => {
    const tell = (change: Partial<BooksState>) => setState((now) => ({ ...now, ...change }))
    const home = isExample ? nowhere : filesOf(person.id)
    const connection = new Connection<BooksApi>(workerOf(home), (fault) => beginAnew(fault))
    const report = ({ share }: { share: number }) => tell({ reading: share })
    /** The month and the currency that are looked at, where they are still there. */
    let looked: Period | null = keptLook()?.period ?? null
    let isBeginning = false
    let keeping: Kept = 'kept'
    const see = async ({ books, refused, asked, kept }: Changed) => {
      keeping = kept
      const isThere =
        looked !== null &&
        books.currencies.includes(looked.currency) &&
        (looked.month === null || books.months.includes(looked.month))
      const view = isThere && looked !== null ? await connection.api.look(looked) : books.view
      // Two changes that end together both come here: what the first of them refused stays told.
      setState((now) => ({
        ...now,
        ...{ books, view, kept, asked, reading: null },
        refused: [...now.refused, ...refused],
      }))
    }
    const begin = () => {
      isBeginning = true
      void connection.api.begin(isExample ? {} : termsOfProfile(), report).then((changed) => {
        isBeginning = false
        return see(changed)
      })
    }
    /** Another worker begins with what is kept; where beginning itself fails, what is kept stays unread. */
    const beginAnew = (fault: Fault) => {
      const isUnread = isBeginning && fault === 'broken'
      const isLost = keeping === 'noRoom' || keeping === 'notAllowed'
      isBeginning = false
      looked = null
      connection.restart()
      if (isUnread) return tell({ reading: null, kept: 'unreadable' })
      const said = fault === 'broken' ? [words.broken] : isLost ? [words.interrupted] : []
      const refused = said.map((message) => ({ message, elsewhere: null }))
      tell({ reading: null, refused })
      begin()
    }
    const tabs = new BroadcastChannel(`${home}:consuntivo`)
    if (!isExample) tabs.onmessage = begin
    // The list tells where costs that it remembers have changed.
    const costs = new BroadcastChannel(`${home}:costi`)
    costs.onmessage = begin
    const followNoMore = followProfile(begin)
    const endAll = () => {
      followNoMore()
      tabs.close()
      costs.close()
      connection.end()
    }
    const change = (work: Promise<Changed>) => {
      tell({ refused: [] })
      void work.then(see).then(() => tabs.postMessage(null))
    }
    const read = (work: Promise<Changed>) => {
      tell({ reading: 0 })
      change(work)
    }
    begin()
    if (first.length > 0) read(connection.api.open(first, report))
    void takeHanded((...files) => read(connection.api.open(files, report)))
    setActions({
      isExample,
      knownFiles: (input) => connection.api.knownFiles(input),
      open: (...files) => read(connection.api.open(files, report)),
      say: (name, said) => read(connection.api.say({ name, said }, report)),
      remove: (name) => read(connection.api.remove(name, report)),
      mean: (meaning) => read(connection.api.mean(meaning, report)),
      setTerms: (said) => change(connection.api.terms(said, report)),
      look: (period) => {
        looked = period
        void connection.api.look(period).then((view) => looked === period && tell({ view }))
      },
      calculate: ({ channel, store, sku, name }, period) => {
        const { imposte = null } = profile()
        const asked = { channel, store, sku, period, today: today(), imposte }
        void connection.api.article(asked).then((link) => {
          if (link === null) return
          const target = writeAmount(targetOf(profile()), 0)
          const shown = articleNamed(name, isExample)
          const page = '/consuntivo'
          keepArticle({ link, name: shown, sku, target, page, isTried: false, isExample })
          // The invented reports would be gone with the page.
          if (isExample) return void window.open(`/${link}`)
          location.assign(putLink(link) ? '/' : `/${link}`)
        })
      },
      realTerms: (period) => connection.api.realTerms(period),
      rememberRealTerms: (choice) => connection.api.rememberRealTerms(choice),
      months: (asked) => connection.api.months(asked),
      exportMonths: (asked) =>
        void connection.api
          .exportMonths(asked)
          .then((file) => saveFile(file && givenFile(file, isExample))),
      export: (period) =>
        void connection.api.export(period).then((file) => saveFile(givenFile(file, isExample))),
      forget: () => {
        connection.end()
        void dropDatabase(person.id)
          .catch(() => {})
          .then(() => {
            connection.restart()
            begin()
            tabs.postMessage(null)
          })
      },
      cancel: () => void connection.cancel(),
      end: endAll,
    })
    return endAll
  }, [isExample, first])
  return [state, actions]
}
