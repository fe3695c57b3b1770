import { messages } from './messages.ts'

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
