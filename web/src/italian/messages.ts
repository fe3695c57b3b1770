import { noSlotLeft } from '@margine/contract'

/**
 * The specification's error catalogue, to the letter: what goes wrong with what is saved, in the words sellers read. What
 * other parts say is theirs: features/account/messages.ts, frame/header-words.ts.
 */
export const messages = {
  loadFailed: (message: string) => `Errore nel caricamento dei calcoli salvati: ${message}`,
  saveFailed: (message: string) => `Errore nel salvataggio del calcolo: ${message}`,
  removeFailed: (message: string) => `Errore nell'eliminazione del calcolo: ${message}`,
  limit: noSlotLeft,
} as const
