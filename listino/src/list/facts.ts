import type { SaidElsewhere } from '../articles/elsewhere.ts'
import type { AccountFacts } from './account-facts.ts'
import type { TrueFees } from './import.ts'
import type { SheetFacts } from './sheet-facts.ts'
import type { UnusableRow } from './unusable.ts'

/** What became of a seller's changes when a newer file of the same shop was read. */
export type Carried = {
  /** Articles that are changed as before. */
  kept: number
  /** Prices that the newer file has. */
  settled: number
  /** What else was written, and the newer file says otherwise. */
  yielded: number
  /** Changed articles that the newer file doesn't have. */
  gone: number
  /** Changed articles that either file can't tell from another: nothing of them is carried. */
  unclear: number
}

/** An article that only the file before has, as that has it. */
export type GoneArticle = { sku: string; name: string; price: number; currency: string }

/** What is news in a list since the file of the same shop that was here before. */
export type SinceLast = {
  fileName: string
  /** How many articles are new, have another price that the seller didn't write, and another margin. */
  added: number
  repriced: number
  remargined: number
  /** How many are in the file before alone, and the first of them; those are missing in what an earlier version kept. */
  gone: number
  goneRows?: readonly GoneArticle[]
  /** How many can't be told from others. */
  unclear: number
}

/** What is known of the list itself. */
export type ListFacts = {
  fileName: string
  /** What kind of file it is; null for one that isn't known. */
  label: string | null
  articles: number
  /** How many rows can't be used, or only as articles whose costs can't be read. */
  unusable: number
  /** How many of these are articles; missing in what an earlier version kept. */
  unreadable?: number
  /** The first of these rows. */
  problems: readonly UnusableRow[]
  /** What is read of its columns, and of its sheets, where it has several. */
  account: AccountFacts
  sheets: SheetFacts | null
  /** How many articles the marketplace sends, and nothing says what it takes for that. */
  lacksFulfilment: number
  /** Of how many articles that Amazon sends the shipping may be its fee. */
  mayBeFee: number
  costs: CostFacts | null
  /** What became of the changes of the list before; null or missing where there were none. */
  carried?: Carried | null
  /** Null where there was no such file. */
  since?: SinceLast | null
  /** Whether the seller said what its columns are. */
  isChosen: boolean
  /** By the fees that it was read with. */
  trueFees: TrueFees
  /** Which of its amounts would be others if it were sold on other marketplaces; missing in what an earlier version kept. */
  elsewhere?: SaidElsewhere
  /** The same where it is compared there, at the prices that it has there. */
  compared?: SaidElsewhere
}

export type CostFacts = {
  /** The files that were joined since the list was read, the last one behind. */
  fileNames: readonly string[]
  /** What is read of the last one's columns; null where there is none. */
  account: AccountFacts | null
  /** How many articles have something of what they cost from remembered costs, and how many have no purchase cost. */
  found: number
  missing: number
  /** How many have another purchase cost by the file that was joined last. */
  changed: number
  /** How many have another purchase cost in their own file than was remembered, and whether the remembered one counts. */
  differing: number
  isOverOwn: boolean
  /** How many have their cost by their SKU without its end, and by another code. */
  withoutSuffix: number
  otherCode: number
  /** Whether articles are looked up by their SKU without its end too. */
  isLookedUpWithoutSuffix: boolean
  unused: number
  problems: number
}
