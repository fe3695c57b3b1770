/** Where a calculation came from that was made elsewhere; from the list, as it is there or as it is tried there. */
export type OpenedFrom = 'link' | 'file' | 'list' | 'trial'

/**
 * The article of the seller's list that a calculation is of, and the margin aimed at there, as typed; its place in the list
 * is missing in what an earlier version kept.
 */
export type ListArticle = { name: string; sku: string; target: string; place?: number }

/** What such a calculation takes the place of: the seller's own, or another that was opened in its place. */
export type Replaced = 'own' | 'opened'
