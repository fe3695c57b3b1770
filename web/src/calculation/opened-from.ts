/** Where a calculation came from that was made elsewhere. */
export type OpenedFrom = 'link' | 'file'
