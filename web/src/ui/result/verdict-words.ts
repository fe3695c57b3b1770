/** What the figures of a verdict are called. */
export const verdictWords = {
  margine: 'MARGINE',
  guadagno: 'GUADAGNO',
  netto: 'NETTO',
  conIva: 'CON IVA',
  beforeTaxes: 'prima di imposte e contributi',
  netNote: 'prezzo senza IVA',
  grossNote: 'quanto paga il cliente',
  dopoImposte: 'DOPO IMPOSTE',
  afterTaxes: 'e contributi',
  prezzo: 'PREZZO',
  ricarico: 'Ricarico sui costi',
} as const
