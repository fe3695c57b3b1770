/** The folder of the list among the files that the browser keeps for this site, and its database where there are none. */
export const listFolder = 'listino'

/** What is held by whoever reads, writes or deletes them. */
export const listLock = 'margine.listino'

/** Under which key the columns of a seller's files are remembered. */
export const columnsKey = 'margine.colonne'
