/** What stands in the header of the application and of the list, and in its menus. */
export const headerWords = {
  guide: 'Guida',
  pages: 'Pagine',
  listino: 'Listino',
  consuntivo: 'Consuntivo',
  openMenu: 'Apri il menu',
  menu: 'Menu',
  closeMenu: 'Chiudi il menu',
  userMenu: 'Menu utente',
  /** Of the specification's error catalogue, to the letter. */
  logoutFailed: 'Impossibile effettuare il logout. Riprova.',
} as const
