import type { News } from './news.ts'

/** Which articles are shown. */
export type Group =
  | 'all'
  | 'loss'
  | 'below'
  | 'dead'
  | 'noCost'
  /** It has a cost, and nobody knows its shipping, packaging or advertising. */
  | 'noExpense'
  /** What the marketplace says that it takes isn't in our table. */
  | 'otherFee'
  /** It loses money, sells little, and no price near its own breaks even. */
  | 'drop'
  /** The seller changed an amount of it. */
  | 'changed'
  /** The file of costs that was joined last says another purchase cost. */
  | 'newCost'
  /** Since the file before it is new, or its price or margin is another. */
  | News

export type Filter = {
  group: Group
  /** A bar of the histogram. */
  bin: number | null
  category: string | null
  text: string
}

export const everything: Filter = { group: 'all', bin: null, category: null, text: '' }

/** Bars of the histogram: the first holds all that is lower, the last all that is higher. */
export const bins = { from: -20, step: 5, count: 16 }
