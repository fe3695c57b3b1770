import type { Channel } from '@margine/listino'
import type {
  AccountFacts,
  CategoryCount,
  ChangesTold,
  Choices,
  ColumnsAsked,
  CostsFound,
  FileElsewhere,
  ListFacts,
  Preview,
  Progress,
  SaidCounts,
  ShopFigures,
  Shown,
  SlowFigures,
  Terms,
} from '@margine/listino/list'
import { type ColumnKey, everything, type Filter, type Order } from '@margine/listino/list'
import type { Place } from '../../table/place.ts'
import type { CostsKept, ExportedFile, Keeping, ListHere, WhyUnread } from '../worker/api.ts'

/** A file that was given to the seller. */
export type GivenFile = Omit<ExportedFile, 'blob'>

/** All that the page shows of a list. */
export type ListState = {
  /** Null while there is no list. */
  facts: ListFacts | null
  /** The lists on this device, and of which marketplace the one is that is shown, or comes next; null before that is known. */
  lists: readonly ListHere[]
  marketplace: string | null
  /** Whether it is known what is on this device. */
  hasBegun: boolean
  /** Why a list on this device isn't read; null where there is none, or one is shown. */
  unread: WhyUnread | null
  /** Whether the list stays on this device; null while that isn't known. */
  keeping: Keeping | null
  /** Whether costs are remembered, and stay on the device. */
  costs: CostsKept
  /** Null while no file is being read. */
  progress: Progress | null
  /** Why a file couldn't be read. */
  failure: { message: string; elsewhere?: FileElsewhere | null } | null
  /** The file with columns to be asked about, and the figures of its first rows; null while there is none. */
  asked: ColumnsAsked | null
  preview: Preview | null
  /** The files that the list was read from, while the page has them at hand. */
  files: { articles: File | null; costs: readonly File[] }
  /** What a file of costs would do, until the seller says whether it does; null where there is none. */
  costsFound: { found: CostsFound; account: AccountFacts } | null
  /** The costs that a file brought while no list was here; null where none did. */
  remembered: { fileName: string; costs: number } | null
  /** What the last export came to; null where there was none. */
  exported: GivenFile | null
  isExporting: boolean
  terms: Terms
  filter: Filter
  order: Order | null
  /** The marketplaces that the list is compared on. */
  channels: readonly Channel[]
  /** The columns that the seller doesn't want to see. */
  hidden: readonly ColumnKey[]
  /** The scroll position before the page was left, until the articles are shown there. */
  place: Place | null
  figures: ShopFigures | null
  /** Null while it is being worked out. */
  slow: SlowFigures | null
  choices: Choices
  categories: readonly CategoryCount[]
  /** How many articles have their category from each of the seller's rules. */
  ruled: readonly number[]
  /** Of how many articles nobody said the category, in words; empty where there is nothing to say. */
  assumed: string
  /** Of how many articles files say each expense, and of how many they don't; null before there are figures. */
  said: SaidCounts | null
  /** By which rules articles outside Italy are calculated; empty where there is nothing to say. */
  abroad: string
  shown: Shown
  changes: ChangesTold
}

/** Where nothing is read, and nothing asked about a file. */
export const nothingAsked = { progress: null, asked: null, preview: null, costsFound: null }

export const emptyShown: Shown = { from: 0, rows: [], count: 0 }

export const worstFirst: Order = { column: 'margin', direction: 'ascending' }

export const emptyState = (terms: Terms): ListState => ({
  facts: null,
  lists: [],
  marketplace: null,
  hasBegun: false,
  unread: null,
  keeping: null,
  costs: { areThere: false, keeping: 'kept' },
  progress: null,
  failure: null,
  asked: null,
  preview: null,
  files: { articles: null, costs: [] },
  costsFound: null,
  remembered: null,
  exported: null,
  isExporting: false,
  terms,
  filter: everything,
  order: worstFirst,
  channels: [],
  hidden: [],
  place: null,
  figures: null,
  slow: null,
  choices: { marketplaces: [], categories: [], channels: [] },
  categories: [],
  ruled: [],
  assumed: '',
  said: null,
  abroad: '',
  shown: emptyShown,
  changes: { articles: 0, canUndo: false, canRedo: false },
})

/** How what is shown is looked at. */
export const lookIn = ({ terms, channels, filter, order }: ListState) => ({
  terms,
  channels,
  filter,
  order,
})
