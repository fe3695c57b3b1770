import { noSlotLeft } from '@margine/contract'

/**
 * The specification's error catalogue, to the letter: what goes wrong, in the words sellers read. What the
 * pages before the application say is theirs: features/account/messages.ts.
 */
export const messages = {
  logoutFailed: 'Impossibile effettuare il logout. Riprova.',
  loadFailed: (message: string) => `Errore nel caricamento dei calcoli salvati: ${message}`,
  saveFailed: (message: string) => `Errore nel salvataggio del calcolo: ${message}`,
  removeFailed: (message: string) => `Errore nell'eliminazione del calcolo: ${message}`,
  limit: noSlotLeft,
} as const
