import { mostSavedCalculations } from '@margine/contract'
import { withArticle } from '../../italian/article.ts'

/** What the screen of saved calculations says. */
export const screenWords = {
  title: 'Calcoli salvati',
  back: 'Torna al calcolatore',
  slotsTaken: (taken: number, all: number) =>
    `${taken} ${taken === 1 ? 'calcolo salvato' : 'calcoli salvati'} su ${all}`,
  loading: 'Caricamento calcoli salvati...',
  emptyTitle: 'Nessun calcolo salvato',
  emptyText: `Fai un calcolo e premi «Salva»: lo ritrovi qui, anche da un altro dispositivo. Nella versione beta puoi salvarne ${mostSavedCalculations}.`,
  failedTitle: 'Non riusciamo a caricare i calcoli salvati',
  failedText: 'Quello che hai salvato è al sicuro: riprova tra poco.',
  exported: 'Hai un calcolo esportato? Aprilo da qui',
  orDrop: ', o trascina il file sulla pagina',
  openFile: 'Apri un file',
  savedOn: 'salvato',
  load: 'Carica',
  remove: 'Elimina',
  confirmRemove: 'Sei sicuro di voler eliminare questo calcolo?',
  price: 'Prezzo con IVA',
  onePrice: 'Prezzo',
  cost: { true: 'Costo (IVA inclusa)', false: 'Costo (senza IVA)' },
  commission: 'Commissione',
  margin: 'Margine',
  profit: 'Guadagno',
  /** The card of a record with an unreadable result and a readable form. */
  recalculated: 'Il risultato salvato non è leggibile: questo è quello con le tariffe attuali.',
  /** The card of a record that can't be shown. */
  unreadable: 'I dati di questo calcolo non sono leggibili: puoi solo eliminarlo.',
  differs: (margin: string) => `Con le tariffe attuali il margine è ${withArticle('del', margin)}.`,
} as const
