/**
 * The Italian of what every page shares; `application-strings.ts` has that of the application's first screen. What a page
 * or a lazy part alone says travels with it; what the engine says of its own data is the engine's.
 */
export const strings = {
  product: 'Margine',
  beta: 'BETA',
  soon: 'SOON',
  dismiss: 'Chiudi il messaggio',

  footer: {
    label: 'Informazioni su Margine',
    rates: 'Tariffe',
    privacy: 'Privacy Policy',
    terms: 'Termini',
    support: 'Supporto',
  },

  dialog: { ok: 'OK', cancel: 'Annulla', confirm: 'Conferma' },

  /** Where a part of the page can't be shown, or not yet. */
  part: {
    loading: 'Caricamento…',
    retry: 'Riprova',
    retrying: 'Nuovo tentativo…',
    broken: 'Non riusciamo a mostrare questa parte di Margine. Riprova.',
    failed: {
      timedOut: 'Il caricamento ha superato i due minuti. Controlla la connessione e riprova.',
      unreachable: 'Il server non risponde. Controlla la connessione e riprova.',
      missing: 'Non riusciamo a caricare questa parte di Margine. Riprova tra poco.',
    },
  },

  api: {
    offline: 'Il server non risponde. Controlla la connessione e riprova.',
    unreadable: 'La risposta del server non è valida. Riprova tra poco.',
  },
} as const
