import { writeAmount } from '@margine/engine'
import { useEffect, useState } from 'react'
import { profile } from '../../calculation/profile.ts'
import { today } from '../../calculation/today.ts'
import { targetOf } from '../../listino/page/first-terms.ts'
import { filesOf } from '../../person/files.ts'
import { takeHanded } from '../../person/handed.ts'
import { person } from '../../person/person.ts'
import { keepArticle } from '../../person/waiting-article.ts'
import { putLink } from '../../person/waiting-link.ts'
import { saveFile } from '../../save-file.ts'
import { trustedScript } from '../../trusted-scripts.ts'
import { apiOf } from '../../worker-calls.ts'
import { words } from '../words.ts'
import type {
  ArticleRow,
  Asked,
  Books,
  BooksApi,
  BooksTerms,
  Changed,
  Kept,
  Meaning,
  Period,
  PeriodFacts,
  RealTermsChoice,
  RealTermsFacts,
  Refusal,
  Unsaid,
} from '../worker/api.ts'
import workerUrl from '../worker/worker.ts?worker&url'

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
export type BooksActions = {
  open: (...files: File[]) => void
  say: (name: string, said: Partial<Unsaid>) => void
  remove: (name: string) => void
  /** Says what a type of row is; without a kind it is unknown again. */
  mean: (meaning: Meaning) => void
  setTerms: (terms: BooksTerms) => void
  look: (period: Period) => void
  /** Leads to the calculator with an article as it really was. */
  calculate: (article: ArticleRow, period: Period) => void
  export: (period: Period) => void
  realTerms: (period: Period) => Promise<RealTermsFacts>
  rememberRealTerms: (choice: RealTermsChoice) => Promise<Kept>
  forget: () => void
  /** Ends reading, and takes back what it was for. */
  cancel: () => void
  end: () => void
}

/** By which terms the seller's first reports count. */
function termsOfProfile(): Partial<BooksTerms> {
  const { regime, costoIncludesIVA, speseIncludonoIVA } = profile()
  return {
    ...(regime && { regime }),
    ...(costoIncludesIVA !== undefined && { costsIncludeVAT: costoIncludesIVA }),
    ...(speseIncludonoIVA !== undefined && { expensesIncludeVAT: speseIncludonoIVA }),
  }
}

/** The worker that reads statements; its name is the database that it keeps them in. */
function connect(tell: (change: Partial<BooksState>) => void) {
  const worker = new Worker(trustedScript(workerUrl), {
    type: 'module',
    name: filesOf(person.id),
  })
  const ended = new AbortController()
  ended.signal.addEventListener('abort', () => worker.terminate())
  worker.addEventListener(
    'error',
    () => tell({ reading: null, refused: [{ message: words.broken, elsewhere: null }] }),
    {
      signal: ended.signal,
    },
  )
  return { api: apiOf<BooksApi>(worker, ended.signal), end: () => ended.abort() }
}

/** The statements of this person, and all that can be done with them. */
export function useBooks(): [BooksState, BooksActions | null] {
  const [state, setState] = useState(before)
  const [actions, setActions] = useState<BooksActions | null>(null)

  useEffect(() => {
    const tell = (change: Partial<BooksState>) => setState((now) => ({ ...now, ...change }))
    const { api, end } = connect(tell)
    const report = ({ share }: { share: number }) => tell({ reading: share })
    /** The month and the currency that are looked at, where they are still there. */
    let looked: Period | null = null
    const see = async ({ books, refused, asked, kept }: Changed) => {
      const isThere =
        looked !== null &&
        books.currencies.includes(looked.currency) &&
        (looked.month === null || books.months.includes(looked.month))
      const view = isThere && looked !== null ? await api.look(looked) : books.view
      // Two changes that end together both come here: what the first of them refused stays told.
      setState((now) => ({
        ...now,
        ...{ books, view, kept, asked, reading: null },
        refused: [...now.refused, ...refused],
      }))
    }
    const begin = () => void api.begin(termsOfProfile(), report).then(see)
    const tabs = new BroadcastChannel(`${filesOf(person.id)}:consuntivo`)
    tabs.onmessage = begin
    // The list tells where costs that it remembers have changed.
    const costs = new BroadcastChannel(`${filesOf(person.id)}:costi`)
    costs.onmessage = begin
    const endAll = () => {
      tabs.close()
      costs.close()
      end()
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
    void takeHanded((...files) => read(api.open(files, report)))
    setActions({
      open: (...files) => read(api.open(files, report)),
      say: (name, said) => read(api.say({ name, said }, report)),
      remove: (name) => read(api.remove(name, report)),
      mean: (meaning) => read(api.mean(meaning, report)),
      setTerms: (terms) => change(api.terms(terms, report)),
      look: (period) => {
        looked = period
        void api.look(period).then((view) => looked === period && tell({ view }))
      },
      calculate: ({ channel, store, sku, name }, period) => {
        const { imposte = null } = profile()
        const asked = { channel, store, sku, period, today: today(), imposte }
        void api.article(asked).then((link) => {
          if (link === null) return
          const target = writeAmount(targetOf(profile()), 0)
          keepArticle({ link, name, sku, target, page: '/consuntivo', isTried: false })
          location.assign(putLink(link) ? '/' : `/${link}`)
        })
      },
      realTerms: (period) => api.realTerms(period),
      rememberRealTerms: (choice) => api.rememberRealTerms(choice),
      export: (period) => void api.export(period).then(saveFile),
      forget: () => read(api.forget(null, report)),
      cancel: () => void api.cancel(null),
      end: endAll,
    })
    return endAll
  }, [])
  return [state, actions]
}
