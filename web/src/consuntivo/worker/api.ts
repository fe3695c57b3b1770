import type { TaxSettings } from '@margine/engine'
import type {
  ArticleRow,
  CostPart,
  DecimalMark,
  Period,
  PeriodFacts,
  RealTermsChosen,
  RealTermsFacts,
  YearResult,
  YearTerms,
} from '@margine/listino'
import type { FileElsewhere } from '@margine/listino/list'
import type { NamedFile } from '../../save-file.ts'

/** Whether files are kept: there may be no room, or the browser may allow none; what can't be read isn't written over. */
export type Kept = 'kept' | 'noRoom' | 'notAllowed' | 'unreadable'

/** What the seller says of all their sales. */
export type BooksTerms = {
  regime: 'ordinario' | 'forfettario'
  costsIncludeVAT: boolean
  /** Whether the shipping and packaging that costs tell count for each piece sold; missing for yes. */
  countsExpenses?: boolean
  /** Whether those include VAT where their file doesn't say; missing for no. */
  expensesIncludeVAT?: boolean
  /** What goods without a known cost are in percent of revenue, by channel. */
  goodsPercent?: Readonly<Record<string, number>>
  /** Of the pieces that come back, percent sold again as new; missing for all of them. */
  resalePercent?: number
  /** VAT in percent by store, of those whose country Margine doesn't know. */
  storeVAT: Readonly<Record<string, number>>
}

/** The terms that the seller's profile says. */
export type ProfileTerms = Partial<
  Pick<BooksTerms, 'regime' | 'costsIncludeVAT' | 'expensesIncludeVAT'>
>

/** What a file doesn't say, by what the seller says: blank, null or missing where they didn't. */
export type Unsaid = {
  currency: string
  mark: DecimalMark | null
  /** Which of the seller's accounts it is of. */
  account?: string
  /** Titles of the file with what known reports call them, both in small letters. */
  titles?: readonly (readonly [string, string])[]
}

/** What is to be said of a file, before it can count; of one that is no known report, its titles are told. */
export type Asked =
  | { name: string; about: 'currency' | 'mark' }
  | {
      name: string
      about: 'titles'
      header: readonly string[]
      /** The file, where it may be a list of articles. */
      list: File | null
    }

/** What the seller says that a type of row is: the name of its kind. */
export type Meaning = { type: string; kind: string }

/** A type of row that nobody knows, as a file writes it. */
export type UnknownType = { type: string; said: string }

/** What is known of a statement that was read. */
export type FileFacts = {
  name: string
  /** What kind of statement it is, how many rows it has, of which days. */
  said: string
  /** What became of its rows, each with its share. */
  rows: string
  /** Where everything in it went, currency by currency. */
  sums: readonly string[]
  /** Whether it comes to its own total to the cent. */
  isEven: boolean
  notes: readonly string[]
  /** Which account the seller says that it is of; and whether that is to be said, so that nothing is missing. */
  account: string
  asksAccount: boolean
  unknown: readonly UnknownType[]
}

/** A file of costs: of how many articles, how many have measures, and what it says besides that doesn't count. */
type CostsFacts = {
  name: string
  file: File
  articles: number
  pieces: number
  uncounted: readonly CostPart[]
}

/** An article of one store in a period, the day that it is, and what its seller's taxes depend on, where they said it. */
export type ArticleAsked = Pick<ArticleRow, 'channel' | 'store' | 'sku'> & {
  period: Period
  today: string
  imposte: TaxSettings | null
}

/** Which currency's months are asked for, by what the seller says of their year, and the day that it is. */
export type MonthsAsked = { currency: string; terms: YearTerms; today: string }

export type MonthsFileAsked = MonthsAsked & { form: 'csv' | 'xlsx' }

/** All that was read, and what it comes to. */
export type Books = {
  files: readonly FileFacts[]
  costs: readonly CostsFacts[]
  /** Of how many articles the cost is one that the seller's list remembers, and how many have none; null where neither is so. */
  remembered: { articles: number; without: number } | null
  months: readonly string[]
  currencies: readonly string[]
  terms: BooksTerms
  /** Those of them that are as the seller's profile says, since they said nothing else here. */
  fromProfile: readonly (keyof ProfileTerms)[]
  /** What the seller said that types of row are. */
  meanings: readonly Meaning[]
  /** Null where no statement was read. */
  view: PeriodFacts | null
}

/** Which real costs and rates the list takes over. */
export type RealTermsChoice = RealTermsChosen & { period: Period; source: string }

/** Why a file isn't counted, and the page that reads it, where another one does. */
export type Refusal = { message: string; elsewhere: FileElsewhere | null }

/** What a change comes to: of files that can't be counted there is a message each, and nothing else of them. */
export type Changed = {
  books: Books
  refused: readonly Refusal[]
  asked: readonly Asked[]
  kept: Kept
}

/** The share of the statements that was read, from 0 to 1. */
export type Progress = { share: number }

type Tell = (progress: Progress) => void

/**
 * What the worker does for the page. Changes are made one after another; one that comes while files are read begins the
 * reading anew, and both end in all that is known then. What fails is an error of the worker.
 */
export interface BooksApi {
  /** The names of every report that is known. */
  knownFiles(input: null): Promise<readonly string[]>
  /** Reads what is kept on this device, and what other tabs changed of it; what isn't said there is as the profile has it. */
  begin(profile: ProfileTerms, tell: Tell): Promise<Changed>
  open(files: readonly File[], tell: Tell): Promise<Changed>
  /** Says what a file doesn't, and opens it again. */
  say(input: { name: string; said: Partial<Unsaid> }, tell: Tell): Promise<Changed>
  /** Forgets a statement, or a file of costs, by its name. */
  remove(name: string, tell: Tell): Promise<Changed>
  /** What a type of row is; without a kind it is unknown again. */
  mean(meaning: Meaning, tell: Tell): Promise<Changed>
  terms(said: Partial<BooksTerms>, tell: Tell): Promise<Changed>
  /** Cancels the reading of reports: what was there before stays. */
  cancel(input: null): Promise<void>
  look(period: Period): Promise<PeriodFacts | null>
  /** What the months of a currency come to, year by year. */
  months(asked: MonthsAsked): Promise<readonly YearResult[]>
  exportMonths(asked: MonthsFileAsked): Promise<NamedFile>
  /** The fragment that opens an article in the calculator, as it really was in a period; null where none was sold. */
  article(input: ArticleAsked): Promise<string | null>
  /** What the list could take over of a period. */
  realTerms(period: Period): Promise<RealTermsFacts>
  /** Remembers real costs among those of the list; whether they are kept. */
  rememberRealTerms(choice: RealTermsChoice): Promise<Kept>
  /** The results of a period as a file for Excel. */
  export(period: Period): Promise<NamedFile>
}
