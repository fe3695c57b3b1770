import type { Currency, Verdict } from '@margine/engine'
import type { CostBasis } from '../articles/cost-entry.ts'
import type { Problem } from '../articles/problem.ts'
import type { CategoryBasis } from '../categories/category-of.ts'
import type { ChannelCell } from '../channels/channel.ts'
import type { Expense, Spent } from '../costs/parts.ts'
import type { CostSource } from '../costs/remembered.ts'
import type { Sender } from '../layouts/senders.ts'
import type { RowVAT } from '../layouts/vat.ts'
import type { Amount } from './article-columns.ts'

/** An expense of an article, and who says it: files, the seller for all that have none of their own, or nobody. */
export type RowExpense = { amount: number; from: 'file' | 'all' | 'none' }

/** An article as everything that shows or writes it has it; an amount that there is none of is NaN. */
export type Row = {
  /** Its place among all articles. */
  id: number
  /** Where its row stands in its sheet, counted from 1, and the sheet, where the file was read from more than one; else empty. */
  row: number
  sheet: string
  sku: string
  name: string
  price: number
  cost: number
  costBasis: CostBasis
  /** Whether a cost of it includes VAT, typed or read; null where that is as chosen for all. */
  costIncludesVAT: boolean | null
  /** The file, or the hand, that its cost is from, and when; null where that is the list's own file. */
  costSource: CostSource | null
  /** What files say of the amounts that the seller changed. */
  read: Readonly<Partial<Record<Amount, number>>>
  /** What the category was before the seller wrote another; null where they didn't. */
  readCategory: string | null
  shipping: number
  /** Who sends it, as far as files tell; null where they don't. */
  sender: Sender | null
  /** Whether the marketplace sends it, and nothing says what it takes for that. */
  lacksFulfilment: boolean
  /** Whether nobody says its shipping, which counts as none. */
  lacksShipping: boolean
  /** What of these is said in euro, by files or for all, as entered: null where nobody says it, NaN where nobody knows. */
  entered: Readonly<Record<Spent, number | null>>
  /** VAT in percent; NaN where prices have none; and as its row says it, null where the terms' counts. */
  vat: number
  saidVAT: RowVAT | null
  /** What it lacks to have figures: `part` is a cost beside the purchase cost; null where nothing. */
  lacks: 'cost' | 'part' | 'rates' | 'vat' | null
  /** Why it has no figures, in particular; empty where it has. */
  problems: readonly Problem[]
  fees: number
  profit: number
  margin: number
  /** Pieces sold in a month, and what those leave; NaN where nobody says how many. */
  monthlySales: number
  monthlyProfit: number
  /** After taxes and contributions, in euro and in percent of the price; NaN in a regime that has none. */
  afterTax: number
  afterTaxShare: number
  /** Whether what is left after taxes is part of its verdict. */
  isJudgedAfterTax: boolean
  /** Null where it has no figures, a regime that may not be the seller's, or a fee for sending that isn't known and may change it. */
  verdict: Verdict | null
  /** Lowest prices; none where Amazon's fee for sending it isn't known. */
  minimum: number
  breakEven: number
  /** In a dead zone, the lower price that earns more, and how much more it earns. */
  better: number
  loss: number
  /** The category's name, and its key. */
  category: string
  categoryKey: string
  categoryBasis: CategoryBasis
  /** The seller's own percentage that it is charged instead of its category's, as typed; empty where there is none. */
  ownRate: string
  /** Whether it is charged as eligible for Prime. */
  isPrime: boolean
  country: string
  currency: Currency
  /** What the marketplace says that it takes, in percent; NaN where it doesn't say; and whether our table agrees. */
  truePercent: number
  tableAgrees: boolean
  /** What it comes to on the channels that are compared, in their order. */
  channels: readonly ChannelCell[]
  /** Whether none of those is known to leave more than the list's own marketplace. */
  isBest: boolean
  /** The statements that say it, or the category; null where the list's own file does, or nothing. */
  rateSource: CostSource | null
} & Record<Expense, RowExpense>
