/** Where the browser keeps who may use the pages without a network. */
export const personCache = 'margine.persona'

/** Where it keeps that somebody left: something else each time, and whom the server has yet to sign out. */
export const leavingCache = 'margine.uscita'
export const leavingKey = '/uscita'
