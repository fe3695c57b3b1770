/** The folder of the list among the files that the browser keeps for this site. */
export const listFolder = 'listino'

/** What is held by whoever writes or deletes that folder. */
export const listLock = 'margine.listino'

/** Under which key the columns of a seller's files are remembered. */
export const columnsKey = 'margine.colonne'
