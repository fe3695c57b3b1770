import { noSlotLeft } from '@margine/contract'

/**
 * The specification's error catalogue, to the letter: what goes wrong with what is saved, in the words sellers read. What
 * other parts say is theirs: features/account/messages.ts, frame/header-words.ts.
 */
const messages = {
  loadFailed: (message: string) => `Errore nel caricamento dei calcoli salvati: ${message}`,
  saveFailed: (message: string) => `Errore nel salvataggio del calcolo: ${message}`,
  removeFailed: (message: string) => `Errore nell'eliminazione del calcolo: ${message}`,
  limit: noSlotLeft,
} as const

/** What is said of saving, and of what is saved. */
export const savedWords = {
  unnamed: (date: string) => `Calcolo del ${date}`,
  askName: 'Che nome diamo a questo calcolo?',
  defaultName: (number: number) => `Calcolo Prodotto ${number}`,
  save: 'Salva',
  done: 'Salvato: lo trovi in «Salvati».',
  limit: messages.limit,
  offerReplacing: 'Sostituiscine uno',
  replaceTitle: 'Quale calcolo vuoi sostituire?',
  errorTitle: 'Errore Applicazione',
  loadFailed: messages.loadFailed,
  saveFailed: messages.saveFailed,
  removeFailed: messages.removeFailed,
  retry: 'Riprova',
  reload: 'Ricarica la pagina',
  signIn: 'Accedi',
  underWay: { save: 'Salvataggio in corso…', remove: 'Eliminazione in corso…' },
} as const
