/** By what the tab keeps the fragment of an address that carries a calculation. */
export const linkKey = 'margine.link'

/** By what the tab keeps an article of the list on its way to the calculator. */
export const articleKey = 'margine.articolo'

/** By what the tab keeps how the list is looked at. */
export const viewKey = 'margine.vista'

/** By what the tab keeps that its person wants to sign out, on the way to the page that asks about their list. */
export const leavingWishKey = 'margine.uscita'
