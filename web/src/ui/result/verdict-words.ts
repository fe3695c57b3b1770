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
  afterTaxes: (contributions: string, share: string) => `${contributions} · ${share} del prezzo`,
  withContributions: 'e contributi',
  withoutContributions: 'senza contributi',
  askContributions: 'senza contributi: dimmi se sei iscritto',
  prezzo: 'PREZZO',
  ricarico: 'Ricarico sui costi',
} as const
