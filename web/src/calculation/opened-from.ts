/** Where a calculation came from that was made elsewhere. */
export type OpenedFrom = 'link' | 'file'

/** What such a calculation takes the place of: the seller's own, or another that was opened in its place. */
export type Replaced = 'own' | 'opened'
