import { mostSavedCalculations } from '../../beta-limits.ts'

/** What the screen of saved calculations says. */
export const screenWords = {
  title: 'Calcoli salvati',
  back: 'Torna al calcolatore',
  places: (taken: number, all: number) => `${taken} di ${all} posti occupati`,
  loading: 'Caricamento calcoli salvati...',
  emptyTitle: 'Nessun calcolo salvato',
  emptyText: `Fai un calcolo e premi «Salva»: lo ritrovi qui, anche da un altro dispositivo. Nella versione beta puoi tenerne ${mostSavedCalculations}.`,
  failedTitle: 'I calcoli salvati non si vedono',
  failedText: 'Sono al sicuro: riprova tra poco.',
  load: 'Carica',
  remove: 'Elimina',
  confirmRemove: 'Sei sicuro di voler eliminare questo calcolo?',
  price: 'Prezzo con IVA',
  cost: { true: 'Costo (IVA inclusa)', false: 'Costo (senza IVA)' },
  margin: 'Margine',
  profit: 'Guadagno',
  differs: (margin: string) => `Con le tariffe di oggi il margine è ${margin}.`,
} as const
