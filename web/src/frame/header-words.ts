import { messages } from '../italian/messages.ts'

/** What stands in the header of the application and of the list, and in its menus. */
export const headerWords = {
  guide: 'Guida',
  listino: 'Listino',
  openMenu: 'Apri il menu',
  menu: 'Menu',
  closeMenu: 'Chiudi il menu',
  feedback: 'Feedback',
  settings: 'Impostazioni',
  userMenu: 'Menu utente',
  logout: 'Logout',
  logoutFailed: messages.logoutFailed,
} as const
