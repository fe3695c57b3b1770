/** Where an opened calculation came from. An article of the list has its own amounts, or on trial those that are tried. */
export type OpenedFrom = 'link' | 'file' | 'list' | 'trial'

/** The article of the list that a calculation is of, and its target margin as typed. Earlier versions kept no place. */
export type ListArticle = { name: string; sku: string; target: string; place?: number }

/** What an opened calculation replaces: the seller's own, or one that was opened before. */
export type Replaced = 'own' | 'opened'
