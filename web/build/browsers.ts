/** The oldest browsers that the pages are built for, and that people are told of. */
const oldest = { Chrome: '123', Firefox: '128', Safari: '17.5' }

/** The same for the build. */
export const targets = Object.entries(oldest).map(([name, version]) => name.toLowerCase() + version)

const names = Object.entries(oldest).map((browser) => browser.join(' '))

/** The same in Italian. */
export const oldestInWords = new Intl.ListFormat('it', { type: 'disjunction' }).format(names)

/** On every page, shown by a style sheet where a browser is older: it works without any script, and without what is missing. */
export const outdatedNote = `<p id="old" hidden>Margine ha bisogno di ${oldestInWords}, o di una versione più recente. Questo browser è più vecchio: qualcosa può non vedersi o non funzionare. Aggiornalo.</p>`
