/** The folder of the list among the files that the browser keeps for this site, and its database where there are none. */
export const listFolder = 'listino'

/** What is held by whoever reads, writes or deletes them. */
export const listLock = 'margine.listino'
